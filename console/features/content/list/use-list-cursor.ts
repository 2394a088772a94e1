import { useNavigate } from '@tanstack/react-router'
import type { ContentCard } from '@vitrine/contract/content-item.ts'
import { useEffect, useRef, useState } from 'react'
import { singleKeysAreOn } from '#app/shell/keys.ts'

export interface Rows {
  cursor: string | undefined
  selected: ReadonlySet<string>
  /** With shift: all from the last one picked. */
  toggle: (id: string, withRange?: boolean) => void
  toggleAll: () => void
  clear: () => void
  /** Called when a row was opened: coming back, the cursor stands there. */
  open: (id: string) => void
}

/** The row a person came from; kept while the tab lives. */
let lastOpened: string | undefined

/** Cursor and selection of a list, moved with J K X Enter E (and arrows). A new question drops the selection. */
export function useListCursor(items: readonly ContentCard[], question: string): Rows {
  const navigate = useNavigate()
  const [cursor, setCursor] = useState(lastOpened)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const anchor = useRef<string | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is what resets the selection
  useEffect(() => setSelected(new Set()), [question])

  const open = (id: string) => {
    lastOpened = id
    setCursor(id)
  }
  const toggle = (id: string, withRange = false) => {
    const ids = items.map((item) => item.id)
    const from = withRange && anchor.current ? ids.indexOf(anchor.current) : -1
    const to = ids.indexOf(id)
    anchor.current = id
    setSelected((before) => {
      const next = new Set(before)
      if (from >= 0) for (const each of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(each)
      else if (!next.delete(id)) next.add(id)
      return next
    })
  }
  const move = (step: number) => {
    const at = items.findIndex((item) => item.id === cursor)
    const next = items[Math.max(0, Math.min(items.length - 1, at < 0 ? 0 : at + step))]
    if (!next) return
    setCursor(next.id)
    document.querySelector(`[data-row="${next.id}"]`)?.scrollIntoView({ block: 'nearest' })
  }

  const onKey = (event: KeyboardEvent) => {
    if (isBusyElsewhere(event)) return
    const letter = event.key.toLowerCase()
    const act = () => {
      if (event.key === 'ArrowDown') return move(1)
      if (event.key === 'ArrowUp') return move(-1)
      if (event.key === 'Escape' && selected.size > 0) return setSelected(new Set())
      if (event.key === 'Enter' && cursor && !isControl(event.target)) return go(cursor)
      if (!singleKeysAreOn()) return false
      if (letter === 'j') return move(1)
      if (letter === 'k') return move(-1)
      if (letter === 'x' && cursor) return toggle(cursor, event.shiftKey)
      if (letter === 'e' && cursor) return go(cursor)
      return false
    }
    if (act() !== false) event.preventDefault()
  }
  const go = (contentId: string) => {
    open(contentId)
    void navigate({ to: '/content/$contentId/{-$tab}', params: { contentId } })
  }
  const latest = useRef(onKey)
  latest.current = onKey
  useEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])

  return {
    cursor,
    selected,
    toggle,
    toggleAll: () =>
      setSelected((before) => new Set(before.size === items.length ? [] : items.map((item) => item.id))),
    clear: () => setSelected(new Set()),
    open,
  }
}

function isBusyElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return true
  const { target } = event
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      (target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(target.type)) ||
      /^(TEXTAREA|SELECT)$/.test(target.tagName))
  return isTyping || !!document.querySelector('[role="dialog"], [role="menu"]')
}

const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && !!target.closest('a, button, input, [role="menuitem"]')
