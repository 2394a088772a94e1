import { defineConfig } from 'vitest/config'

const EXCLUDED = ['**/node_modules/**', '**/dist/**', '.cache/**', 'data/**']

/** Parts without a database: quick, in threads. */
const pure = (name: string) => ({
  test: {
    name,
    include: [`${name}/**/*.test.{ts,tsx,mjs}`],
    exclude: EXCLUDED,
    environment: 'node',
    pool: 'threads' as const,
    // Tests share two cores with each other and with whatever else the machine does.
    testTimeout: 20_000,
  },
})

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      ...['domain', 'contract', 'ui', 'console', 'site', 'tools'].map(pure),
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: EXCLUDED,
          environment: 'node',
          // Native addons (image and password libraries) keep to processes of their own.
          pool: 'forks',
          globalSetup: ['tools/vitest/start-postgres.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
