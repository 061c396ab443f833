/** The desktop app itself, where Electron's runtime is there: it is not part of the npm package. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, expect, test, type ElectronApplication } from '@playwright/test'
import { electronRuntime } from '../../scripts/start/electron.ts'

const runtime = electronRuntime()
const hasDisplay = process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY)

test.skip(!runtime, "Electron's runtime is not installed")
test.skip(!hasDisplay, 'there is no display')

let folder: string
let app: ElectronApplication

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pithead-electron-'))
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const env = { ...(process.env as Record<string, string>), PITHEAD_DATA: folder }
  app = await _electron.launch({ executablePath: runtime, args: [...sandbox, '.'], env })
})
test.afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true, maxRetries: 5 })
})

test('the page loads from its own scheme, reaches the services, and keeps its games in the data folder', async () => {
  const page = await app.firstWindow()
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text())
  })
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect(page.url()).toMatch(/^pithead:\/\/app\//)
  expect(existsSync(join(folder, 'pithead.db'))).toBe(true)
  expect(said).toEqual([])
})

test('the page has the bridge and nothing of Node', async () => {
  const page = await app.firstWindow()
  const found = await page.evaluate(() => ({
    bridge: Object.keys((window as unknown as { pithead: object }).pithead),
    node: ['require', 'process', 'module', 'Buffer'].filter((name) => name in window),
  }))
  expect(found).toEqual({ bridge: ['send', 'onMessage'], node: [] })
})

test('the page goes nowhere and opens nothing', async () => {
  const page = await app.firstWindow()
  const outcome = await page.evaluate(async () => {
    const opened = window.open('https://example.com/')
    const answered = await fetch('https://example.com/').then(
      () => true,
      () => false,
    )
    location.href = 'https://example.com/'
    return { opened: opened !== null, answered }
  })
  expect(outcome).toEqual({ opened: false, answered: false })
  await expect(page).toHaveURL(/^pithead:\/\/app\//)
})

test('the page copies text, and loads itself anew', async () => {
  const page = await app.firstWindow()
  await page.getByRole('heading').first().click()
  await page.evaluate(() => navigator.clipboard.writeText('a deal'))
  expect(await app.evaluate(({ clipboard }) => clipboard.readText())).toBe('a deal')
  await page.evaluate(() => {
    document.body.dataset.before = 'yes'
    location.reload()
  })
  await expect(page.locator('body:not([data-before])').getByRole('heading').first()).toBeVisible()
})
