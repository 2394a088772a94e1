const HEX = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

/** A brand's colour for a button, and the text colour that reads best on it; a fallback when it is no colour. */
export function buttonColours(primaryColour: string | undefined): {
  background: string
  text: '#ffffff' | '#111111'
} {
  const match = HEX.exec(primaryColour ?? '')
  if (match === null) return { background: FALLBACK, text: '#ffffff' }
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => linear(Number.parseInt(part, 16) / 255))
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  const onWhite = 1.05 / (luminance + 0.05)
  const onDark = (luminance + 0.05) / (DARK_LUMINANCE + 0.05)
  return {
    background: `#${match.slice(1).join('').toLowerCase()}`,
    text: onWhite >= onDark ? '#ffffff' : '#111111',
  }
}

const FALLBACK = '#1f4b43'
const DARK_LUMINANCE = 0.0056

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
