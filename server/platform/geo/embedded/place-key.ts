/**
 * What is compared of a place's name: without case, accents, vowel marks and punctuation, the same for
 * "İstanbul", "istanbul" and "ISTANBUL", for "إسطنبول" and "اسطنبول".
 */
export function placeKey(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replaceAll(/[ıøłđßæœةىکی]/g, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const PLAIN: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ة: 'ه',
  ى: 'ي',
  ک: 'ك',
  ی: 'ي',
}
