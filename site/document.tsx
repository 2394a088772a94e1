import { directionOf } from '@vitrine/domain/language.ts'
import type { ReactNode } from 'react'
import { Footer } from './components/footer.tsx'
import { Header } from './components/header.tsx'
import { useFrame, useText } from './components/page-context.tsx'
import { Promo } from './components/promo.tsx'
import { jsonLdOf } from './json-ld.ts'
import type { PageProps, SiteAssets } from './page-props.ts'

/** The whole document. No inline script or style, so the page caches whole under a strict policy. */
export function Document({
  page,
  assets,
  children,
}: {
  page: PageProps
  assets: SiteAssets
  children: ReactNode
}) {
  const { language, appearance } = useFrame()
  const t = useText()
  return (
    <html
      lang={language}
      dir={directionOf(language)}
      data-template={appearance.template}
      data-theme={appearance.themeMode}
      data-width={appearance.isFullWidth ? 'full' : undefined}
    >
      <Head page={page} assets={assets} />
      <body>
        <a className="skip" href="#main">
          {t('skipToContent')}
        </a>
        <Header />
        {children}
        {page.page !== 'disabled' && <Footer />}
        <Promo />
      </body>
    </html>
  )
}

function Head({ page, assets }: { page: PageProps; assets: SiteAssets }) {
  const { meta, appearance, language, business } = page.frame
  const font = language === 'ar' ? assets.displayFonts.arabic : assets.displayFonts.latin
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
      <title>{meta.title}</title>
      {meta.description && <meta name="description" content={meta.description} />}
      {meta.author && <meta name="author" content={meta.author} />}
      {meta.keywords && <meta name="keywords" content={meta.keywords} />}
      {!meta.isIndexed && <meta name="robots" content="noindex,follow" />}
      <link rel="canonical" href={meta.canonical} />
      {appearance.faviconHref && <link rel="icon" href={appearance.faviconHref} />}
      <meta property="og:type" content={meta.type} />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:title" content={meta.title} />
      {meta.description && <meta property="og:description" content={meta.description} />}
      <meta property="og:url" content={meta.canonical} />
      <meta property="og:locale" content={language} />
      {meta.image && (
        <>
          <meta property="og:image" content={meta.image.href} />
          <meta property="og:image:width" content={String(meta.image.width)} />
          <meta property="og:image:height" content={String(meta.image.height)} />
          <meta property="og:image:alt" content={meta.image.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      {assets.stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {appearance.brandHref && <link rel="stylesheet" href={appearance.brandHref} />}
      {assets.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      {jsonLdOf(page).map((data) => (
        <script
          key={String(data['@type'])}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data only, "<" is escaped
          dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
        />
      ))}
    </head>
  )
}
