import { expect, test } from 'vitest'
import type { Browser } from '../../../scripts/browsers.ts'
import { browserForTests, type Workplace } from '../../../scripts/test/chromium.ts'

/** A machine on which so much goes well; `done` is what was tried on it. */
function workplace(can: { find?: boolean; download?: boolean; install?: boolean; findAfter?: boolean }) {
  const done: string[] = []
  const browser: Browser = { name: 'Chromium', path: '/usr/bin/chromium' }
  const here: Workplace = {
    installed: () => (can.find || (done.includes('install') && can.findAfter !== false) ? browser : undefined),
    download: () => Promise.resolve(done.push('download') && can.download ? null : 'Error: no route'),
    mayInstall: () => can.install ?? false,
    install: () => Promise.resolve(void done.push('install')),
    versionOf: (path) => Promise.resolve(path ? '140' : '141'),
  }
  return { here, done }
}

test('an installed browser is taken as it is', async () => {
  const { here, done } = workplace({ find: true, download: true, install: true })
  expect(await browserForTests(here)).toBe('Chromium 140, installed at /usr/bin/chromium')
  expect(done).toEqual([])
})

test('without one Playwright’s own is fetched', async () => {
  const { here, done } = workplace({ download: true, install: true })
  expect(await browserForTests(here)).toBe("Chromium 141, Playwright's own download")
  expect(done).toEqual(['download'])
})

test('where that is out of reach, root on Debian gets the package', async () => {
  const { here, done } = workplace({ install: true })
  expect(await browserForTests(here)).toBe('Chromium 140, installed at /usr/bin/chromium')
  expect(done).toEqual(['download', 'install'])
})

test('who may not install hears why there is no browser', async () => {
  await expect(browserForTests(workplace({}).here)).rejects.toThrow(
    "no installed Chromium, and no download of Playwright's own: Error: no route",
  )
})

test('a package that brings no browser is said', async () => {
  await expect(browserForTests(workplace({ install: true, findAfter: false }).here)).rejects.toThrow(
    /no Chromium is found/,
  )
})
