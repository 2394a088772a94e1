import { Tabs } from '@mantine/core'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { ContentItem } from '@vitrine/contract/content-item.ts'
import { FormSkeleton } from '@vitrine/ui/components/form-skeleton.tsx'
import { Notice } from '@vitrine/ui/components/notice.tsx'
import { lazy, Suspense } from 'react'
import { useSaveKey } from '#app/forms/use-save-key.ts'
import { useText } from '#app/i18n/language-context.ts'
import { useRelativeTime } from '#app/i18n/use-relative-time.ts'
import { ConflictNotices } from '../conflict/conflict-notices.tsx'
import { useAccount } from '../data/use-account.ts'
import { TABS, type TabNumber, tabOf } from './field-names.ts'
import { focusField } from './focus-field.ts'
import { ItemHead } from './item-head.tsx'
import { ItemSaveBar } from './item-save-bar.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { useItemForm } from './use-item-form.ts'
import { useSaveItem } from './use-save-item.ts'

const route = getRouteApi('/signed-in/content/$contentId/{-$tab}')

const MediaTab = lazy(async () => ({ default: (await import('./media-tab.tsx')).MediaTab }))
const DetailsTab = lazy(async () => ({ default: (await import('./details-tab.tsx')).DetailsTab }))
const PublishTab = lazy(async () => ({ default: (await import('./publish-tab.tsx')).PublishTab }))

/** The item's form: one save bar over all tabs, so that changing tabs loses nothing (CNT-024, CNT-025). */
export function ItemEditor({ item }: { item: ContentItem }) {
  const t = useText()
  const ago = useRelativeTime()
  const navigate = useNavigate()
  const account = useAccount()
  const form = useItemForm(account.id, item)
  const tab = tabOfAddress(route.useParams().tab)
  const openTab = (number: TabNumber) =>
    navigate({
      to: '/content/$contentId/{-$tab}',
      params: { contentId: item.id, tab: number === TABS.overview ? undefined : number },
      replace: true,
      resetScroll: false,
    })
  const saving = useSaveItem(account.id, form, (field) => {
    void openTab(tabOf(field)).then(() => focusField(field))
  })
  useSaveKey(() => void saving.save(), form.dirty.length > 0)
  const isDirty = form.dirty.length > 0
  const hasNotices =
    form.readOnly || (form.restoredAt !== undefined && isDirty) || (saving.conflict?.open.length ?? 0) > 0
  const notices = hasNotices && (
    <>
      {form.readOnly && <Notice tone="info" title={t('content.mayNotUpdate')} />}
      {form.restoredAt && isDirty && !saving.conflict && (
        <Notice tone="info" title={t('content.draftRestored', { ago: ago(form.restoredAt) })}>
          <p>{t('content.draftRestoredHint')}</p>
        </Notice>
      )}
      {saving.conflict && (
        <ConflictNotices form={form} conflict={saving.conflict} onDecided={saving.decide} />
      )}
    </>
  )
  return (
    <div className="v-page v-item">
      <ItemHead form={form} saving={saving} />
      <Tabs
        value={tab}
        onChange={(value) => void openTab(tabOfAddress(value ?? undefined))}
        classNames={{ root: 'v-item-tabs', list: 'v-item-tablist', panel: 'v-item-panel' }}
        keepMounted={false}
      >
        <Tabs.List aria-label={t('content.tabs')}>
          <Tabs.Tab value={TABS.overview}>{t('content.tabOverview')}</Tabs.Tab>
          <Tabs.Tab
            value={TABS.media}
            rightSection={form.media.length > 0 && <span className="v-sub v-num">{form.media.length}</span>}
          >
            {t('content.tabMedia')}
          </Tabs.Tab>
          <Tabs.Tab value={TABS.details}>{t('content.tabDetails')}</Tabs.Tab>
          <Tabs.Tab value={TABS.publish}>{t('content.tabPublish')}</Tabs.Tab>
        </Tabs.List>
        {tab !== TABS.overview && notices && <div className="v-item-notices">{notices}</div>}
        <Suspense fallback={<FormSkeleton label={t('common.loading')} />}>
          <Tabs.Panel value={TABS.overview}>
            <OverviewTab form={form} notices={notices} />
          </Tabs.Panel>
          <Tabs.Panel value={TABS.media}>
            <MediaTab form={form} />
          </Tabs.Panel>
          <Tabs.Panel value={TABS.details}>
            <DetailsTab form={form} />
          </Tabs.Panel>
          <Tabs.Panel value={TABS.publish}>
            <PublishTab form={form} />
          </Tabs.Panel>
        </Suspense>
      </Tabs>
      {isDirty && <ItemSaveBar form={form} saving={saving} />}
      <LeaveGuard form={form} saving={saving} />
    </div>
  )
}

const tabOfAddress = (tab: string | undefined): TabNumber =>
  Object.values(TABS).find((number) => number === tab) ?? TABS.overview
