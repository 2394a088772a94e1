import { test as base, expect } from '@playwright/test'

/**
 * Playwright's `test`, which also fails when a page throws, breaks its content security policy or gets a
 * server error: what a person would not see, but the console shows. `expectedErrors` names those a test is about.
 */
export const test = base.extend<{ expectedErrors: RegExp[]; watchedConsole: void }>({
  expectedErrors: [[], { option: true }],
  watchedConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = []
      context.on('weberror', (error) => errors.push(`thrown: ${error.error().message}`))
      context.on('console', (message) => {
        // A refused request is announced by the browser itself; only the server's own failures count, below.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
          errors.push(`console: ${message.text()}`)
        }
      })
      context.on('response', (response) => {
        if (response.status() >= 500) errors.push(`${response.status()} for ${response.url()}`)
      })
      await use()
      const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))
      expect(unexpected, 'what the console says').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
