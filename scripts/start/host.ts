import type { Options } from './start-options.ts'

/** The desktop app at `path`, or the loopback host and, where Electron was wanted first, why not Electron. */
export type Choice = { host: 'electron'; path: string } | { host: 'loopback'; because?: string }

/** The machine that the choice depends on; a test hands in another one. */
export interface Surroundings {
  hasDisplay: boolean
  electronRuntime: () => string | undefined
  failedLately: () => boolean
  fetchElectron: () => Promise<string | undefined>
}

/** Picks the host: Electron if it is there or can be fetched, else loopback. Throws if Electron is asked for and can't be used. */
export async function chooseHost(wanted: Options['host'], around: Surroundings): Promise<Choice> {
  if (wanted === 'loopback') return { host: 'loopback' }
  if (!around.hasDisplay) return withoutElectron(wanted, 'there is no display for Electron')
  const path = around.electronRuntime() ?? (await fetched(wanted, around))
  return path ? { host: 'electron', path } : withoutElectron(wanted, "Electron's runtime can't be fetched")
}

/** A failure is remembered, so that being offline costs time once a day; who asks for Electron tries again. */
const fetched = async (wanted: Options['host'], around: Surroundings): Promise<string | undefined> =>
  wanted !== 'electron' && around.failedLately() ? undefined : around.fetchElectron()

function withoutElectron(wanted: Options['host'], because: string): Choice {
  if (wanted === 'electron') throw new Error(`${because}; npm start -- --host loopback works without it`)
  return { host: 'loopback', because }
}
