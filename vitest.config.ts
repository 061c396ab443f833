import { svelte } from '@sveltejs/vite-plugin-svelte'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { installedBrowser, TEST_FLAGS } from './scripts/browsers.ts'
import { isolatedNames } from './scripts/isolated-names.ts'
import { LIMITS } from './scripts/test/limits.ts'
import { messagesInOne } from './scripts/test/messages-in-one.ts'

/** For every test; it decides about none, see the limits. */
const patience = {
  testTimeout: LIMITS.test,
  hookTimeout: LIMITS.test,
  teardownTimeout: LIMITS.test,
  expect: { poll: { timeout: LIMITS.wait } },
  setupFiles: ['tests/support/patience.ts'],
}

// No installed browser: Playwright falls back to its own download.
const launchOptions = { executablePath: installedBrowser()?.path, args: TEST_FLAGS }

/** Folders of tests that need nothing of Vite: games and services. */
const PLAIN = ['games', 'main', 'contract']
/** Tests among them that put modules in the place of others. */
const MOCKED = ['tests/**/*.mocked.test.ts', 'tests/main/electron/*.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          ...patience,
          include: [`tests/!(${PLAIN.join('|')})/**/*.test.ts`, ...MOCKED],
          exclude: ['tests/e2e/**', 'tests/**/*.browser.test.ts'],
        },
      },
      {
        // They leave nothing behind, so that without isolation they are loaded and compiled once: by Node, since a bot that runs
        // through Vite's modules takes ten times as long. No module can be mocked then.
        test: {
          name: 'plain',
          environment: 'node',
          ...patience,
          include: [`tests/{${PLAIN.join(',')}}/**/*.test.ts`],
          exclude: ['tests/**/*.browser.test.ts', ...MOCKED],
          isolate: false,
          experimental: { viteModuleRunner: false },
        },
      },
      {
        plugins: [messagesInOne(), isolatedNames(), svelte()],
        test: {
          name: 'browser',
          ...patience,
          setupFiles: [...patience.setupFiles, 'tests/renderer/tidy.svelte.ts'],
          include: ['tests/**/*.browser.test.ts'],
          // Loading the renderer takes longer than most files of tests do, so they share a page; `tidy` keeps it as new.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions, actionTimeout: LIMITS.wait }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
