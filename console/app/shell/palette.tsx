import { Modal } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Kbd } from '@vitrine/ui/components/kbd.tsx'
import { Fragment, type KeyboardEvent, useEffect, useState } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import { type Jump, useJumps } from './use-jumps.tsx'
import './palette.css'

const ENTER_KEY = 'Enter'

/** ⌘K: pages, accounts and actions by name. A leading `>` shows actions only. */
export function Palette({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText()
  const [query, setQuery] = useState('')
  const [cursor, setCursor] = useState(0)
  const jumps = useJumps(query)
  useEffect(() => {
    if (opened) setQuery('')
  }, [opened])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question starts at its first answer
  useEffect(() => setCursor(0), [query])

  const run = (jump: Jump | undefined) => {
    if (!jump) return
    onClose()
    jump.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && jumps.length > 0) setCursor((cursor + step + jumps.length) % jumps.length)
    else if (event.key === 'Enter') run(jumps[cursor])
    else return
    event.preventDefault()
  }
  const optionId = (i: number) => `jump-${i}`
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      size={640}
      yOffset="12vh"
      centered={false}
      radius={14}
      attributes={{ content: { 'aria-label': t('shell.jump') } }}
    >
      <div className="v-pal">
        <div className="v-pal-question">
          <IconSearch size={19} color="var(--v-muted)" aria-hidden />
          <input
            data-autofocus
            role="combobox"
            aria-expanded
            aria-controls="jumps"
            aria-activedescendant={jumps.length > 0 ? optionId(cursor) : undefined}
            aria-label={t('shell.jump')}
            placeholder={t('shell.jump')}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <Kbd>Esc</Kbd>
        </div>
        <div id="jumps" role="listbox" aria-label={t('shell.jump')} tabIndex={-1}>
          {jumps.map((jump, i) => (
            <Fragment key={jump.id}>
              {jump.group !== jumps[i - 1]?.group && <h2 role="presentation">{jump.group}</h2>}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys */}
              {/* biome-ignore lint/a11y/useFocusableInteractive: the field above keeps the focus */}
              <div
                role="option"
                id={optionId(i)}
                className="v-pal-item"
                aria-selected={i === cursor}
                ref={(element) => {
                  if (i === cursor) element?.scrollIntoView({ block: 'nearest' })
                }}
                onPointerMove={() => setCursor(i)}
                onClick={() => run(jump)}
              >
                {jump.icon}
                <bdi>{jump.label}</bdi>
                {i === cursor && <Kbd>{ENTER_KEY}</Kbd>}
              </div>
            </Fragment>
          ))}
          {jumps.length === 0 && <p>{t('shell.jumpNothing', { query })}</p>}
        </div>
        <footer className="v-hide-phone">
          <span>
            <Kbd>↑</Kbd>
            <Kbd>↓</Kbd>
            {t('shell.jumpChoose')}
          </span>
          <span>
            <Kbd>{ENTER_KEY}</Kbd>
            {t('shell.jumpOpen')}
          </span>
          <span className="v-pal-end">
            <Kbd>&gt;</Kbd>
            {t('shell.jumpOnlyActions')}
          </span>
        </footer>
      </div>
    </Modal>
  )
}
