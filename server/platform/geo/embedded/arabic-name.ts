/** Letters of Arabic itself: names in Persian, Urdu, Kurdish or Uyghur use others. */
const ARABIC = /^[\u0621-\u063A\u0641-\u0652 ]+$/
const VOWEL_MARKS = /[\u064B-\u0652]/g

/** The table does not say which language a name is in; this picks the one that reads most like Arabic, or null. */
export function arabicNameOf(place: {
  country: string
  ascii: string
  others: readonly string[]
}): string | null {
  return NAMES[`${place.country} ${place.ascii}`] ?? likeliest(place.others)
}

function likeliest(names: readonly string[]): string | null {
  const found = new Map<string, number>()
  for (const name of names) {
    if (!ARABIC.test(name)) continue
    const bare = name.replaceAll(VOWEL_MARKS, '').trim()
    found.set(bare, (found.get(bare) ?? likeness(bare)) + 1)
  }
  const [best] = [...found].sort(([, one], [, other]) => other - one)
  return best?.[0] ?? null
}

function likeness(name: string): number {
  let points = 0
  if (/^ال/.test(name)) points += 2
  if (/ة$/.test(name)) points += 1
  if (/ى./.test(name) || /ه$/.test(name)) points -= 2
  if (/ى$/.test(name)) points -= 1
  if (/[^ ]أ/.test(name)) points -= 1
  return points
}

/** Places whose Arabic name the table lacks or hides among others. */
const NAMES: Readonly<Record<string, string>> = {
  'AE Dubai': 'دبي',
  'AE Abu Dhabi': 'أبوظبي',
  'IR Tehran': 'طهران',
  'IT Rome': 'روما',
  'PK Karachi': 'كراتشي',
  'TR Gaziantep': 'غازي عنتاب',
  'TR Istanbul': 'إسطنبول',
  'TR Mersin': 'مرسين',
  'TR Sanliurfa': 'شانلي أورفا',
  'TR UEskuedar': 'أسكدار',
  'TR Kadikoey': 'قاضي كوي',
  'US Chicago': 'شيكاغو',
}
