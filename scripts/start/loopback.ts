import { EventEmitter, once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { ROOT } from '../bootstrap/root.mjs'
import { exitStatus, startChild } from './child.ts'
import { present } from '../../src/games/building-blocks/present.ts'

const ENTRY = join(ROOT, 'out', 'main', 'loopback.js')
/** Node's cache of compiled code: only the first start after a build compiles. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'pithead')
const READY = /^Pithead listens on (http:\S+)$/

export interface LoopbackHost {
  /** The address of the page with the present token; undefined if the host ended before it was ready. */
  address: () => string | undefined
  /** Calls with each address that takes the place of one that was used. */
  onRenewed: (tell: (address: string) => void) => void
  /** Resolves to the exit status when the host has ended. */
  ended: Promise<number>
}

/** Starts the loopback host, with files to bring in, and waits until it listens. Its own complaints go to standard error. */
export async function startLoopback(
  port: number,
  signal: AbortSignal,
  entry = ENTRY,
  files: readonly string[] = [],
): Promise<LoopbackHost> {
  const env = { NODE_COMPILE_CACHE: COMPILED, ...process.env }
  const args = [entry, '--port', String(port), ...files]
  const child = startChild(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env }, signal)
  const ended = exitStatus(child, signal)
  const addresses = addressesIn(present(child.stdout, 'the output of the host'))
  let address: string | undefined
  addresses.on('address', (next: string) => (address = next))
  await Promise.race([once(addresses, 'address'), ended])
  return { address: () => address, onRenewed: (tell) => void addresses.on('address', tell), ended }
}

/** Milliseconds. A host that failed sooner would fail again at once. */
const LIVED = 5000

/**
 * Waits for the host's end. One that ended by a fault is started again, and the page that is open finds it at the same port;
 * resolves to the exit status of the last one.
 */
export async function keepAlive(
  host: LoopbackHost,
  startAgain: () => Promise<LoopbackHost>,
  signal: AbortSignal,
  lived = LIVED,
): Promise<number> {
  const begun = performance.now()
  const status = await host.ended
  if (status === 0 || signal.aborted || performance.now() - begun < lived) return status
  const next = await startAgain()
  if (next.address()) console.error(`pithead: the services ended by a fault and run again: ${next.address()}`)
  next.onRenewed(tellRenewed)
  return keepAlive(next, startAgain, signal, lived)
}

/** Each address opens one browser: the next one, or the same after it was closed, goes in by this. */
export const tellRenewed = (address: string) => console.log(`Pithead opens in another browser at ${address}`)

/** Emits each `address` that the host says it listens on. */
function addressesIn(output: Readable): EventEmitter {
  const found = new EventEmitter()
  createInterface({ input: output }).on('line', (line) => {
    const [, address] = READY.exec(line) ?? []
    if (address) found.emit('address', address)
  })
  return found
}
