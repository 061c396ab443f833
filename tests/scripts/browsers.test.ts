import { posix, sep } from 'node:path'
import { expect, test } from 'vitest'
import { installedBrowser, type Machine } from '../../scripts/browsers.ts'

const machine = (platform: NodeJS.Platform, env: Machine['env'], ...files: string[]): Machine => ({
  platform,
  env,
  exists: (path) => files.includes(path.split(sep).join(posix.sep)),
})

test('Chromium goes before Chrome, and Chrome before Edge', () => {
  const files = ['/usr/bin/microsoft-edge', '/usr/bin/google-chrome', '/usr/bin/chromium']
  const found = (count: number) => installedBrowser(machine('linux', {}, ...files.slice(0, count)))
  expect(found(3)).toEqual({ name: 'Chromium', path: '/usr/bin/chromium' })
  expect(found(2)).toEqual({ name: 'Chrome', path: '/usr/bin/google-chrome' })
  expect(found(1)).toEqual({ name: 'Edge', path: '/usr/bin/microsoft-edge' })
  expect(found(0)).toBeUndefined()
})

test('the path is searched before the usual places', () => {
  const files = ['/usr/bin/chromium', '/opt/browsers/chromium-browser']
  expect(installedBrowser(machine('linux', { PATH: '/opt/browsers' }, files[1]))?.path).toBe(files[1])
})

test('CHROMIUM_PATH is taken before all others if it is there', () => {
  const env = { CHROMIUM_PATH: '/mine/chromium' }
  expect(installedBrowser(machine('linux', env, '/mine/chromium', '/usr/bin/chromium'))?.path).toBe('/mine/chromium')
  expect(installedBrowser(machine('linux', env, '/usr/bin/chromium'))?.path).toBe('/usr/bin/chromium')
})

test('macOS and Windows have their own places', () => {
  const edge = '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'
  expect(installedBrowser(machine('darwin', {}, edge))).toEqual({ name: 'Edge', path: edge })
  const chrome = '/programs/Google/Chrome/Application/chrome.exe'
  expect(installedBrowser(machine('win32', { PROGRAMFILES: '/programs' }, chrome))?.name).toBe('Chrome')
})
