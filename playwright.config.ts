import { defineConfig } from '@playwright/test'
import { installedBrowser, TEST_FLAGS } from './scripts/browsers.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // One page at a time: a busy machine with two cores must not time out.
  workers: 1,
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    // No installed browser: Playwright falls back to its own download.
    launchOptions: { executablePath: installedBrowser()?.path, args: TEST_FLAGS },
  },
})
