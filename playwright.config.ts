import { defineConfig } from '@playwright/test'
import { installedBrowser, TEST_FLAGS } from './scripts/browsers.ts'
import { LIMITS } from './scripts/test/limits.ts'
import { IN_ELECTRON } from './tests/e2e/support/electron.ts'

/** They try the loopback host itself, or what only a browser has. */
const LOOPBACK_ONLY = ['hosts', 'restart', 'start', 'at-the-table', 'quick', 'sheet-layouts'].map(
  (name) => `**/${name}.test.ts`,
)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: `test-results/${IN_ELECTRON ? 'electron' : 'e2e'}.json` }]],
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: LIMITS.test,
  expect: { timeout: LIMITS.wait },
  retries: 0,
  projects: [
    IN_ELECTRON
      ? { name: 'electron', testIgnore: LOOPBACK_ONLY, workers: 1 }
      : { name: 'together', testIgnore: ['**/electron.test.ts'] },
  ],
  use: {
    browserName: 'chromium',
    actionTimeout: LIMITS.wait,
    navigationTimeout: LIMITS.wait,
    screenshot: 'only-on-failure',
    // Nothing here is about motion, and what moves is painted again and again.
    contextOptions: { reducedMotion: 'reduce' },
    // No installed browser: Playwright falls back to its own download.
    launchOptions: { executablePath: installedBrowser()?.path, args: TEST_FLAGS },
  },
})
