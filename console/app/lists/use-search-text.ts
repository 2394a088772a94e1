import { useEffect, useRef, useState } from 'react'

/** Ms of rest after which a search goes out. */
const REST_MS = 250

/** A search field's text, which follows the address and changes it once the typing rests. */
export function useSearchText(
  inAddress: string,
  toAddress: (text: string) => void,
): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(inAddress)
  const sent = useRef(inAddress)
  const latest = useRef(toAddress)
  latest.current = toAddress
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the clock
  useEffect(() => {
    if (text.trim() === inAddress) return
    const timer = setTimeout(() => {
      sent.current = text.trim()
      latest.current(sent.current)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  // our own words come back while one types on; anybody else's (Back, a chip, "show all") replace what stands here
  useEffect(() => {
    if (inAddress !== sent.current) setText(inAddress)
    sent.current = inAddress
  }, [inAddress])
  return [text, setText]
}
