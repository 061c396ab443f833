/** The whole program on a stand-in for Electron, loaded anew for every test of the file that asks for it. */
import { join } from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { newFolder } from '../folder.ts'
import { newElectron, StandInWindow, type StandIn } from './stand-in.ts'

export const SURPRISES = ['uncaughtException', 'unhandledRejection']
const listenersNow = () => SURPRISES.flatMap((name) => process.listeners(name as 'uncaughtException'))

export interface Program {
  electron: StandIn
  /** The data folder, which isn't made yet. */
  folder: string
  /** Runs the entry until its window is there. */
  start: () => Promise<StandInWindow>
  /** The program's listeners for unexpected errors; the test runner has its own. */
  listeners: (name: string) => NodeJS.UncaughtExceptionListener[]
}

/** Call it once in a test file. */
export function programInElectron(): Program {
  const runners = new Set<unknown>(listenersNow())
  const program: Program = {
    electron: newElectron(),
    folder: '',
    async start() {
      await import('../../../src/main/electron.ts')
      return vi.waitUntil(() => StandInWindow.opened[0])
    },
    listeners: (name) => process.listeners(name as 'uncaughtException').filter((each) => !runners.has(each)),
  }
  beforeEach(() => {
    program.electron = newElectron()
    program.folder = join(newFolder(), 'data')
    vi.stubEnv('PITHEAD_DATA', program.folder)
    vi.resetModules()
    vi.doMock('electron', () => program.electron)
  })
  afterEach(() => {
    // The program closes its database when it quits.
    program.electron.app.emit('quit')
    for (const name of SURPRISES) for (const listener of program.listeners(name)) process.off(name, listener)
    vi.unstubAllEnvs()
    vi.doUnmock('electron')
  })
  return program
}
