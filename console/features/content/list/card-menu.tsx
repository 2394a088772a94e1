import { ActionIcon, Menu } from '@mantine/core'
import {
  IconArrowBackUp,
  IconCheckbox,
  IconDots,
  IconExternalLink,
  IconPencil,
  IconTrash,
  IconWorldOff,
  IconWorldUpload,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ContentCard } from '@vitrine/contract/content-item.ts'
import { useText } from '#app/i18n/language-context.ts'
import { siteAddress } from '../data/site-address.ts'
import { useAccount } from '../data/use-account.ts'
import { useChangeStatus } from '../data/use-change-status.ts'
import { useDeleteContent, useRestoreContent } from '../data/use-delete-content.ts'
import { titleOf } from './card-words.tsx'

interface Props {
  card: ContentCard
  isTrash: boolean
  onOpen: () => void
  /** Where no tick box is shown, the menu begins a selection. */
  onSelect?: () => void
}

/** What can be done with one item; what a person may not do says why. */
export function CardMenu({ card, isTrash, onOpen, onSelect }: Props) {
  const t = useText()
  const title = titleOf(card, t)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon className="v-over-link" aria-label={t('content.actionsFor', { title })}>
          <IconDots size={17} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onSelect && (
          <Menu.Item leftSection={<IconCheckbox size={16} />} onClick={onSelect}>
            {t('content.select')}
          </Menu.Item>
        )}
        {isTrash ? (
          <TrashItems card={card} title={title} />
        ) : (
          <Items card={card} title={title} onOpen={onOpen} />
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

function Items({ card, title, onOpen }: { card: ContentCard; title: string; onOpen: () => void }) {
  const t = useText()
  const { siteUrl } = useAccount()
  const changeStatus = useChangeStatus()
  const deleteContent = useDeleteContent()
  const address = siteAddress(siteUrl, card)
  const isPublic = card.status.publish !== 'notPublished'
  return (
    <>
      <Menu.Item
        leftSection={<IconPencil size={16} />}
        onClick={onOpen}
        renderRoot={(props) => (
          <Link to="/content/$contentId/{-$tab}" params={{ contentId: card.id }} {...props} />
        )}
      >
        {t('content.open')}
      </Menu.Item>
      {address && (
        <Menu.Item
          component="a"
          href={address}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink size={16} className="v-flip" />}
        >
          {t('content.viewOnSite')}
        </Menu.Item>
      )}
      {card.can.publish && (
        <Menu.Item
          leftSection={isPublic ? <IconWorldOff size={16} /> : <IconWorldUpload size={16} />}
          onClick={() =>
            changeStatus({ ...card, title }, { publish: isPublic ? 'notPublished' : 'published' })
          }
        >
          {t(isPublic ? 'content.unpublish' : 'content.publish')}
        </Menu.Item>
      )}
      <Menu.Divider />
      {card.can.delete ? (
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} />}
          onClick={() => deleteContent([{ id: card.id, title }])}
        >
          {t('content.delete')}
        </Menu.Item>
      ) : (
        <Menu.Label>{t('content.mayNotDelete')}</Menu.Label>
      )}
    </>
  )
}

function TrashItems({ card, title }: { card: ContentCard; title: string }) {
  const t = useText()
  const restore = useRestoreContent()
  if (!card.can.delete) return <Menu.Label>{t('content.mayNotRestore')}</Menu.Label>
  return (
    <Menu.Item
      leftSection={<IconArrowBackUp size={16} className="v-flip" />}
      onClick={() => restore([{ id: card.id, title }])}
    >
      {t('content.restore')}
    </Menu.Item>
  )
}
