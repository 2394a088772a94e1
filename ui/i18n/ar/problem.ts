import type { problem as english } from '../en/problem.ts'
import type { SameKeys } from '../words.ts'

export const problem: SameKeys<typeof english> = {
  unknown: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
  network: 'الخادم لا يجيب. تحقّق من اتصالك وأعد المحاولة؛ لم يُفقد شيء.',
  tooManyAttempts: 'محاولات كثيرة. انتظر بضع دقائق ثم حاول مجددًا.',
  bodyTooLarge: 'هذا أكبر مما يقبله الخادم.',
  noPermission: 'ليست لديك صلاحية. يُرجى التواصل مع المسؤول.',
  userNotFound: 'عذرًا، المستخدم غير موجود',
  userDisabled: 'هذا المستخدم معطّل. يُرجى التواصل مع المسؤول.',
  wrongPassword: 'كلمة المرور غير صحيحة',
  notFound: 'لم يعد هذا موجودًا أو أنه يخص غيرك.',
  notSignedIn: 'انتهت جلستك. سجّل الدخول مجددًا.',
  invalidInput: 'بعض الحقول تحتاج إلى مراجعة.',
  unavailable: 'هذا غير متاح الآن. يُرجى المحاولة لاحقًا.',
  linkNotValid: 'لم يعد هذا الرابط صالحًا.',
  signUpClosed: 'التسجيل مغلق هنا. يُرجى التواصل مع وكيلك للحصول على الدخول.',
  emailInUse: 'عنوان البريد الإلكتروني هذا مستخدم بالفعل.',
  domainNotValid: 'العنوان غير صحيح',
  domainTaken: 'هذا النطاق مستخدم بالفعل.',
  foreignOrigin: 'جاء هذا الطلب من صفحة على عنوان آخر فرُفض.',
  cursorNotValid: 'تغيّرت القائمة. ابدأ من أولها.',
  versionConflict: 'غيّر شخص آخر هذا في هذه الأثناء. أعد التحميل وكرّر تغييرك.',
  pictureRefused: 'لا يمكن استخدام هذا الملف كصورة. اختر PNG أو JPEG أو WebP.',
}
