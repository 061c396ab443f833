/** The loopback host as a program of its own, run from source. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import WebSocket from 'ws'
import { connect, type Connection } from '../../src/contract/client.ts'
import { SOCKET_PATH, socketTransport } from '../../src/contract/transport.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const ENTRY = resolve(ROOT, 'src/main/loopback.ts')
/** Compiling the sources anew would take most of each start. */
const COMPILED = resolve(ROOT, 'node_modules/.cache/pithead-tests')

export interface Output {
  status: number | null
  stdout: string
  stderr: string
}

export interface HostSpawn {
  folder: string
  args?: string[]
  /** A program, with its arguments, that runs the host. */
  before?: string[]
  env?: Record<string, string>
}

export function spawnHost({ folder, args = [], before = [], env = {} }: HostSpawn): ChildProcess {
  const [program, ...words] = [...before, process.execPath, ENTRY, ...args]
  return spawn(program, words, {
    env: { ...process.env, NODE_OPTIONS: '', PITHEAD_DATA: folder, NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

function gather(child: ChildProcess): { stdout: string; stderr: string } {
  const texts = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name]!.setEncoding('utf8').on('data', (part: string) => (texts[name] += part))
  return texts
}

/** Collects the host's output until it has ended. */
export async function outputOf(child: ChildProcess): Promise<Output> {
  const texts = gather(child)
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, ...texts }
}

export interface Program {
  url: URL
  stop: (signal: NodeJS.Signals) => Promise<Output>
  /** Waits until it ends by itself. */
  ended: () => Promise<Output>
  client: () => Connection
}

/** Waits until the host says that it listens, and goes in at its door. Rejects where it ends before. */
export async function programOf(child: ChildProcess): Promise<Program> {
  const texts = gather(child)
  const ended = once(child, 'close') as Promise<[number | null]>
  while (!texts.stdout.includes('\n'))
    await Promise.race([once(child.stdout!, 'data'), ended.then(failedToStart(texts))])
  const url = new URL(texts.stdout.trim().split(' ').at(-1)!)
  const cookie = await cookieOf(url)
  const output = async () => ({ status: (await ended)[0], ...texts })
  return {
    url,
    client: () => connect(socketTransport(() => openSocket(url, cookie))),
    stop(signal) {
      child.kill(signal)
      return output()
    },
    ended: output,
  }
}

const failedToStart = (texts: { stderr: string }) => () => {
  throw new Error(`the host ended: ${texts.stderr}`)
}

async function cookieOf(url: URL): Promise<string> {
  const { headers } = await fetch(url, { redirect: 'manual' })
  return headers.getSetCookie()[0].split(';')[0]
}

function openSocket({ host, origin }: URL, cookie: string): WebSocket {
  const socket = new WebSocket(`ws://${host}${SOCKET_PATH}`, { headers: { Cookie: cookie, Origin: origin } })
  // A host that was killed: the client hears of it by the socket's closing.
  socket.on('error', () => {})
  return socket
}
