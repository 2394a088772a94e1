import type { welcome as english } from '../en/welcome.ts'
import type { SameKeys } from '../words.ts'

export const welcome: SameKeys<typeof english> = {
  title: 'Hoş geldiniz, {name}',
  titleNoName: 'Hoş geldiniz',
  asHouse: 'Bu platformu siz yönetiyorsunuz.',
  asAgency: '{agency} için çalışıyorsunuz.',
  inAccount: '{account} hesabındasınız.',
  inNoAccount: 'Henüz bir hesaba bakmıyorsunuz.',
  firstSteps: 'Başlamak için iyi bir sıra',
  stepProfile: 'Adınızı ve dilinizi gözden geçirin',
  stepProfileHint: 'İş arkadaşlarınız, değiştirdiklerinizin yanında adınızı görür.',
  stepPickAccount: 'Çalışacağınız hesabı seçin',
  stepPickAccountHint: 'İstediğiniz an yukarıdan değiştirebilirsiniz.',
  stepCreate: 'Yeni bir şey gösterin',
  stepCreateHint: 'Bir proje, bir yazı, bir teklif: başlamak için bir başlık yeter.',
  stepContent: 'Hazır olanlara bakın',
  stepContentHint: 'Dünyaya gösterdikleriniz ve yolda olanlar.',
  stepSite: 'Herkese açık sayfalarınıza bakın',
  stepSiteHint: '{address} yeni sekmede açılır.',
  open: 'Aç',
}
