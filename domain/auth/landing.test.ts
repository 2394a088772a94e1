import { expect, test } from 'vitest'
import { UNBUILT } from '../navigation/unbuilt.ts'
import { defaultRoute, landingAfterSignIn } from './landing.ts'
import { VIEW_ROLES } from './view-role.ts'

const orWelcome = (path: string) => (UNBUILT.includes(path) ? '/welcome-user' : path)

test('AUT-017 Without account and agency, sign-in leads to the role’s own start', () => {
  expect(landingAfterSignIn({ userType: 'house', accountCount: 0 })).toBe('/')
  expect(landingAfterSignIn({ userType: 'account', accountCount: 0 })).toBe('/')
})

test('AUT-017 One account leads to the welcome page, several to the choice', () => {
  expect(landingAfterSignIn({ userType: 'account', accountCount: 1 })).toBe('/welcome-user')
  expect(landingAfterSignIn({ userType: 'account', accountCount: 2 })).toBe('/my-accounts')
})

test('AUT-018 An agency is led to its settings, everybody else to the welcome page', () => {
  expect(landingAfterSignIn({ userType: 'agency', accountCount: 0 })).toBe(
    orWelcome('/settings/account-agency'),
  )
  expect(landingAfterSignIn({ userType: 'house', accountCount: 1 })).toBe('/welcome-user')
})

test('AUT-019 Each role has its own start', () => {
  expect(defaultRoute('house')).toBe(orWelcome('/agency'))
  expect(defaultRoute('agencyUser')).toBe(orWelcome('/accounts'))
  expect(defaultRoute('account')).toBe(orWelcome('/content-overview'))
  expect(defaultRoute('accounts')).toBe('/my-accounts')
  expect(defaultRoute('user')).toBe('/welcome-user')
})

test('AUT-019 Nobody is led to a page that does not exist yet', () => {
  expect(VIEW_ROLES.map(defaultRoute).filter((path) => UNBUILT.includes(path))).toEqual([])
})
