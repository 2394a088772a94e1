import { Button } from '@mantine/core'
import {
  IconBuilding,
  IconBuildingStore,
  IconExternalLink,
  IconMail,
  IconPalette,
  IconPlus,
  type IconProps,
  IconStack2,
  IconUserCircle,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { TextKey } from '@vitrine/ui/i18n/dictionary.ts'
import type { ComponentType } from 'react'
import { useText } from '#app/i18n/language-context.ts'
import { useSession } from '#app/session/session-query.ts'
import { useMayCreate, useMenu } from '#app/shell/use-menu.ts'
import './first-steps.css'

interface Step {
  id: string
  icon: ComponentType<IconProps>
  title: string
  hint: string
  action: string
  run: () => void
}

/** A short list, made only of what this person can really do. */
export function FirstSteps() {
  const t = useText()
  const steps = useSteps()
  return (
    <section className="v-card v-steps" aria-labelledby="first-steps">
      <header>
        <h2 id="first-steps">{t('welcome.firstSteps')}</h2>
      </header>
      <ol>
        {steps.map(({ id, icon: Icon, title, hint, action, run }) => (
          <li key={id}>
            <span className="v-step-mark">
              <Icon size={19} stroke={1.6} aria-hidden />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{hint}</p>
            </div>
            <Button variant="default" aria-label={`${action}: ${title}`} onClick={run}>
              {action}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
}

function useSteps(): Step[] {
  const t = useText()
  const navigate = useNavigate()
  const { accounts, account } = useSession()
  const mayCreate = useMayCreate()
  const paths = useMenu().flatMap(({ entries }) => entries.map((entry) => entry.path))
  const go = (to: string) => () => void navigate({ to })
  const place = (path: string, icon: Step['icon'], title: TextKey, hint: TextKey): Step | false =>
    paths.includes(path) && {
      id: path,
      icon,
      title: t(title),
      hint: t(hint),
      action: t('welcome.open'),
      run: go(path),
    }
  const steps: (Step | false)[] = [
    place('/agency', IconBuilding, 'welcome.stepAgencies', 'welcome.stepAgenciesHint'),
    place('/accounts', IconBuildingStore, 'welcome.stepAccounts', 'welcome.stepAccountsHint'),
    place('/settings/account-agency', IconPalette, 'welcome.stepBrand', 'welcome.stepBrandHint'),
    place('/outbox', IconMail, 'welcome.stepOutbox', 'welcome.stepOutboxHint'),
    accounts.length > 1 && {
      id: 'accounts',
      icon: IconBuildingStore,
      title: t('welcome.stepPickAccount'),
      hint: t('welcome.stepPickAccountHint'),
      action: t('welcome.open'),
      run: go('/my-accounts'),
    },
    mayCreate && {
      id: 'create',
      icon: IconPlus,
      title: t('welcome.stepCreate'),
      hint: t('welcome.stepCreateHint'),
      action: t('shell.createContent'),
      run: go('/content'),
    },
    place('/content-overview', IconStack2, 'welcome.stepContent', 'welcome.stepContentHint'),
    !!account?.siteUrl && siteStep(account.siteUrl, t),
    {
      id: 'profile',
      icon: IconUserCircle,
      title: t('welcome.stepProfile'),
      hint: t('welcome.stepProfileHint'),
      action: t('welcome.open'),
      run: go('/account'),
    },
  ]
  return steps.filter((step) => !!step)
}

function siteStep(url: string, t: ReturnType<typeof useText>): Step {
  return {
    id: 'site',
    icon: IconExternalLink,
    title: t('welcome.stepSite'),
    hint: t('welcome.stepSiteHint', { address: new URL(url, window.location.href).host }),
    action: t('welcome.open'),
    run: () => void window.open(url, '_blank', 'noopener'),
  }
}
