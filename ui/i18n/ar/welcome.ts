import type { welcome as english } from '../en/welcome.ts'
import type { SameKeys } from '../words.ts'

export const welcome: SameKeys<typeof english> = {
  title: 'أهلًا {name}',
  titleNoName: 'أهلًا بك',
  asHouse: 'أنت تدير هذه المنصة.',
  asAgency: 'أنت تعمل لدى {agency}.',
  inAccount: 'أنت في حساب {account}.',
  inNoAccount: 'لم تفتح أي حساب بعد.',
  firstSteps: 'ترتيب جيد للبداية',
  stepProfile: 'راجع اسمك ولغتك',
  stepProfileHint: 'يرى زملاؤك اسمك بجانب ما تغيّره.',
  stepPickAccount: 'اختر الحساب الذي ستعمل فيه',
  stepPickAccountHint: 'يمكنك التبديل في أي وقت من الأعلى.',
  stepCreate: 'اعرض شيئًا جديدًا',
  stepCreateHint: 'مشروع أو مقال أو عرض: يكفي عنوان للبداية.',
  stepContent: 'اطّلع على الموجود',
  stepContentHint: 'كل ما تعرضه للعالم، وكل ما هو في الطريق.',
  stepSite: 'شاهد صفحاتك العامة',
  stepSiteHint: 'يُفتح {address} في نافذة جديدة.',
  open: 'فتح',
}
