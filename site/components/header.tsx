import { telephoneHref } from '@vitrine/domain/gallery/links.ts'
import { headerName, LONG_HEADER_NAME } from '@vitrine/domain/gallery/titles.ts'
import type { SiteTab } from '../page-props.ts'
import { Icon } from './icon.tsx'
import { type SiteText, useFrame, useText } from './page-context.tsx'

/** Logo or name, tabs, phone, one button (SIT-001, SIT-005, SIT-006). */
export function Header() {
  const { tabs, business } = useFrame()
  const t = useText()
  return (
    <header className="top">
      <div className="wrap bar">
        <Logo />
        {tabs.length > 0 && (
          <nav className="nav" aria-label={t('mainNavigation')}>
            {tabs.map((tab) => (
              <TabLink key={tab.href} tab={tab} t={t} />
            ))}
          </nav>
        )}
        <div className="bar-end">
          {business.phone && <PhoneLink phone={business.phone} className="tel" />}
          <MainAction />
          {tabs.length > 0 && <SearchLink />}
          {tabs.length > 0 && <Menu />}
        </div>
      </div>
    </header>
  )
}

/** The name is cut to 50 characters; from 27 on it is set on two lines. */
export function Logo() {
  const { business, tabs } = useFrame()
  const name = headerName(business.name)
  const logo = business.logo
  const content = logo ? (
    <img src={logo.src} alt={business.name} width={logo.width} height={logo.height} />
  ) : (
    <span>{name}</span>
  )
  const className = !logo && [...name].length >= LONG_HEADER_NAME ? 'logo long' : 'logo'
  return tabs.length > 0 ? (
    <a className={className} href="/">
      {content}
    </a>
  ) : (
    <span className={className}>{content}</span>
  )
}

export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a className={className} href={telephoneHref(phone)}>
      <bdi className="ltr num">{phone}</bdi>
    </a>
  )
}

/** The contact page, else mail; a site with a phone only shows it as a button on narrow screens' menu. */
function MainAction() {
  const { contactHref, business } = useFrame()
  const t = useText()
  const href = contactHref ?? (business.email ? `mailto:${business.email}` : null)
  if (!href) return null
  return (
    <a className="btn" href={href}>
      {t('contactUs')}
    </a>
  )
}

/** Opens the full-screen search bar on phones (GAL-037); without script it leads to the list's search field. */
function SearchLink() {
  const { galleryHref } = useFrame()
  const t = useText()
  return (
    <a
      className="sq only-phone"
      href={`${galleryHref}#q`}
      aria-label={t('search')}
      data-open="search"
      data-placeholder={t('searchPlaceholder')}
      data-close={t('close')}
    >
      <Icon name="search" />
    </a>
  )
}

function Menu() {
  const { tabs, business, contactHref } = useFrame()
  const t = useText()
  return (
    <details className="menu">
      <summary className="sq" aria-label={t('menu')}>
        <Icon name="menu" className="i-open" />
        <Icon name="close" className="i-close" />
      </summary>
      <div className="menu-panel">
        <nav aria-label={t('menu')}>
          {tabs.map((tab) => (
            <TabLink key={tab.href} tab={tab} t={t} hasArrow />
          ))}
          {contactHref && !tabs.some((tab) => tab.kind === 'contact') && (
            <a href={contactHref}>
              {t('contactUs')}
              <Icon name="forward" />
            </a>
          )}
        </nav>
        {business.phone ? (
          <a className="btn wide" href={telephoneHref(business.phone)}>
            <Icon name="phone" />
            <bdi className="ltr num">{business.phone}</bdi>
          </a>
        ) : (
          business.email && (
            <a className="btn wide" href={`mailto:${business.email}`}>
              <Icon name="mail" />
              {t('emailUs')}
            </a>
          )
        )}
      </div>
    </details>
  )
}

function TabLink({ tab, t, hasArrow }: { tab: SiteTab; t: SiteText; hasArrow?: boolean }) {
  return (
    <a href={tab.href} aria-current={tab.isCurrent ? 'page' : undefined}>
      {tab.label ?? tabWord(tab, t)}
      {hasArrow && <Icon name="forward" />}
    </a>
  )
}

/** The dictionary's word for a tab without wording of its own (SIT-052). */
function tabWord({ kind }: SiteTab, t: SiteText): string {
  switch (kind) {
    case 'home':
      return t('home')
    case 'map':
      return t('map')
    case 'services':
    case 'service':
      return t('services')
    case 'beforeAfter':
      return t('beforeAfter')
    case 'reviews':
      return t('reviews')
    case 'contact':
      return t('contactUs')
    case 'gallery':
    case 'category':
    case 'contentType':
      return t('gallery')
  }
}
