import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Kbd } from './kbd.tsx'

interface Props {
  /** What changed, or which fields need a look. */
  text: ReactNode
  discard: string
  save: string
  busy?: boolean
  /** Why saving must wait; shown in the text's place. */
  blockedBecause?: string
  onSave: () => void
  onDiscard: () => void
}

/** Part 5 of an editing page: appears with the first change, names it, stays until saved or discarded. */
export function SaveBar({ text, discard, save, busy, blockedBecause, onSave, onDiscard }: Props) {
  return (
    <section className="v-savebar" aria-label={save}>
      <p aria-live="polite">{blockedBecause ?? text}</p>
      <div className="v-page-actions">
        <Button variant="default" onClick={onDiscard}>
          {discard}
        </Button>
        <Button
          loading={busy}
          variant={blockedBecause ? 'default' : 'filled'}
          aria-disabled={blockedBecause ? true : undefined}
          aria-keyshortcuts="Meta+S Control+S"
          onClick={blockedBecause ? undefined : onSave}
          c={blockedBecause ? 'var(--v-subtle)' : undefined}
          rightSection={
            <span className="v-hide-phone">
              <Kbd inverse={!blockedBecause}>{SAVE_KEYS}</Kbd>
            </span>
          }
        >
          {save}
        </Button>
      </div>
    </section>
  )
}

const SAVE_KEYS =
  typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘S' : 'Ctrl S'
