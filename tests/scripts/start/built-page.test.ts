import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../scripts/start/built-page.ts'

const ADDRESS = 'http://127.0.0.1:1/?token=t'
let folder: string
let end: AbortController

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pithead-page-'))
  end = new AbortController()
  vi.stubEnv('PATH', folder + delimiter + process.env.PATH)
})
afterEach(() => {
  end.abort()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** A program that writes down its arguments and then does `what`. */
function program(name: string, what: string): string {
  const path = join(folder, name)
  writeFileSync(
    path,
    `#!${process.execPath}\nrequire('fs').writeFileSync(__filename + '.args', process.argv.slice(2).join(' '))\n${what}\n`,
  )
  chmodSync(path, 0o755)
  return path
}

const argsOf = (path: string) => readFileSync(`${path}.args`, 'utf8')
const windowOf = (path: string) => ({ browser: { name: 'Edge' as const, path }, profile: join(folder, 'profile') })

/** Milliseconds: a program that ends has always ended by then. */
const FOREVER = 2 ** 31 - 1
const STAYS = 'setInterval(() => {}, 60_000)'

test('the page opens as an app window with its own profile, and closing the browser is seen', async () => {
  const browser = program('browser', STAYS)
  const page = await openPage(ADDRESS, windowOf(browser), end.signal, 0)
  expect(page?.where).toBe('as an app window in Edge')
  const args = `--user-data-dir=${join(folder, 'profile')} --app=${ADDRESS}`
  await vi.waitFor(() => expect(argsOf(browser)).toContain(args))
  end.abort()
  await page?.closed
})

test('a browser that hands the page to a running one and leaves has not been closed', async () => {
  const page = await openPage(ADDRESS, windowOf(program('browser', '')), end.signal, FOREVER)
  expect(page).toEqual({ where: 'as an app window in Edge' })
})

test('a browser that fails gives way to the default browser', async () => {
  const opener = program('xdg-open', '')
  const page = await openPage(ADDRESS, windowOf(program('browser', 'process.exit(1)')), end.signal, FOREVER)
  expect(page).toEqual({ where: 'in the default browser' })
  expect(argsOf(opener)).toBe(ADDRESS)
})

test('without any browser that works the page is not open', async () => {
  program('xdg-open', 'process.exit(3)')
  expect(await openPage(ADDRESS, windowOf(join(folder, 'missing')), end.signal, FOREVER)).toBeUndefined()
})
