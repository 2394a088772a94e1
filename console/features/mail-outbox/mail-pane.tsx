import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { MailDetail } from '@vitrine/contract/mail.ts'
import { directionOf } from '@vitrine/domain/language.ts'
import { FormSkeleton } from '@vitrine/ui/components/form-skeleton.tsx'
import { Notice } from '@vitrine/ui/components/notice.tsx'
import { useLanguage } from '#app/i18n/language-context.ts'
import { LoadFailed } from '#app/pages/load-failed.tsx'
import { MailStatusMark } from './mail-status.tsx'
import { MailText } from './mail-text.tsx'
import { mailQuery } from './mails-query.ts'

/** One mail to read: who, when, what became of it, and its words. */
export function MailPane({ mailId, onBack }: { mailId: string; onBack?: () => void }) {
  const { t } = useLanguage()
  const query = useQuery(mailQuery(mailId))
  return (
    <section className="v-mail" aria-busy={query.isPending}>
      {onBack && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconArrowLeft size={16} className="v-flip" />}
          onClick={onBack}
        >
          {t('mail.backToList')}
        </Button>
      )}
      {query.isPending ? (
        <FormSkeleton label={t('common.loading')} rows={2} />
      ) : query.isError ? (
        <LoadFailed title={t('mail.mailFailed')} query={query} />
      ) : (
        <Letter mail={query.data} isPage={onBack !== undefined} />
      )}
    </section>
  )
}

function Letter({ mail, isPage }: { mail: MailDetail; isPage: boolean }) {
  const Title = isPage ? 'h1' : 'h2'
  const { t, locale } = useLanguage()
  const when = (at: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(at))
  return (
    <article>
      <header>
        <Title lang={mail.language} dir={directionOf(mail.language)}>
          {mail.subject}
        </Title>
        <MailStatusMark status={mail.status} />
      </header>
      <dl>
        <dt>{t('mail.to')}</dt>
        <dd dir="ltr">{mail.recipient}</dd>
        <dt>{t('mail.from')}</dt>
        <dd>
          <bdi>{mail.sender}</bdi>
        </dd>
        <dt>{t('mail.at')}</dt>
        <dd className="v-num">{when(mail.createdAt)}</dd>
        {mail.sentAt && (
          <>
            <dt>{t('mail.sentAt')}</dt>
            <dd className="v-num">{when(mail.sentAt)}</dd>
          </>
        )}
      </dl>
      {mail.failure && (
        <Notice tone={mail.status === 'failed' ? 'danger' : 'warning'} title={t('mail.failureTitle')}>
          <p dir="ltr">{mail.failure}</p>
          {mail.status === 'queued' && <p>{t('mail.failureAgain')}</p>}
        </Notice>
      )}
      {mail.text === null ? (
        <Notice tone="info" title={t('mail.wiped')} />
      ) : (
        <MailText text={mail.text} language={mail.language} />
      )}
    </article>
  )
}
