import type { Boot } from '@vitrine/contract/boot.ts'
import { NEEDS_SCRIPT } from '@vitrine/domain/document-texts.ts'
import { directionOf, type Language } from '@vitrine/domain/language.ts'
import type { ConsoleAssets } from './console-assets.ts'

/**
 * The document of the signed-in application. It carries the host's name, icon, logo and colour from its first byte,
 * before any script runs (HST-001, HST-002, HST-021, HST-022).
 */
export function consoleDocument(page: {
  boot: Boot
  language: Language
  title: string
  assets: ConsoleAssets
  nonce: string
  head?: string
}): string {
  const { boot, language, title, assets, nonce } = page
  const { host } = boot
  const mark = host.logo
    ? `<img src="${escapeHtml(host.logo)}" alt="${escapeHtml(host.appName)}" height="44">`
    : `<strong>${escapeHtml(host.appName)}</strong>`
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
<meta property="csp-nonce" nonce="${nonce}">
<link rel="icon" href="${escapeHtml(host.icon ?? '/assets/icon.svg')}">
${host.primaryColor ? `<meta name="theme-color" content="${escapeHtml(host.primaryColor)}">` : ''}
${assets.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${assets.preloads.map((href) => `<link rel="modulepreload" href="${href}" nonce="${nonce}">`).join('\n')}
<style nonce="${nonce}">.first{position:fixed;inset:0;display:grid;place-items:center;font:600 20px system-ui,sans-serif;color:${escapeHtml(host.primaryColor ?? '#1f7a5c')}}</style>
${page.head ?? ''}
</head>
<body>
<div id="root"><div class="first">${mark}</div></div>
<noscript>${escapeHtml(NEEDS_SCRIPT[language].replace('{app}', host.appName))}</noscript>
<script type="application/json" id="boot">${JSON.stringify(boot).replace(/</g, '\\u003c')}</script>
${assets.scripts.map((src) => `<script type="module" src="${src}" nonce="${nonce}"></script>`).join('\n')}
</body>
</html>
`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
