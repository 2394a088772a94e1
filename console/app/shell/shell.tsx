import { AppShell, Drawer } from '@mantine/core'
import { Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { mayVisit, ruleOf } from '@vitrine/domain/navigation/access.ts'
import { Suspense, useEffect, useState } from 'react'
import { useLanguage } from '#app/i18n/language-context.ts'
import { useLiveChanges } from '#app/live/use-live-changes.ts'
import { NoPermissionPage } from '#app/pages/no-permission-page.tsx'
import { adoptLook } from '#app/session/adopt-look.ts'
import { menuFacts } from '#app/session/menu-facts.ts'
import { useSession } from '#app/session/session-query.ts'
import { useFold } from './fold-store.ts'
import { InsideBanner } from './inside-banner.tsx'
import { KeyHints } from './key-hints.tsx'
import { LazyPalette } from './lazy-palette.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PhoneTabs } from './phone-tabs.tsx'
import { SideNav } from './side-nav.tsx'
import { Toolbar } from './toolbar.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import './shell.css'

/** The frame around every signed-in page (NAV-001 to NAV-006, NAV-016). */
export function Shell() {
  const session = useSession()
  const { t, textIfAny } = useLanguage()
  const { pathname } = useLocation()
  const folded = useFold()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [paletteOpenings, setPaletteOpenings] = useState(0)
  const openPalette = () => setPaletteOpenings((n) => n + 1)
  useShortcuts({ onPalette: openPalette, onHelp: () => setHelpOpen(true) })
  useLiveChanges()
  useEffect(() => adoptLook(session), [session])
  useCloseOnNavigation(() => setMenuOpen(false))

  const isAllowed = mayVisit(pathname, session.viewRole, menuFacts(session))
  const top = session.isSwitched ? 'var(--v-asbanner)' : 0
  return (
    <>
      <a className="v-skip" href="#page">
        {t('shell.skipToContent')}
      </a>
      {session.isSwitched && <InsideBanner />}
      <AppShell
        layout="alt"
        padding={0}
        withBorder={false}
        transitionDuration={120}
        header={{ height: 52 }}
        navbar={{ width: folded ? 64 : 280, breakpoint: 'lg', collapsed: { mobile: true } }}
        styles={{ navbar: { insetBlockStart: top }, header: { insetBlockStart: top } }}
      >
        <AppShell.Header className="v-shell-header">
          <Toolbar onMenu={() => setMenuOpen(true)} onJump={openPalette} onHelp={() => setHelpOpen(true)} />
        </AppShell.Header>
        <AppShell.Navbar className="v-shell-navbar" aria-label={t('shell.mainMenu')}>
          <SideNav folded={folded} />
        </AppShell.Navbar>
        <AppShell.Main id="page" tabIndex={-1} className="v-main-pad">
          <OfflineNotice />
          <Suspense>
            {isAllowed ? <Outlet /> : <NoPermissionPage page={titleOf(pathname, textIfAny)} />}
          </Suspense>
        </AppShell.Main>
      </AppShell>
      <Drawer
        opened={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        position="left"
        size={300}
        withCloseButton={false}
        padding={0}
        title={<span className="v-visually-hidden">{t('shell.mainMenu')}</span>}
        classNames={{ content: 'v-shell-drawer', header: 'v-visually-hidden', body: 'v-shell-drawer-body' }}
      >
        <nav aria-label={t('shell.mainMenu')} className="v-shell-drawer-body">
          <SideNav folded={false} inDrawer />
        </nav>
      </Drawer>
      <PhoneTabs />
      <KeyHints opened={isHelpOpen} onClose={() => setHelpOpen(false)} />
      <LazyPalette openings={paletteOpenings} />
    </>
  )
}

function titleOf(path: string, textIfAny: (key: string) => string | undefined): string | undefined {
  const rule = ruleOf(path)
  return typeof rule === 'object' ? textIfAny(`navigation.${rule.title}`) : undefined
}

function useCloseOnNavigation(close: () => void): void {
  const router = useRouter()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` only sets state
  useEffect(() => router.subscribe('onBeforeNavigate', close), [router])
}
