import type { Brand, PageProps, SiteAssets } from '@vitrine/site/page-props.ts'
import type { Body } from '#platform/page-cache/body.ts'

/** One build of the public site: what draws its pages, and the files they ask for. */
export interface SiteBuild {
  /** Another one for every build, so that nothing drawn by an older one is served beside it. */
  id: string
  assets: SiteAssets
  /** A whole document; same props, same text. */
  renderPage(page: PageProps, assets: SiteAssets): string
  /** The stylesheet of an owner's colours; '' when none was chosen. */
  brandStylesheet(brand: Brand): string
  /** A client file by its name below /assets/site/. */
  file(name: string): Body | undefined
}

/** Where the build comes from: dist/site, or in development Vite, which makes a new one after each change. */
export interface SiteSource {
  current(): Promise<SiteBuild>
}
