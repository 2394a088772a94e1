import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { ruleOf } from '@vitrine/domain/navigation/access.ts'
import { MENU } from '@vitrine/domain/navigation/menu.ts'
import { PUBLIC_PATHS } from '@vitrine/domain/navigation/paths.ts'
import { UNBUILT } from '@vitrine/domain/navigation/unbuilt.ts'
import { expect, test, vi } from 'vitest'

// The tree's frame reads the host's brand from the document when it is loaded.
vi.stubGlobal('document', { getElementById: () => ({ textContent: '{"host":{}}' }) })
const { routeTree } = await import('./route-tree.ts')
vi.unstubAllGlobals()

const router = createRouter({ routeTree, history: createMemoryHistory() })
const paths = Object.keys(router.routesByPath)

test('NAV-016 Every menu entry either has its page or stands in the list of unbuilt ones, never both', () => {
  const lacking = MENU.filter((entry) => !UNBUILT.includes(entry.path) && !paths.includes(entry.path))
  const doubled = UNBUILT.filter((path) => paths.includes(path))
  expect(lacking.map((entry) => entry.path)).toEqual([])
  expect(doubled).toEqual([])
})

test('NAV-012 NAV-016 Every signed-in page has a rule that says who may open it', () => {
  const redirects = ['/content', '/settings', '/settings/new']
  const unruled = paths.filter(
    (path) => !redirects.includes(path) && ruleOf(path.replace(/\$\w+/g, 'x')) === undefined,
  )
  expect(unruled).toEqual([])
})

test('NAV-010 NAV-012 Public pages hang below the frame without navigation, all others below the shell', () => {
  for (const [path, route] of Object.entries(router.routesByPath)) {
    const isPublic = PUBLIC_PATHS.includes(path) || path === '/logout'
    expect(route.id.startsWith('/public') ? 'public' : 'signed-in', path).toBe(
      isPublic ? 'public' : 'signed-in',
    )
  }
})
