import type { SiteAssets } from '@vitrine/site/page-props.ts'
import type { SiteBuild, SiteSource } from './site-build.ts'

/** What of Vite's development server is used here. */
export interface ModuleLoader {
  ssrLoadModule(path: string): Promise<Record<string, unknown>>
}

/**
 * The site straight from its sources, for development: drawn anew at every request, since any file may have changed.
 * Its own files are answered by Vite before a request gets here.
 */
export function sourceSite(vite: ModuleLoader): SiteSource {
  let drawn = 0
  return {
    current: async () => {
      // the entry of site/ exports these two
      const module = (await vite.ssrLoadModule('/entry-server.tsx')) as unknown as Pick<
        SiteBuild,
        'renderPage' | 'brandStylesheet'
      >
      return {
        id: `sources ${++drawn}`,
        assets: ASSETS,
        renderPage: module.renderPage,
        brandStylesheet: module.brandStylesheet,
        file: () => undefined,
      }
    },
  }
}

const ASSETS: SiteAssets = {
  stylesheets: ['/assets/site/styles/site.css'],
  scripts: ['/assets/site/@vite/client', '/assets/site/client/loader.ts'],
  displayFonts: {
    latin: '/assets/site/fonts/newsreader-display.woff2',
    arabic: '/assets/site/fonts/markazi-arabic.woff2',
  },
}
