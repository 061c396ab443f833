/** A loopback host that is asked, cut off and lied to for long, and what that leaves in its process. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { ALL_GAMES } from '../../src/contract/archive.ts'
import { SOCKET_PATH } from '../../src/contract/transport.ts'
import { seeded, type Random } from '../../src/games/base/random.ts'
import { writeRecord } from '../../src/games/record/record.ts'
import { startLoopback, type Loopback } from '../../src/main/loopback/server.ts'
import { openServices, type Services } from '../../src/main/services/services.ts'
import { golden } from './golden.ts'
import { heapAfterCollecting } from './health.ts'
import { ID } from './games.ts'

export interface AttackFigures {
  seed: number
  rounds: number
  /** MiB in use, open files and threads, after the first rounds and at the end. */
  heapMiB: [first: number, last: number]
  files: [first: number, last: number]
  threads: [first: number, last: number]
}

/** Rounds after which everything that is kept for the next time is there. */
const WARM = 20
const PAGE = '/assets/page-B4s3.js'
/** More than the buffers of a connection hold. */
const BYTES = 8 * 1024 * 1024

/** Attacks a host on a data folder in `folder` for `milliseconds` milliseconds. */
export async function attack(folder: string, milliseconds: number, seed: number): Promise<AttackFigures> {
  const services = await openServices({ folder: join(folder, 'data'), host: 'loopback', version: 'soak' })
  const host = await startLoopback(services, {
    page: newPage(folder),
    data: join(folder, 'data'),
    port: 0,
    patience: 500,
  })
  const door = await openDoor(host)
  const random = seeded(seed)
  const end = performance.now() + milliseconds
  let first = look()
  let rounds = 0
  try {
    while (performance.now() < end || rounds <= WARM) {
      await Promise.all(Array.from({ length: 8 }, () => hit(door, random)))
      await transfersCutOff(services, random)
      if (++rounds === WARM) first = await quietLook()
    }
    const last = await quietLook()
    const pair = (of: keyof typeof first): [number, number] => [first[of], last[of]]
    return { seed, rounds, heapMiB: pair('heapMiB'), files: pair('files'), threads: pair('threads') }
  } finally {
    host.close()
    services.close()
  }
}

function newPage(folder: string): string {
  const page = join(folder, 'page')
  mkdirSync(join(page, 'assets'), { recursive: true })
  writeFileSync(join(page, 'index.html'), '<!doctype html>')
  writeFileSync(join(page, PAGE), ' '.repeat(BYTES))
  return page
}

interface Door {
  port: number
  /** The headers of a page that was let in. */
  head: string
}

async function openDoor(host: Loopback): Promise<Door> {
  const url = new URL(host.address())
  const answer = await fetch(url, { redirect: 'manual' })
  const [cookie] = answer.headers.getSetCookie()[0].split(';')
  return { port: Number(url.port), head: `Host: ${url.host}\r\nCookie: ${cookie}\r\n` }
}

const upgrade = (head: string): string =>
  `GET ${SOCKET_PATH} HTTP/1.1\r\n${head}Connection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'

/** Requests of clients that leave early. */
const SENT: readonly ((head: string, origin: string) => string)[] = [
  // The page's socket, with what is no frame behind; then that of another page.
  (head, origin) => `${upgrade(head)}Origin: ${origin}\r\n\r\n\x81\xfe\xff`,
  (head) => `${upgrade(head)}Origin: http://127.0.0.1:1\r\n\r\n`,
  (head) => `GET ${PAGE} HTTP/1.1\r\n${head}\r\n`,
  (head) => `GET ${PAGE} HTTP/1.1\r\n${head}\r\n`.repeat(60),
  (head) => `GET / HTTP/1.1\r\n${head}`,
  (head) => `HEAD ${PAGE} HTTP/1.1\r\n${head}\r\n`,
  (head) => `POST / HTTP/1.1\r\n${head}Content-Length: 9\r\n\r\nhalf`,
  () => '\0\x01\x02\r\n\r\n',
  () => '',
]

/** Connects, sends something and leaves, at once or with the first bytes of an answer. */
const hit = ({ port, head }: Door, random: Random): Promise<void> =>
  new Promise((resolve) => {
    const sent = SENT[random.below(SENT.length)](head, `http://127.0.0.1:${port}`)
    const waits = random.below(2) === 0
    const socket = connect(port, '127.0.0.1', () => socket.write(sent, () => waits || socket.destroy()))
    socket.once('data', () => socket.destroy())
    socket.setTimeout(200, () => socket.destroy())
    socket.on('error', () => {}).on('close', () => resolve())
  })

const RECORD = Buffer.from(writeRecord(golden('companion-points')))

/** An import and an export that nobody brings to an end, and a count. */
async function transfersCutOff({ api }: Services, random: Random): Promise<void> {
  const id = api['import.begin']()
  const part = (bytes: Buffer, last: boolean) =>
    api['import.add']({ id, name: 'a', part: bytes.toString('base64'), last })
  await part(RECORD.subarray(0, random.below(RECORD.length)), false)
  if (random.below(2) === 0) await part(RECORD, true)
  if (random.below(2) === 0) api['import.drop'](id)
  const made = api['export.make']({ games: { filter: ALL_GAMES, except: [] }, format: 'csv' }).catch(() => {})
  api['export.drop']()
  await made
  await api['statistics.people']({ game: ID })
}

/** Once nobody is connected any more. */
async function quietLook() {
  await new Promise((resolve) => setTimeout(resolve, 2000))
  return look()
}

const look = () => ({
  heapMiB: Math.round((heapAfterCollecting() / 2 ** 20) * 10) / 10,
  files: told(() => readdirSync('/proc/self/fd').length),
  threads: told(() => Number(/^Threads:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))![1])),
})

/** 0 where the system doesn't tell. */
function told(count: () => number): number {
  try {
    return count()
  } catch {
    return 0
  }
}
