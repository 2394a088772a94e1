import type { Photograph } from './photograph.ts'

/** Houses and courtyards from outside, places of work. */
export const PLACES = {
  pavilion: {
    package: 'material-dashboard',
    file: 'products/product-1-min.jpg',
    alt: {
      en: 'Low white house with a long band of windows among pines and shrubs',
      ar: 'بيت أبيض منخفض بشريط طويل من النوافذ بين أشجار الصنوبر والشجيرات',
    },
  },
  houseDusk: {
    package: 'material-dashboard',
    file: 'products/product-2-min.jpg',
    alt: {
      en: 'House at dusk, its glazed dining room lit up beside a large tree',
      ar: 'بيت عند الغروب تضيء غرفة طعامه الزجاجية بجانب شجرة كبيرة',
    },
  },
  houseDuskGlass: {
    package: 'material-dashboard',
    file: 'products/product-2-min.jpg',
    crop: [0.42, 0.4, 0.58, 0.58],
    alt: {
      en: 'Glazed room with a dining table, lit at dusk',
      ar: 'غرفة زجاجية مضاءة عند الغروب فيها طاولة طعام',
    },
  },
  court: {
    package: 'material-dashboard',
    file: 'products/product-3-min.jpg',
    alt: {
      en: 'Walled courtyard with a pool, a climbing plant over a stone figure, and a dark wooden door',
      ar: 'فناء مسوّر فيه مسبح ونبتة متسلقة فوق تمثال حجري وباب خشبي داكن',
    },
  },
  courtDoor: {
    package: 'material-dashboard',
    file: 'products/product-3-min.jpg',
    crop: [0.36, 0.14, 0.6, 0.62],
    alt: {
      en: 'Dark wooden door in a pale courtyard wall above the edge of a pool',
      ar: 'باب خشبي داكن في جدار فناء فاتح عند حافة المسبح',
    },
  },
  entry: {
    package: 'material-dashboard',
    file: 'products/product-4-min.jpg',
    alt: {
      en: 'Lit entrance between upright cedar boards and dark cladding',
      ar: 'مدخل مضاء بين ألواح أرز عمودية وكسوة داكنة',
    },
  },
  houseSlope: {
    package: 'material-dashboard',
    file: 'products/product-5-min.jpg',
    alt: {
      en: 'Dark two-storey house on a slope at dusk, warm light in its windows',
      ar: 'بيت داكن من طابقين على منحدر عند الغروب ونوافذه مضاءة',
    },
  },
  houseYard: {
    package: 'material-dashboard',
    file: 'products/product-7-min.jpg',
    alt: {
      en: 'Back of a house opening to a lawn at dusk under a big gum tree',
      ar: 'واجهة بيت خلفية تنفتح على العشب عند الغروب تحت شجرة ضخمة',
    },
  },
  forest: {
    package: 'material-dashboard',
    file: 'ivancik.jpg',
    alt: {
      en: 'Low sun between the trunks of a pine wood',
      ar: 'شمس منخفضة بين جذوع غابة صنوبر',
    },
  },
  canal: {
    package: 'soft-ui-design-system',
    file: 'anastasia.jpg',
    alt: {
      en: 'Row of narrow gabled houses along the water under a blue sky',
      ar: 'صف من البيوت الضيقة على ضفة الماء تحت سماء زرقاء',
    },
  },
  longTable: {
    package: 'soft-ui-design-system',
    file: 'nastuh.jpg',
    alt: {
      en: 'Wide concrete-floored hall with dark window frames and a long table in the middle',
      ar: 'قاعة واسعة بأرضية خرسانية وإطارات نوافذ داكنة وطاولة طويلة في الوسط',
    },
  },
  workTable: {
    package: 'soft-ui-design-system',
    file: 'annie-spratt.jpg',
    alt: {
      en: 'People with laptops around a dark wooden table',
      ar: 'أشخاص حول طاولة خشبية داكنة يعملون على حواسيبهم',
    },
  },
  office: {
    package: 'material-dashboard',
    file: 'meeting.jpg',
    alt: {
      en: 'Workshop office with wooden desks where four people talk at a screen',
      ar: 'مكتب بطاولات خشبية يتحدث فيه أربعة أشخاص أمام شاشة',
    },
  },
  desk: {
    package: 'soft-ui-design-system',
    file: 'card-2.jpg',
    alt: {
      en: 'Oak table from above with a laptop, a pencil and a glass of tea',
      ar: 'طاولة من خشب البلوط من الأعلى عليها حاسوب وقلم وكوب شاي',
    },
  },
  tea: {
    package: 'soft-ui-design-system',
    file: 'card-2.jpg',
    crop: [0.68, 0.22, 0.32, 0.6],
    alt: {
      en: 'Glass of tea with a spoon on an oak table',
      ar: 'كوب شاي وملعقة على طاولة من خشب البلوط',
    },
  },
} as const satisfies Record<string, Photograph>
