import './styles.ts'
import { directionOf } from '@vitrine/domain/language.ts'
import { loadDictionary } from '@vitrine/ui/i18n/load-dictionary.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { readLook } from './appearance/look-store.ts'
import { boot } from './boot.ts'
import { languageOf } from './i18n/language-provider.tsx'
import { followSignOut } from './session/end-session.ts'
import { keepTokenFresh } from './session/keep-fresh.ts'

// Libraries that make style elements of their own ask for the document's nonce under this name.
Reflect.set(globalThis, '__webpack_nonce__', boot.nonce)

const language = languageOf(readLook())
document.documentElement.lang = language
document.documentElement.dir = directionOf(language)

const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root element.')

keepTokenFresh()
let hadToken = localStorage.getItem('userData') !== null
followSignOut(() => hadToken)
window.addEventListener('vitrine:token', () => {
  hadToken = true
})

createRoot(root).render(
  <StrictMode>
    <App initial={{ language, dictionary: await loadDictionary(language) }} />
  </StrictMode>,
)
