import { TextInput } from '@mantine/core'
import { RESERVED_PERMALINKS, toPermalink } from '@vitrine/domain/content/permalink.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useAccount } from '../data/use-account.ts'
import type { ItemForm } from './use-item-form.ts'

/** The address below the site's name; says while typing what it becomes (PUB-003 to PUB-005). */
export function PermalinkField({ form }: { form: ItemForm }) {
  const t = useText()
  const typed = form.values.seo.permalink
  const permalink = toPermalink(typed)
  const address = useSiteAddress(form)
  const note = !permalink
    ? t('content.permalinkEmpty')
    : RESERVED_PERMALINKS.has(permalink)
      ? t('content.permalinkReserved', { permalink })
      : permalink === typed
        ? address
        : t('content.permalinkBecomes', { permalink })
  return (
    <div>
      <TextInput
        data-field="seo.permalink"
        label={t('content.permalink')}
        description={t('content.permalinkHint')}
        dir="ltr"
        maxLength={300}
        placeholder={form.item.id}
        readOnly={form.readOnly}
        error={form.errors['seo.permalink']}
        value={typed}
        onChange={(event) => form.setPermalink(event.currentTarget.value)}
        onBlur={() => permalink !== typed && form.setPermalink(permalink)}
      />
      <p className="v-permalink-note" role="status">
        <bdi>{note}</bdi>
      </p>
    </div>
  )
}

/** Where the item will stand with what is typed now; only the path while the account has no host. */
export function useSiteAddress(form: ItemForm): string {
  const { siteUrl } = useAccount()
  const path = toPermalink(form.values.seo.permalink) || form.item.id
  return `${(siteUrl ?? '').replace(/\/$/, '')}/${path}`
}

/** 'harbor.example › walnut-kitchen' */
export const siteHost = (address: string): string =>
  address
    .replace(/^https?:\/\//, '')
    .split('/')
    .filter(Boolean)
    .join(' › ')
