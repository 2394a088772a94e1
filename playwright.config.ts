import { defineConfig } from '@playwright/test'
import { findBrowser } from './e2e/support/browser.ts'
import { findFreePort } from './e2e/support/free-port.ts'

// Chosen once; the workers load this file too and inherit it. E2E_ORIGIN tests a server that runs already.
if (!process.env.E2E_ORIGIN) process.env.E2E_PORT ??= String(await findFreePort())

const { executablePath, env } = findBrowser()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'artifacts/e2e',
  globalSetup: './e2e/support/start-server.ts',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // a machine shared with others may stall once; what needed its second try is named as flaky
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_ORIGIN ?? `http://localhost:${process.env.E2E_PORT}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    trace: process.env.CI ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath,
      env,
      // Custom domains of the tests lead to this machine, as *.localhost does by itself.
      args: ['--host-resolver-rules=MAP *.test 127.0.0.1', '--font-render-hinting=none'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
  ],
})
