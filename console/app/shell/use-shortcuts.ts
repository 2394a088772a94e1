import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { toggleFold } from './fold-store.ts'
import { GO_KEYS, singleKeysAreOn } from './keys.ts'
import { useMayCreate, useMenu } from './use-menu.ts'

interface Handlers {
  onPalette: () => void
  onHelp: () => void
}

/** Ms in which the second key must follow G. */
const SECOND_KEY_MS = 1500

/** Keys that work on every page. Lists and forms add their own. */
export function useShortcuts(handlers: Handlers): void {
  const router = useRouter()
  const menu = useMenu()
  const mayCreate = useMayCreate()
  const latest = useRef({ ...handlers, menu, mayCreate })
  latest.current = { ...handlers, menu, mayCreate }

  useEffect(() => {
    let goUntilMs = 0
    const go = (letter: string) => {
      const path = GO_KEYS[letter]
      const isOpen = latest.current.menu.some(({ entries }) => entries.some((entry) => entry.path === path))
      if (path && isOpen) void router.navigate({ to: path })
    }
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if ((event.metaKey || event.ctrlKey) && key === 'k') {
        event.preventDefault()
        latest.current.onPalette()
        return
      }
      if (
        event.defaultPrevented ||
        event.metaKey ||
        event.ctrlKey ||
        event.altKey ||
        isTyping(event.target) ||
        !singleKeysAreOn()
      )
        return
      if (document.querySelector('[role="dialog"]')) return
      if (Date.now() < goUntilMs) {
        goUntilMs = 0
        go(key)
      } else if (key === 'g') goUntilMs = Date.now() + SECOND_KEY_MS
      else if (key === 'c' && latest.current.mayCreate) void router.navigate({ to: '/content' })
      else if (key === '/') focusPageSearch(event, latest.current.onPalette)
      else if (key === '[') toggleFold()
      else if (key === '?') latest.current.onHelp()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [router])
}

/** A page marks its search field with data-page-search; without one the palette opens. */
function focusPageSearch(event: KeyboardEvent, otherwise: () => void): void {
  event.preventDefault()
  const field = document.querySelector<HTMLInputElement>('[data-page-search]')
  if (field) field.focus()
  else otherwise()
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}
