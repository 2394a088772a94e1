import { Modal, Switch } from '@mantine/core'
import type { TextKey } from '@vitrine/ui/i18n/dictionary.ts'
import { Fragment, useState } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import { GO_KEYS, modKey, setSingleKeys, singleKeysAreOn } from './keys.ts'
import { useMayCreate, useMenu } from './use-menu.ts'
import './key-hints.css'

const EVERYWHERE: [keys: string[], text: TextKey][] = [
  [[modKey('K')], 'shell.keyPalette'],
  [['/'], 'shell.keySearch'],
  [['['], 'shell.keyFold'],
  [[modKey('S')], 'shell.keySave'],
  [['Esc'], 'shell.keyClose'],
  [['?'], 'shell.keyHelp'],
]

const IN_LISTS: [keys: string[], text: TextKey][] = [
  [['J', 'K'], 'shell.keyMove'],
  [['X'], 'shell.keySelect'],
  [['Enter'], 'shell.keyOpen'],
]

/** The list behind `?`; single letters can be switched off there. */
export function KeyHints({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useText()
  const [on, setOn] = useState(singleKeysAreOn)
  const mayCreate = useMayCreate()
  const open = useMenu().flatMap(({ entries }) => entries)
  const go = Object.entries(GO_KEYS).flatMap(([letter, path]) => {
    const entry = open.find((each) => each.path === path)
    return entry ? [{ keys: ['G', letter.toUpperCase()], label: entry.label }] : []
  })
  const rows = (list: [string[], TextKey][]) => list.map(([keys, text]) => ({ keys, label: t(text) }))
  const everywhere = rows(EVERYWHERE)
  if (mayCreate) everywhere.splice(2, 0, { keys: ['C'], label: t('shell.createContent') })
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('shell.shortcuts')}
      size={620}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className="v-keys">
        <Keys title={t('shell.keysEverywhere')} rows={everywhere} />
        <div>
          {go.length > 0 && <Keys title={t('shell.keysGo')} rows={go} />}
          <Keys title={t('shell.keysLists')} rows={rows(IN_LISTS)} />
        </div>
      </div>
      <Switch
        mt="lg"
        label={t('shell.shortcutsOn')}
        description={t('shell.shortcutsHint')}
        checked={on}
        onChange={(event) => {
          setOn(event.currentTarget.checked)
          setSingleKeys(event.currentTarget.checked)
        }}
      />
    </Modal>
  )
}

function Keys({ title, rows }: { title: string; rows: { keys: string[]; label: string }[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {rows.map(({ keys, label }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              {keys.map((key) => (
                <kbd className="v-kbd" key={key} dir="ltr">
                  {key}
                </kbd>
              ))}
            </dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}
