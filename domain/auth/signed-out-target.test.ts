import { expect, test } from 'vitest'
import { signedOutTarget } from './signed-out-target.ts'

test.each([
  ['/getstarted', '/getstarted?logout'],
  ['/getstarted/chat', '/getstarted?logout'],
  ['/welcome', '/getstarted'],
  ['/content-overview', '/login'],
  ['/welcome-user', '/login'],
  ['/', '/login'],
])('AUT-040 AUT-041 who loses her sign-in at %s goes to %s', (path, target) => {
  expect(signedOutTarget(path)).toBe(target)
})

test('AUT-044 below /live-chat nobody is sent away', () => {
  expect(signedOutTarget('/live-chat/abc')).toBeUndefined()
})
