import { useEffect, useRef } from 'react'

/** ⌘S or Ctrl+S saves while there is something to save; the browser's own dialog never opens. */
export function useSaveKey(save: () => void, isActive: boolean): void {
  const latest = useRef({ save, isActive })
  latest.current = { save, isActive }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (latest.current.isActive) latest.current.save()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
