import type { common as english } from '../en/common.ts'
import type { SameKeys } from '../words.ts'

export const common: SameKeys<typeof english> = {
  save: 'Kaydet',
  saving: 'Kaydediliyor',
  discard: 'Vazgeç',
  cancel: 'İptal',
  close: 'Kapat',
  back: 'Geri',
  search: 'Ara',
  showMore: 'Daha fazla göster',
  retry: 'Yeniden dene',
  undo: 'Geri al',
  remove: 'Kaldır',
  loading: 'Yükleniyor',
  breadcrumb: 'Bulunduğunuz yer',
  noInfoYet: 'Henüz bilgi yok',
  required: 'zorunlu',
  clear: 'Temizle',
  copy: 'Kopyala',
  copyFailed: 'Tarayıcı kopyalamaya izin vermedi. Metni seçip elle kopyalayın.',
  copied: 'Kopyalandı',
  keysMove: 'gezin',
  keysOpen: 'aç',
  pickFromScreen: 'Ekrandan renk seç',
  unsavedOne: '{field} değişti',
  unsavedMany: { one: '{count} değişiklik kaydedilmedi', other: '{count} değişiklik kaydedilmedi' },
  fieldsNeedALook: {
    one: 'Bir alanı düzeltmeniz gerekiyor: {fields}',
    other: '{count} alanı düzeltmeniz gerekiyor: {fields}',
  },
}
