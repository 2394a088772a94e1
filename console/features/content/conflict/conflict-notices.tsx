import { Button } from '@mantine/core'
import type { ContentDraft } from '@vitrine/domain/content/draft.ts'
import { mergeMedia } from '@vitrine/domain/content/merge.ts'
import { Notice } from '@vitrine/ui/components/notice.tsx'
import { useText } from '#app/i18n/language-context.ts'
import { useRelativeTime } from '#app/i18n/use-relative-time.ts'
import { useFieldNames } from '../item/field-names.ts'
import { splitField } from '../item/item-draft.ts'
import { takeFields } from '../item/rebase.ts'
import type { ItemForm } from '../item/use-item-form.ts'
import type { Choice, Conflict } from './conflict-state.ts'
import { joinHtml, joinTexts } from './join-texts.ts'
import { useFieldWords } from './use-field-words.ts'
import { wordDiff } from './word-diff.ts'
import './conflict.css'

interface Props {
  form: ItemForm
  conflict: Conflict
  onDecided: (field: string) => void
}

const LISTS = ['businessCategories', 'businessServices', 'businessLabels'] as const
const TEXTS = [
  'title',
  'seo.title',
  'seo.description',
  'testimonial.customerName',
  'testimonial.customerTitle',
]

/** One notice for each field that two people changed: what differs, and three ways on. Nothing is lost before one is taken. */
export function ConflictNotices({ form, conflict, onDecided }: Props) {
  const decide = (field: string, choice: Choice) => {
    form.replace((edited) => ({ ...edited, values: decided(edited.values, conflict.theirs, field, choice) }))
    onDecided(field)
  }
  return (
    <div className="v-conflicts">
      {conflict.open.map((field) => (
        <FieldConflict
          key={field}
          {...{ form, conflict, field }}
          onDecide={(choice) => decide(field, choice)}
        />
      ))}
    </div>
  )
}

function FieldConflict({
  form,
  conflict,
  field,
  onDecide,
}: {
  form: ItemForm
  conflict: Conflict
  field: string
  onDecide: (choice: Choice) => void
}) {
  const t = useText()
  const ago = useRelativeTime()
  const namesOf = useFieldNames()
  const wordsOf = useFieldWords(form)
  const name = namesOf([field])
  const theirs = wordsOf(conflict.theirs, field)
  const mine = wordsOf(form.values, field)
  const title =
    conflict.changedBy && conflict.changedAt
      ? t('content.conflictBy', { name: conflict.changedBy, field: name, ago: ago(conflict.changedAt) })
      : t('content.conflictBySomebody', { field: name })
  const mayJoin = isText(field) || LISTS.some((list) => list === field) || field === 'media'
  return (
    <Notice
      tone="warning"
      title={title}
      actions={
        <>
          {mayJoin && (
            <Button size="xs" onClick={() => onDecide('both')}>
              {t('content.editBoth')}
            </Button>
          )}
          <Button size="xs" variant="default" onClick={() => onDecide('mine')}>
            {t('content.keepMine')}
          </Button>
          <Button size="xs" variant="default" onClick={() => onDecide('theirs')}>
            {t('content.takeTheirs')}
          </Button>
        </>
      }
    >
      {isText(field) ? (
        <>
          <p className="v-conflict-legend">{t('content.conflictLegend')}</p>
          <div className="v-card v-diff v-conflict-diff" dir="auto">
            {wordDiff(theirs, mine).map(({ kind, text }, i) => {
              const Mark = kind === 'same' ? 'span' : kind === 'theirs' ? 'del' : 'ins'
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
              return <Mark key={i}>{text}</Mark>
            })}
          </div>
        </>
      ) : (
        <dl className="v-card v-diff v-conflict-diff">
          <dt>{t('content.conflictTheirs')}</dt>
          <dd>
            <bdi>{theirs || t('content.conflictEmpty')}</bdi>
          </dd>
          <dt>{t('content.conflictMine')}</dt>
          <dd>
            <bdi>{mine || t('content.conflictEmpty')}</bdi>
          </dd>
        </dl>
      )}
    </Notice>
  )
}

const isText = (field: string) => field === 'description' || TEXTS.includes(field)

/** The values after a choice about one field. */
export function decided(
  mine: ContentDraft,
  theirs: ContentDraft,
  field: string,
  choice: Choice,
): ContentDraft {
  if (choice === 'mine') return mine
  if (choice === 'theirs') return takeFields(mine, theirs, [field])
  const list = LISTS.find((each) => each === field)
  if (list) return { ...mine, [list]: [...new Set([...theirs[list], ...mine[list]])] }
  if (field === 'media') return { ...mine, media: [...new Set(mergeMedia(mine.media, [], theirs.media))] }
  if (field === 'description') return { ...mine, description: joinHtml(theirs.description, mine.description) }
  const [group, part] = splitField(field)
  const both = joinTexts(textAt(theirs, group, part), textAt(mine, group, part))
  return takeFields(mine, withText(mine, group, part, both), [field])
}

function textAt(draft: ContentDraft, group: string, part: string): string {
  if (group === 'title') return draft.title
  const whole: object = group === 'seo' ? draft.seo : draft.testimonial
  const value: unknown = Object.entries(whole).find(([key]) => key === part)?.[1]
  return typeof value === 'string' ? value : ''
}

function withText(draft: ContentDraft, group: string, part: string, text: string): ContentDraft {
  if (group === 'title') return { ...draft, title: text }
  if (group === 'seo') return { ...draft, seo: { ...draft.seo, [part]: text } }
  return { ...draft, testimonial: { ...draft.testimonial, [part]: text } }
}
