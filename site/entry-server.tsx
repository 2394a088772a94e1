import { renderToStaticMarkup } from 'react-dom/server'
import { PageContext } from './components/page-context.tsx'
import { Document } from './document.tsx'
import type { PageProps, SiteAssets } from './page-props.ts'
import { Item } from './pages/item-page.tsx'
import { List } from './pages/list-page.tsx'
import { Reviews } from './pages/reviews-page.tsx'
import { Services } from './pages/services-page.tsx'
import { Disabled, Empty, NotFound } from './pages/state-pages.tsx'

/** What Vite serves from the sources in development (base '/assets/site/'); a built site has assets.json. */
export const DEVELOPMENT_ASSETS: SiteAssets = {
  stylesheets: ['/assets/site/styles/site.css'],
  scripts: ['/assets/site/client/loader.ts'],
  displayFonts: {
    latin: '/assets/site/fonts/newsreader-display.woff2',
    arabic: '/assets/site/fonts/markazi-arabic.woff2',
  },
}

export { brandStylesheet } from './brand/brand-stylesheet.ts'

/** A full HTML document. Same props, same bytes: the answer may be cached and compared by ETag. */
export function renderPage(page: PageProps, assets: SiteAssets): string {
  const html = renderToStaticMarkup(
    <PageContext frame={page.frame}>
      <Document page={page} assets={assets}>
        <Content page={page} />
      </Document>
    </PageContext>,
  )
  return `<!doctype html>${html}`
}

function Content({ page }: { page: PageProps }) {
  switch (page.page) {
    case 'list':
      return <List {...page} />
    case 'item':
      return <Item {...page} />
    case 'reviews':
      return <Reviews {...page} />
    case 'services':
      return <Services {...page} />
    case 'notFound':
      return <NotFound {...page} />
    case 'disabled':
      return <Disabled />
    case 'empty':
      return <Empty />
  }
}
