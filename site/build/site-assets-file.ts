import type { Plugin } from 'vite'
import type { SiteAssets } from '../page-props.ts'

const BASE = '/assets/site/'

/** Writes assets.json beside the client's files: what `renderPage` asks for as `SiteAssets`. */
export function siteAssetsFile(): Plugin {
  return {
    name: 'vitrine-site-assets',
    apply: 'build',
    generateBundle(_options, bundle) {
      const names = Object.keys(bundle)
      if (!names.some((name) => /^loader-.*\.js$/.test(name))) return // the server's bundle
      const only = (pattern: RegExp) => {
        const name = names.find((candidate) => pattern.test(candidate))
        if (!name) throw new Error(`The site's build holds no file like ${pattern}.`)
        return BASE + name
      }
      const assets: SiteAssets = {
        stylesheets: [only(/^site-.*\.css$/)],
        scripts: [only(/^loader-.*\.js$/)],
        displayFonts: {
          latin: only(/^newsreader-display-(?!ext-).*\.woff2$/),
          arabic: only(/^markazi-arabic-.*\.woff2$/),
        },
      }
      this.emitFile({ type: 'asset', fileName: 'assets.json', source: JSON.stringify(assets) })
    },
  }
}
