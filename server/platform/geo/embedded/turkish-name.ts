import { placeKey } from './place-key.ts'

interface Named {
  readonly name: string
  readonly ascii: string
  readonly country: string
  readonly others: readonly string[]
}

/** How Turkish calls a place, or null when that is no different from its own name. */
export function turkishNameOf({ name, ascii, country, others }: Named): string | null {
  if (country !== 'TR') return NAMES[`${country} ${ascii}`] ?? null
  const key = placeKey(name)
  const spelled = [name, ...others].find(
    (other) =>
      placeKey(other) === key &&
      /^[a-zçğıöşüâîû -]+$/i.test(other.normalize('NFC').replace('İ', 'i')) &&
      /[çğıöşüİ]/i.test(other),
  )
  return spelled === undefined || spelled === name ? null : spelled
}

const NAMES: Readonly<Record<string, string>> = {
  'AE Abu Dhabi': 'Abu Dabi',
  'AL Tirana': 'Tiran',
  'AM Yerevan': 'Erivan',
  'AT Vienna': 'Viyana',
  'AZ Baku': 'Bakü',
  'BA Sarajevo': 'Saraybosna',
  'BE Brussels': 'Brüksel',
  'BE Antwerpen': 'Anvers',
  'BG Sofia': 'Sofya',
  'BG Plovdiv': 'Filibe',
  'CH Geneve': 'Cenevre',
  'CH Zuerich': 'Zürih',
  'CN Beijing': 'Pekin',
  'CN Shanghai': 'Şanghay',
  'CY Nicosia': 'Lefkoşa',
  'CY Famagusta': 'Gazimağusa',
  'CY Kyrenia': 'Girne',
  'CY Limassol': 'Limasol',
  'CZ Prague': 'Prag',
  'DE Koeln': 'Köln',
  'DE Munich': 'Münih',
  'DK Copenhagen': 'Kopenhag',
  'DZ Algiers': 'Cezayir',
  'EG Alexandria': 'İskenderiye',
  'EG Cairo': 'Kahire',
  'EG Giza': 'Gize',
  'ES Barcelona': 'Barselona',
  'FR Marseille': 'Marsilya',
  'FR Strasbourg': 'Strazburg',
  'GB London': 'Londra',
  'GE Tbilisi': 'Tiflis',
  'GR Athens': 'Atina',
  'GR Thessaloniki': 'Selanik',
  'GR Alexandroupoli': 'Dedeağaç',
  'GR Komotini': 'Gümülcine',
  'GR Xanthi': 'İskeçe',
  'HU Budapest': 'Budapeşte',
  'IQ Baghdad': 'Bağdat',
  'IQ Basrah': 'Basra',
  'IQ Kirkuk': 'Kerkük',
  'IQ Mosul': 'Musul',
  'IR Tehran': 'Tahran',
  'IR Tabriz': 'Tebriz',
  'IT Florence': 'Floransa',
  'IT Genoa': 'Cenova',
  'IT Milan': 'Milano',
  'IT Naples': 'Napoli',
  'IT Rome': 'Roma',
  'IT Venice': 'Venedik',
  'KW Kuwait City': 'Kuveyt',
  'LB Beirut': 'Beyrut',
  'LY Tripoli': 'Trablus',
  'MA Casablanca': 'Kazablanka',
  'MA Marrakesh': 'Marakeş',
  'MK Skopje': 'Üsküp',
  'PL Warsaw': 'Varşova',
  'PS East Jerusalem': 'Doğu Kudüs',
  'PS Gaza': 'Gazze',
  'IL Jerusalem': 'Kudüs',
  'PT Lisbon': 'Lizbon',
  'RO Bucharest': 'Bükreş',
  'RO Constanta': 'Köstence',
  'RS Belgrade': 'Belgrad',
  'RU Moscow': 'Moskova',
  'RU Saint Petersburg': 'Sankt Petersburg',
  'SA Jeddah': 'Cidde',
  'SA Mecca': 'Mekke',
  'SA Medina': 'Medine',
  'SA Riyadh': 'Riyad',
  'SE Stockholm': 'Stokholm',
  'SG Singapore': 'Singapur',
  'SY Aleppo': 'Halep',
  'SY Damascus': 'Şam',
  'SY Latakia': 'Lazkiye',
  'TN Tunis': 'Tunus',
  'UA Kyiv': 'Kiev',
  'UA Odessa': 'Odesa',
  'UZ Samarkand': 'Semerkant',
  'UZ Bukhara': 'Buhara',
  'UZ Tashkent': 'Taşkent',
  'XK Pristina': 'Priştine',
}
