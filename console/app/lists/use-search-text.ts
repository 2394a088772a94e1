import { useEffect, useRef, useState } from 'react'

/** Ms of rest after which a search goes out. */
const REST_MS = 250

/** A search field's text, which follows the address and changes it once the typing rests. */
export function useSearchText(
  inAddress: string,
  toAddress: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(inAddress)
  const latest = useRef(toAddress)
  latest.current = toAddress
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts the clock
  useEffect(() => {
    if (text === inAddress) return
    const timer = setTimeout(() => latest.current(text), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => setText(inAddress), [inAddress])
  return [text, setText]
}
