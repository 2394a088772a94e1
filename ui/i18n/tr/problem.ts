import type { problem as english } from '../en/problem.ts'
import type { SameKeys } from '../words.ts'

export const problem: SameKeys<typeof english> = {
  unknown: 'Bir şeyler ters gitti. Lütfen yeniden deneyin.',
  network: 'Sunucu yanıt vermiyor. Bağlantınızı denetleyip yeniden deneyin; hiçbir şey kaybolmadı.',
  tooManyAttempts: 'Çok fazla deneme yapıldı. Birkaç dakika bekleyip yeniden deneyin.',
  bodyTooLarge: 'Bu, sunucunun kabul ettiğinden büyük.',
  noPermission: 'İzniniz yok. Lütfen yöneticinizle görüşün.',
  userNotFound: 'Üzgünüz, kullanıcı bulunamadı',
  userDisabled: 'Bu kullanıcı devre dışı. Lütfen yöneticinizle görüşün.',
  wrongPassword: 'Parola yanlış',
  notFound: 'Bu artık yok veya başkasına ait.',
  notSignedIn: 'Oturumunuz kapandı. Yeniden giriş yapın.',
  invalidInput: 'Bazı alanları düzeltmeniz gerekiyor.',
  unavailable: 'Bu şu anda kullanılamıyor. Lütfen daha sonra yeniden deneyin.',
  linkNotValid: 'Bu bağlantı artık geçerli değil.',
  signUpClosed: 'Burada kayıt kapalı. Erişim için lütfen temsilcinizle iletişime geçin.',
  emailInUse: 'Bu e-posta adresi zaten kullanılıyor.',
  domainNotValid: 'Adres doğru değil',
  domainTaken: 'Bu alan adı zaten kullanılıyor.',
  foreignOrigin: 'Bu istek başka bir adresteki sayfadan geldiği için reddedildi.',
  cursorNotValid: 'Liste değişti. Baştan başlayın.',
  versionConflict: 'Bu arada başka biri bunu değiştirdi. Yeniden yükleyip değişikliğinizi tekrarlayın.',
  pictureRefused: 'Bu dosya görsel olarak kullanılamıyor. PNG, JPEG veya WebP seçin.',
}
