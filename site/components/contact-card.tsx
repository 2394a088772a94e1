import { telephoneHref } from '@vitrine/domain/gallery/links.ts'
import { Icon } from './icon.tsx'
import { useFrame, useText } from './page-context.tsx'
import { Socials } from './socials.tsx'

/** GAL-027: ways to reach the business from an item. The first way that exists is the filled button. */
export function ContactCard({ itemTitle }: { itemTitle: string }) {
  const { business, contactHref } = useFrame()
  const { phone, email, socials } = business
  const t = useText()
  if (!phone && !email && !contactHref && socials.length === 0) return null
  const mailHref = email
    ? `mailto:${email}?subject=${encodeURIComponent(t('askAbout', { title: itemTitle }))}`
    : null
  const ways = [
    contactHref && { href: contactHref, content: t('contactUs') },
    phone && {
      href: telephoneHref(phone),
      content: (
        <>
          <Icon name="phone" />
          <bdi className="ltr num">{phone}</bdi>
        </>
      ),
    },
    mailHref && {
      href: mailHref,
      content: (
        <>
          <Icon name="mail" />
          {t('emailUs')}
        </>
      ),
    },
  ].filter((way) => way !== null && way !== '')
  return (
    <section className="ask" id="contact">
      <h2 className="title d5">{t('askTitle')}</h2>
      <p className="small muted">{t('askText')}</p>
      {ways.map((way, at) => (
        <a key={way.href} className={at === 0 ? 'btn wide' : 'btn second wide'} href={way.href}>
          {way.content}
        </a>
      ))}
      <Socials />
    </section>
  )
}
