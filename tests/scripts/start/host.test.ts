import { expect, test, vi } from 'vitest'
import { chooseHost, type Surroundings } from '../../../scripts/start/host.ts'

/** A machine with a display, without Electron's runtime and without a way to fetch it. */
const around = (change: Partial<Surroundings> = {}): Surroundings => ({
  hasDisplay: true,
  electronRuntime: () => undefined,
  failedLately: () => false,
  fetchElectron: () => Promise.resolve(undefined),
  ...change,
})

const there = { electronRuntime: () => '/electron' }
const fetched = () => vi.fn(() => Promise.resolve('/fetched'))

test('Electron is taken where its runtime is there, and nothing is fetched then', async () => {
  const fetchElectron = fetched()
  expect(await chooseHost(undefined, around({ ...there, fetchElectron }))).toEqual({
    host: 'electron',
    path: '/electron',
  })
  expect(fetchElectron).not.toHaveBeenCalled()
})

test('Electron is taken where its runtime can be fetched', async () => {
  expect(await chooseHost(undefined, around({ fetchElectron: fetched() }))).toEqual({
    host: 'electron',
    path: '/fetched',
  })
})

test('loopback is taken where the runtime cannot be fetched, and says so', async () => {
  const because = "Electron's runtime can't be fetched"
  expect(await chooseHost(undefined, around())).toEqual({ host: 'loopback', because })
})

test('after a recent failure nothing is fetched, unless Electron is asked for', async () => {
  const fetchElectron = fetched()
  const offline = around({ failedLately: () => true, fetchElectron })
  expect((await chooseHost(undefined, offline)).host).toBe('loopback')
  expect(fetchElectron).not.toHaveBeenCalled()
  expect((await chooseHost('electron', offline)).host).toBe('electron')
})

test('loopback is taken where it is asked for, and without a display', async () => {
  expect(await chooseHost('loopback', around(there))).toEqual({ host: 'loopback' })
  expect((await chooseHost(undefined, around({ ...there, hasDisplay: false }))).host).toBe('loopback')
})

test('asking for an Electron that cannot be had is an error that names the way out', async () => {
  await expect(chooseHost('electron', around())).rejects.toThrow(/can't be fetched.*--host loopback/)
  await expect(chooseHost('electron', around({ ...there, hasDisplay: false }))).rejects.toThrow(/no display/)
})
