import { defineConfig } from '@playwright/test'
import { installedBrowser, TEST_FLAGS } from './scripts/browsers.ts'
import { IN_ELECTRON } from './tests/e2e/support/electron.ts'

/** They try the loopback host itself, or what only a browser has. */
const LOOPBACK_ONLY = ['hosts', 'restart', 'start', 'at-the-table', 'quick', 'sheet-layouts', 'alone/*'].map(
  (name) => `**/${name}.test.ts`,
)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: `test-results/${IN_ELECTRON ? 'electron' : 'e2e'}.json` }]],
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine takes its time: what a test waits for comes, or a test fails for good.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  // A second try tells a machine that stalled from a fault; the report calls it flaky.
  retries: 1,
  // What measures the page has the machine for itself.
  projects: IN_ELECTRON
    ? [{ name: 'electron', testIgnore: LOOPBACK_ONLY, workers: 1 }]
    : [
        { name: 'together', testIgnore: ['**/alone/**', '**/electron.test.ts'] },
        { name: 'alone', testMatch: '**/alone/**', workers: 1, dependencies: ['together'] },
      ],
  use: {
    browserName: 'chromium',
    // What can't be done within this won't be done in the minutes of the whole test.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    // No installed browser: Playwright falls back to its own download.
    launchOptions: { executablePath: installedBrowser()?.path, args: TEST_FLAGS },
  },
})
