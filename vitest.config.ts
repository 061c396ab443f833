import { svelte } from '@sveltejs/vite-plugin-svelte'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { installedBrowser, TEST_FLAGS } from './scripts/browsers.ts'
import { messagesInOne } from './scripts/test/messages-in-one.ts'

// No test is timed: one that takes long on a busy machine is right all the same.
const testTimeout = 30_000

// No installed browser: Playwright falls back to its own download.
const launchOptions = { executablePath: installedBrowser()?.path, args: TEST_FLAGS }

/** Tests of games that put modules in the place of others. */
const MOCKED = 'tests/games/**/*.mocked.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout,
          include: ['tests/!(games)/**/*.test.ts', MOCKED],
          exclude: ['tests/e2e/**', 'tests/**/*.browser.test.ts'],
        },
      },
      {
        // Pure functions need no isolation, and without it they are loaded and compiled once: by Node, since a bot that runs through
        // Vite's modules takes ten times as long. No module can be mocked then.
        test: {
          name: 'games',
          environment: 'node',
          testTimeout,
          include: ['tests/games/**/*.test.ts'],
          exclude: ['tests/**/*.browser.test.ts', MOCKED],
          isolate: false,
          experimental: { viteModuleRunner: false },
        },
      },
      {
        plugins: [messagesInOne(), svelte()],
        test: {
          name: 'browser',
          include: ['tests/**/*.browser.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
