/** The loopback host as a program of its own, run from source. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import WebSocket from 'ws'
import { connect, type Connection } from '../../../src/contract/client.ts'
import { SOCKET_PATH, socketTransport } from '../../../src/contract/transport.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const ENTRY = resolve(ROOT, 'src/main/loopback.ts')
/** Compiling the sources anew would take most of each start. */
const COMPILED = resolve(ROOT, 'node_modules/.cache/pithead-tests')

export interface Output {
  status: number | null
  stdout: string
  stderr: string
}

const spawnHost = (folder: string, args: string[] = [], before: string[] = []): ChildProcess => {
  const env = { ...process.env, NODE_OPTIONS: '', PITHEAD_DATA: folder, NODE_COMPILE_CACHE: COMPILED }
  const [program, ...words] = [...before, process.execPath, ENTRY, ...args]
  const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

const gather = (child: ChildProcess): { stdout: string; stderr: string } => {
  const texts = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name]!.setEncoding('utf8').on('data', (part: string) => (texts[name] += part))
  return texts
}

/** Runs the host to its end, for starts that must fail; through another program where `before` names one. */
export const runHost = async (folder: string, args: string[] = [], before: string[] = []): Promise<Output> => {
  const child = spawnHost(folder, args, before)
  const texts = gather(child)
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, ...texts }
}

export interface Program {
  url: URL
  stop: (signal: NodeJS.Signals) => Promise<Output>
  client: () => Connection
}

/** Starts the host and waits until it says that it listens. */
export const startHost = async (folder: string, args: string[] = []): Promise<Program> => {
  const child = spawnHost(folder, args)
  const texts = gather(child)
  const ended = once(child, 'close') as Promise<[number | null]>
  while (!texts.stdout.includes('\n'))
    await Promise.race([once(child.stdout!, 'data'), ended.then(failedToStart(texts))])
  const url = new URL(texts.stdout.trim().split(' ').at(-1)!)
  return {
    url,
    client: () => connect(socketTransport(() => openSocket(url))),
    async stop(signal) {
      child.kill(signal)
      const [status] = await ended
      return { status, ...texts }
    },
  }
}

const failedToStart = (texts: { stderr: string }) => () => {
  throw new Error(`the host ended: ${texts.stderr}`)
}

const openSocket = ({ host, port, origin, searchParams }: URL): WebSocket => {
  const Cookie = `pithead-${port}=${searchParams.get('token')}`
  const socket = new WebSocket(`ws://${host}${SOCKET_PATH}`, { headers: { Cookie, Origin: origin } })
  // A host that was killed: the client hears of it by the socket's closing.
  socket.on('error', () => {})
  return socket
}
