import type { DemoAccount } from '../demo-data.ts'
import { noorProjects } from './projects.ts'
import { noorVoices } from './voices.ts'

/** دار نور in Amman: a business that works in Arabic throughout. */
export const noor: DemoAccount = {
  agency: 'kestrel',
  subDomain: 'noor',
  businessName: 'دار نور',
  language: 'ar',
  subscriptionType: 'paid',
  status: 'Enabled',
  description: 'نصمم البيوت في عمّان ونبنيها حول الضوء والظل، من الفناء إلى آخر رفّ في المكتبة.',
  phone: '+96265550142',
  email: 'salam@darnoor.example',
  address: 'شارع كلية الشريعة 18، جبل اللويبدة، عمّان',
  lat: 31.9572,
  lng: 35.9218,
  socialPlatforms: [
    { link: 'https://www.instagram.com/darnoor.amman', icon: 'instagram' },
    { link: 'https://www.facebook.com/darnoor.amman', icon: 'facebook' },
    { link: 'https://wa.me/96265550142', icon: 'whatsapp' },
  ],
  primaryColor: '#8a3d2b',
  palette: { wall: '#efe3d0', floor: '#c8a878', wood: '#6b4226', accent: '#8a3d2b' },
  people: [
    { email: 'noor@darnoor.example', firstName: 'نور', lastName: 'الخطيب', role: 'admin' },
    { email: 'samer@darnoor.example', firstName: 'سامر', lastName: 'حدّاد', role: 'admin' },
    {
      email: 'lina@darnoor.example',
      firstName: 'لينا',
      lastName: 'عوّاد',
      role: 'user',
      permissions: { contentType: { project: ['create', 'update'], blog: ['create', 'update'] } },
    },
  ],
  settings: {
    phoneNumberIg: '+962 6 555 0142',
    companyEmailIg: 'salam@darnoor.example',
    companyAddressIg: 'شارع كلية الشريعة 18، جبل اللويبدة، عمّان',
    liveSiteTextOptions: {
      ourProjectsSubtitle: 'بيوت وغرف وأفنية عملنا عليها، مع حكاية كل واحد منها كما حدثت.',
    },
  },
  taxonomy: {
    categories: ['بيوت كاملة', 'غرف جلوس', 'غرف نوم', 'مطابخ وطعام', 'أفنية وحدائق', 'مكاتب'],
    services: [
      {
        label: 'تصميم داخلي',
        alias: 'تصميم',
        description: 'مخططات ومواد وإضاءة، ومتابعة حتى تُعلَّق آخر ستارة.',
        cover: 'longRoom',
      },
      {
        label: 'ترميم البيوت القديمة',
        alias: 'ترميم',
        description: 'نحفظ الحجر والبلاط الأصلي، ونخفي الأسلاك والأنابيب حيث لا تُرى.',
        cover: 'loft',
      },
      {
        label: 'نجارة حسب الطلب',
        alias: 'نجارة',
        description: 'مكتبات وأبواب وطاولات من ورشتنا في ماركا.',
        cover: 'darkDining',
      },
      {
        label: 'تصميم الأفنية',
        alias: 'أفنية',
        description: 'ماء وظل ونبات يحتمل صيف عمّان.',
        cover: 'court',
      },
    ],
    labelGroups: {
      المادة: ['حجر', 'خشب الجوز', 'خشب البلوط', 'رخام', 'جلد', 'طوب'],
      الطابع: ['هادئ ومعاصر', 'بيت قديم', 'داكن ودافئ'],
      المكان: ['فناء', 'مدخل', 'زاوية قراءة', 'مجلس'],
    },
    fields: [
      { name: 'تاريخ التسليم', type: 'date', contentTypes: ['project'] },
      { name: 'المساحة بالمتر المربع', type: 'number', contentTypes: ['project'] },
      {
        name: 'نوع الحجر',
        type: 'select',
        options: ['معان', 'عجلون', 'رويشد', 'لا حجر'],
        contentTypes: ['project'],
      },
      { name: 'شارك في العمل', type: 'multiText', contentTypes: ['project'] },
      {
        name: 'يناسب',
        type: 'multiSelect',
        options: ['عائلة كبيرة', 'شقة صغيرة', 'ضيوف كثيرون', 'عمل من البيت'],
        contentTypes: ['project'],
      },
      { name: 'مصدر الحجر', type: 'mapAutocomplete', contentTypes: ['project'] },
      { name: 'ملاحظة داخلية', type: 'text', contentTypes: ['project'], group: 'للفريق', isPublic: false },
    ],
  },
  items: [...noorProjects, ...noorVoices],
}
