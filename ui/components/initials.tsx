import { initialsOf } from './initials-of.ts'

const COLORS = [
  '#2f6f8f',
  '#7a5195',
  '#b0503c',
  '#3f7d4e',
  '#a0653a',
  '#4b5fa8',
  '#96456b',
  '#50707a',
  '#7d6b2f',
  '#5a6f3a',
  '#8a4f4f',
]

interface Props {
  name: string
  /** px */
  size?: number
  /** Accounts are square, persons are round. */
  square?: boolean
  /** A picture takes the letters' place. */
  picture?: string | null
}

/** One of 11 fixed colours by name, so that a person keeps her colour everywhere; white on each reads above 4.5:1. */
export function Initials({ name, size = 22, square, picture }: Props) {
  const className = square ? 'v-ava v-ava--sq' : 'v-ava'
  if (picture) return <img className={className} src={picture} alt="" width={size} height={size} />
  return (
    <span
      className={className}
      aria-hidden
      style={{
        inlineSize: size,
        blockSize: size,
        fontSize: size * 0.4,
        background: COLORS[hash(name) % COLORS.length],
      }}
    >
      {initialsOf(name)}
    </span>
  )
}

const hash = (name: string) =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7)
