import type { MailTexts } from '../mail-text.ts'

export const tr: MailTexts = {
  greeting: 'Merhaba {name},',
  greetingWithoutName: 'Merhaba,',
  linkInstead: 'Düğme çalışmıyorsa bu adresi kopyalayıp tarayıcınıza yapıştırın:',
  sentBy: 'Bu ileti {app} tarafından gönderildi.',
  privacy: 'Gizlilik politikası',
  validFor: { oneHour: '1 saat', oneDay: '24 saat', sevenDays: '7 gün' },
  confirmSignUp: {
    subject: '{app} için e-posta adresinizi onaylayın',
    preview: 'Bağlantıyı açın, parolanızı girin; hesabınız kullanıma hazır.',
    heading: 'E-posta adresinizi onaylayın',
    paragraphs: [
      '{app} hizmetine kaydolduğunuz için teşekkür ederiz. Lütfen bu adresin size ait olduğunu onaylayın: bağlantıyı açıp kaydolurken seçtiğiniz parolayı girin. Ardından hesabınız kullanıma hazır olacak.',
    ],
    action: 'Adresi onayla',
    note: 'Bağlantı {valid} boyunca geçerlidir. Kaydolan siz değilseniz bu iletiyi yok sayabilirsiniz; hiçbir işlem yapılmaz.',
  },
  passwordReset: {
    subject: '{app} için yeni bir parola belirleyin',
    preview: 'Hesabınız için yeni bir parola istendi.',
    heading: 'Yeni bir parola belirleyin',
    paragraphs: ['{app} hesabınız için yeni bir parola istendi. Bu isteği büyük olasılıkla siz yaptınız.'],
    action: 'Yeni parola belirle',
    note: 'Bağlantı {valid} boyunca geçerlidir ve yalnızca bir kez kullanılabilir. İsteği siz yapmadıysanız bu iletiyi yok sayın: parolanız olduğu gibi kalır.',
  },
  addressRegistered: {
    subject: 'Zaten bir {app} hesabınız var',
    preview: 'Mevcut hesabınızla oturum açın.',
    heading: 'Zaten bir hesabınız var',
    paragraphs: [
      'Bu e-posta adresiyle {app} hizmetine kaydolunmak istendi. Adres zaten bir hesaba ait olduğu için ikinci bir hesap oluşturulmadı.',
      'Parolanızla oturum açın. Parolanızı unuttuysanız oturum açma sayfasında yenisini belirleyebilirsiniz.',
    ],
    action: 'Oturum açmaya git',
    note: 'Bu siz değilseniz iletiyi yok sayabilirsiniz. Hesabınızda hiçbir şey değişmedi.',
  },
}
