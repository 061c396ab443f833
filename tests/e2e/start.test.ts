/** `npm start` as a user has it: the script, the built host, and a real browser. */
import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect } from '@playwright/test'
import { installedBrowser, TEST_FLAGS } from '../../scripts/browsers.ts'
import { goldenFile } from '../support/golden.ts'
import { test } from './support/test.ts'

let folder: string
let running: ChildProcess[]

test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pithead-start-'))
  running = []
})
test.afterEach(async () => {
  for (const child of running) await ended(child)
  rmSync(folder, { recursive: true, maxRetries: 5 })
})

const exit = (child: ChildProcess) =>
  new Promise((done) => (child.exitCode === null ? child.on('exit', done) : done(child.exitCode)))

function ended(child: ChildProcess) {
  child.kill()
  return exit(child)
}

/** Starts Pithead in a folder of its own and waits for what it says first on standard output or error. */
async function start(args: string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start', '--host', 'loopback', ...args], {
    env: { ...process.env, PITHEAD_DATA: folder, ...env },
  })
  running.push(child)
  const said = await new Promise<string>((done) => {
    for (const stream of [child.stdout, child.stderr]) stream.once('data', (text) => done(String(text)))
  })
  return { child, said, address: /http:\S+/.exec(said)?.[0] ?? '' }
}

/** A program that writes down its process id and becomes the tests' browser, without a window. */
function headlessBrowser(): string {
  const path = join(folder, 'chromium')
  const browser = installedBrowser()?.path ?? chromium.executablePath()
  writeFileSync(path, `#!/bin/sh\necho $$ >"$0.pid"\nexec '${browser}' --headless ${TEST_FLAGS.join(' ')} "$@"\n`)
  chmodSync(path, 0o755)
  return path
}

test('without opening anything it prints the address of the page, and ends with its host when asked to', async ({
  page,
}) => {
  const { child, said, address } = await start(['--no-open'])
  expect(said).toMatch(/^Pithead waits for a browser \(Ctrl\+C ends it\): http:\S+\n$/)
  await page.goto(address)
  await expect(page).toHaveTitle('Pithead')
  expect(await ended(child)).toBe(0)
  await expect(page.request.get(address)).rejects.toThrow(/ECONNREFUSED/)
})

test('a file that is named is shown before it is kept', async ({ page }) => {
  const file = join(folder, 'evening.pithead')
  copyFileSync(goldenFile('2-players'), file)
  const { address } = await start(['--no-open', file])
  await page.goto(address)
  const importing = page.getByRole('dialog', { name: 'Import games' })
  await expect(importing).toBeVisible()
  await importing.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(importing).toBeHidden()
  await page.goto(`${new URL(address).origin}/#/archive`)
  await expect(page.getByRole('grid').or(page.getByRole('table')).getByRole('row')).not.toHaveCount(0)
})

test('the app window has a profile in the data folder, and closing it ends Pithead', async () => {
  const browser = headlessBrowser()
  const { child, said } = await start([], { DISPLAY: ':99', CHROMIUM_PATH: browser })
  expect(said).toMatch(/^Pithead is open as an app window in Chromium/)
  expect(existsSync(join(folder, 'browser', 'Default'))).toBe(true)
  process.kill(Number(readFileSync(`${browser}.pid`, 'utf8')))
  expect(await exit(child)).toBe(0)
})

test('a second Pithead on the same data says so in one line and leaves the first alone', async ({ page }) => {
  const first = await start(['--no-open'])
  const second = await start(['--no-open'])
  expect(second.said).toBe(`pithead: another Pithead is open on ${folder}\n`)
  expect(await exit(second.child)).toBe(1)
  await page.goto(first.address)
  await expect(page).toHaveTitle('Pithead')
})

test('a flag that makes no sense is refused in one line', async () => {
  const { child, said } = await start(['--port', 'eighty'])
  expect(said).toMatch(/^pithead: --port is a number .*, not "eighty"\n$/)
  expect(await exit(child)).toBe(2)
})
