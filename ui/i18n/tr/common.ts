import type { common as english } from '../en/common.ts'
import type { SameKeys } from '../words.ts'

export const common: SameKeys<typeof english> = {
  save: 'Kaydet',
  saving: 'Kaydediliyor',
  discard: 'Vazgeç',
  close: 'Kapat',
  back: 'Geri',
  search: 'Ara',
  showMore: 'Daha fazla göster',
  retry: 'Yeniden dene',
  undo: 'Geri al',
  loading: 'Yükleniyor',
  breadcrumb: 'Bulunduğunuz yer',
  clear: 'Temizle',
  copyFailed: 'Tarayıcı kopyalamaya izin vermedi. Metni seçip elle kopyalayın.',
  keysMove: 'gezin',
  keysOpen: 'aç',
  saturation: 'Doygunluk ve parlaklık',
  hue: 'Renk tonu',
  pickFromScreen: 'Ekrandan renk seç',
  unsavedOne: '{field} değişti',
  unsavedMany: { one: '{count} değişiklik kaydedilmedi', other: '{count} değişiklik kaydedilmedi' },
  fieldsNeedALook: {
    one: 'Bir alanı düzeltmeniz gerekiyor: {fields}',
    other: '{count} alanı düzeltmeniz gerekiyor: {fields}',
  },
  conflictTitle: 'Bu arada başka biri kaydetti',
  conflict:
    'Değişiklikleriniz alanlarda duruyor. Onlarınkini görmek için kayıtlı hâli yükleyin; sizinkiler silinir.',
  loadSaved: 'Kayıtlı hâli yükle',
  colorNotValid: 'Renk #1f6feb biçiminde olmalıdır.',
  urlNotValid: 'Adres doğru değil',
}
