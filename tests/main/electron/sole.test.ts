import { readdirSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newFolder } from '../folder.ts'
import { newElectron, type StandIn } from './stand-in.ts'

let electron: StandIn
/** Whether the folder's file system has symbolic links. */
let hasLinks = true

beforeEach(() => {
  electron = newElectron()
  vi.resetModules()
  vi.doMock('electron', () => electron)
  vi.doMock('node:fs', async (original) => {
    const fs = await original<typeof import('node:fs')>()
    const symlinkSync: typeof fs.symlinkSync = (...args) => {
      if (!hasLinks) throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' })
      fs.symlinkSync(...args)
    }
    return { ...fs, symlinkSync }
  })
  // As Chromium answers where it can't make its links, whether another Pithead is there or not.
  electron.app.requestSingleInstanceLock.mockImplementation(() => hasLinks)
})
afterEach(() => {
  hasLinks = true
  vi.doUnmock('electron')
  vi.doUnmock('node:fs')
})

const isSole = async (platform: NodeJS.Platform, folder = newFolder()) =>
  (await import('../../../src/main/electron/sole.ts')).isSole(folder, platform)

test.each(['linux', 'darwin'] as const)(
  'on %s a folder without links, as of exFAT, opens all the same',
  async (platform) => {
    hasLinks = false
    expect(await isSole(platform)).toBe(true)
    expect(electron.app.requestSingleInstanceLock).not.toHaveBeenCalled()
  },
)

test('with links Chromium decides, and none is left behind', async () => {
  const folder = newFolder()
  expect(await isSole('linux', folder)).toBe(true)
  electron.app.requestSingleInstanceLock.mockReturnValue(false)
  expect(await isSole('linux', folder)).toBe(false)
  expect(readdirSync(folder)).toEqual([])
})

test('Windows needs no links', async () => {
  hasLinks = false
  electron.app.requestSingleInstanceLock.mockReturnValue(true)
  expect(await isSole('win32')).toBe(true)
  expect(electron.app.requestSingleInstanceLock).toHaveBeenCalledOnce()
})
