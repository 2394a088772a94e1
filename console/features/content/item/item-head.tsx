import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, IconExternalLink, IconLink, IconTrash, IconWorldOff } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useCopy } from '#app/clipboard/use-copy.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useRelativeTime } from '#app/i18n/use-relative-time.ts'
import { useSession } from '#app/session/session-query.ts'
import { useChangeStatus } from '../data/use-change-status.ts'
import { useDeleteContent } from '../data/use-delete-content.ts'
import { useMinute } from '../data/use-minute.ts'
import { ExactTime } from '../list/card-words.tsx'
import { StatusMenu } from './status-menu.tsx'
import type { ItemForm } from './use-item-form.ts'
import type { Saving } from './use-save-item.ts'

/** Where it stands, what it is called, what can be done with it; publishing saves first what is not saved yet. */
export function ItemHead({ form, saving }: { form: ItemForm; saving: Saving }) {
  const t = useText()
  const ago = useRelativeTime()
  useMinute()
  const { item } = form
  const title = item.title.trim() || t('content.untitled')
  const { user } = useSession()
  const editor = saving.savedVersion === item.version ? user : item.updatedBy
  return (
    <header className="v-item-head">
      <div className="v-shrink">
        <nav className="v-crumbs" aria-label={t('common.breadcrumb')}>
          <Link to="/content-overview">{t('navigation.content')}</Link>
          <span aria-hidden>/</span>
          <bdi>{item.contentType.label}</bdi>
        </nav>
        <h1 dir="auto">{title}</h1>
        <div className="v-meta">
          <StatusMenu item={item} group="content" />
          <StatusMenu item={item} group="publish" />
          <StatusMenu item={item} group="service" />
          <span className="v-hide-phone">
            <ExactTime at={item.updateDate}>{savedWords(t, ago(item.updateDate), editor, user.id)}</ExactTime>
          </span>
        </div>
      </div>
      <HeadActions form={form} saving={saving} title={title} />
    </header>
  )
}

function savedWords(
  t: ReturnType<typeof useText>,
  ago: string,
  editor: { id: string; name?: string } | null,
  ownId: string,
): string {
  if (editor?.id === ownId) return t('content.savedAgoByYou', { ago })
  return editor?.name ? t('content.savedAgoBy', { ago, name: editor.name }) : t('content.savedAgo', { ago })
}

function HeadActions({ form, saving, title }: { form: ItemForm; saving: Saving; title: string }) {
  const t = useText()
  const navigate = useNavigate()
  const changeStatus = useChangeStatus()
  const deleteContent = useDeleteContent()
  const { item } = form
  const isDirty = form.dirty.length > 0
  const isOut = item.status.publish !== 'notPublished'
  const publish = async () => {
    if (isDirty && !(await saving.save())) return
    changeStatus({ ...item, title }, { publish: isOut ? 'notPublished' : 'published' })
  }
  // What was not saved stays on this device, in case it is brought back.
  const remove = () => {
    deleteContent([{ id: item.id, title }])
    void navigate({ to: '/content-overview', ignoreBlocker: true })
  }
  const { isCopied, copy } = useCopy(t('content.linkCopied'))
  const copyLink = () => copy(item.isPublic && item.siteUrl ? item.siteUrl : window.location.href)
  return (
    <div className="v-page-actions">
      {item.isPublic && item.siteUrl && (
        <Button
          component="a"
          href={item.siteUrl}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink size={16} className="v-flip" />}
        >
          {t('content.viewOnSite')}
        </Button>
      )}
      {item.can.publish && !isOut && (
        <Button variant={isDirty ? 'default' : 'filled'} onClick={() => void publish()}>
          {t('content.publish')}
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('content.more')} className="v-item-more" data-copied={isCopied}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {item.can.publish && isOut && (
            <Menu.Item leftSection={<IconWorldOff size={16} />} onClick={() => void publish()}>
              {t('content.unpublish')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconLink size={16} />} onClick={copyLink}>
            {t('content.copyLink')}
          </Menu.Item>
          <Menu.Divider />
          {item.can.delete ? (
            <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={remove}>
              {t('content.delete')}
            </Menu.Item>
          ) : (
            <Menu.Label>{t('content.mayNotDelete')}</Menu.Label>
          )}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
