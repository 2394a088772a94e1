import type { Host, HostBrand } from '@vitrine/domain/hosts/host.ts'
import type { AgencyId } from '@vitrine/domain/ids.ts'
import { expect, test } from 'vitest'
import { PLATFORM_BRAND } from '#features/hosts/index.ts'
import { documentTitle } from './mount-console.ts'

const brand: HostBrand = { ...PLATFORM_BRAND, appName: 'Oak App' }
const platform: Host = { kind: 'platform', name: 'localhost', brand: PLATFORM_BRAND }
const agency: Host = {
  kind: 'agency',
  name: 'oak.example',
  brand,
  agencyId: 'a' as AgencyId,
  allowSignUp: false,
} // any id will do

test('HST-021 the platform has one title on its entry and chat pages and another everywhere else', () => {
  expect(['/getstarted', '/live-chat/x', '/login', '/'].map((path) => documentTitle(platform, path))).toEqual(
    ['Instant AI Creator', 'Instant AI Creator', 'Perfect content', 'Perfect content'],
  )
})

test('HST-022 an agency host bears the name of its app on every page', () => {
  expect(['/getstarted', '/login'].map((path) => documentTitle(agency, path))).toEqual(['Oak App', 'Oak App'])
})
