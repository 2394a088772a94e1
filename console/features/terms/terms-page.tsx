import { Anchor } from '@mantine/core'
import { boot } from '#app/boot.ts'
import { useText } from '#app/i18n/language-context.ts'
import { GuestPage } from '#features/sign-in/index.ts'

/** Leads to the policy of the host's white-label record (HST-027); says so when there is none. */
export function TermsPage() {
  const t = useText()
  const { policyUrl, businessName } = boot.host
  return (
    <GuestPage
      title={t('auth.termsAndPrivacy')}
      intro={
        policyUrl ? t('auth.termsElsewhere', { businessName }) : t('auth.termsMissing', { businessName })
      }
    >
      {policyUrl && (
        <Anchor href={policyUrl} dir="ltr">
          {policyUrl}
        </Anchor>
      )}
    </GuestPage>
  )
}
