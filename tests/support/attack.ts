/** A loopback host that is asked, cut off and lied to for long, and what that leaves in its process. */
import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { ALL_GAMES } from '../../src/contract/archive.ts'
import { EXPORTS_PATH, SOCKET_PATH } from '../../src/contract/transport.ts'
import { seeded, type Random } from '../../src/games/building-blocks/random.ts'
import { writeRecord, type GameRecord } from '../../src/games/record/record.ts'
import { startLoopback, type Loopback } from '../../src/main/loopback/server.ts'
import { openServices, type Services } from '../../src/main/services/services.ts'
import { golden } from './golden.ts'
import { heapAfterCollecting } from './health.ts'
import { ID } from './games.ts'
import { fillWith, manyRecords } from './large-archive.ts'

export interface AttackFigures {
  seed: number
  rounds: number
  /** MiB in use, open files and threads, after the first rounds and at the end. */
  heapMiB: [first: number, last: number]
  files: [first: number, last: number]
  threads: [first: number, last: number]
  /** How often an export was made and, between the attacks, saved whole. */
  exports: number
}

/** Rounds after which everything that is kept for the next time is there. */
const WARM = 20
const PAGE = '/assets/page-B4s3.js'
/** More than the buffers of a connection hold. */
const BYTES = 8 * 1024 * 1024

/** Games in the archive, whose notes no zip makes smaller: their export is more than the buffers of a connection hold, too. */
const GAMES = 1000
const NOTES = 4000
/** Rounds in which one export is attacked. */
const ROUNDS_OF_AN_EXPORT = 10

/** Attacks a host on a data folder in `folder` for `milliseconds` milliseconds. */
export async function attack(folder: string, milliseconds: number, seed: number): Promise<AttackFigures> {
  const random = seeded(seed)
  const data = join(folder, 'data')
  mkdirSync(data)
  await fillWith(data, withNotes(manyRecords(GAMES), random))
  const services = await openServices({ folder: data, host: 'loopback', version: 'soak' })
  const host = await startLoopback(services, {
    page: newPage(folder),
    data,
    port: 0,
    patience: 500,
  })
  const door = await openDoor(host)
  const end = performance.now() + milliseconds
  let first = look()
  let rounds = 0
  let exports = 0
  try {
    while (performance.now() < end || rounds <= WARM) {
      if (rounds % ROUNDS_OF_AN_EXPORT === 0) {
        await exportCutOff(services)
        await Promise.all([makeExport(services, door), hits(door, random)])
        exports++
      }
      await hits(door, random)
      await importCutOff(services, random)
      if (++rounds === WARM) first = await quietLook()
    }
    const last = await quietLook()
    const pair = (of: keyof typeof first): [number, number] => [first[of], last[of]]
    return { seed, rounds, heapMiB: pair('heapMiB'), files: pair('files'), threads: pair('threads'), exports }
  } finally {
    host.close()
    services.close()
  }
}

function* withNotes(records: Iterable<GameRecord>, random: Random): Generator<GameRecord> {
  const letter = () => String.fromCodePoint(0x4e00 + random.below(0x5000))
  for (const record of records) yield { ...record, notes: Array.from({ length: NOTES }, letter).join('') }
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
  /** The path of the last export. */
  saved: string
  /** The headers of a page that was let in. */
  head: string
}

async function openDoor(host: Loopback): Promise<Door> {
  const url = new URL(host.address())
  const answer = await fetch(url, { redirect: 'manual' })
  const [cookie] = answer.headers.getSetCookie()[0].split(';')
  return { port: Number(url.port), saved: EXPORTS_PATH, head: `Host: ${url.host}\r\nCookie: ${cookie}\r\n` }
}

const upgrade = (head: string): string =>
  `GET ${SOCKET_PATH} HTTP/1.1\r\n${head}Connection: Upgrade\r\nUpgrade: websocket\r\n` +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'

const withoutCookie = (head: string): string => head.replace(/Cookie:.*\r\n/, '')

/** Requests of clients that leave early. */
const SENT: readonly ((head: string, origin: string, saved: string) => string)[] = [
  // The page's socket, with what is no frame behind; then that of another page.
  (head, origin) => `${upgrade(head)}Origin: ${origin}\r\n\r\n\x81\xfe\xff`,
  (head) => `${upgrade(head)}Origin: http://127.0.0.1:1\r\n\r\n`,
  (head) => `GET ${PAGE} HTTP/1.1\r\n${head}\r\n`,
  (head) => `GET ${PAGE} HTTP/1.1\r\n${head}\r\n`.repeat(60),
  (head) => `GET / HTTP/1.1\r\n${head}`,
  (head) => `HEAD ${PAGE} HTTP/1.1\r\n${head}\r\n`,
  (head) => `POST / HTTP/1.1\r\n${head}Content-Length: 9\r\n\r\nhalf`,
  (head, _, saved) => `GET ${saved} HTTP/1.1\r\n${head}\r\n`,
  (head, _, saved) => `GET ${saved} HTTP/1.1\r\n${head}Range: bytes=1-2,0-\r\n\r\n`,
  (head, _, saved) => `GET ${saved} HTTP/1.1\r\n${head}\r\n`.repeat(60),
  (head, _, saved) => `HEAD ${saved} HTTP/1.1\r\n${head}\r\n`.repeat(3),
  (head, _, saved) => `POST ${saved} HTTP/1.1\r\n${head}Content-Length: 9\r\n\r\nhalf`,
  (head, _, saved) => `GET ${saved} HTTP/1.1\r\n${withoutCookie(head)}\r\n`,
  (head, _, saved) => `GET ${saved}/../../pithead.db HTTP/1.1\r\n${head}\r\n`,
  (head, _, saved) => `GET ${saved}%2f..%2f..%2fpithead.db HTTP/1.1\r\n${head}\r\n`,
  () => '\0\x01\x02\r\n\r\n',
  () => '',
]

const hits = (door: Door, random: Random) => Promise.all(Array.from({ length: 8 }, () => hit(door, random)))

/** Makes an export that replaces the one before it, even while that one is being saved. The page receives it whole. */
async function makeExport({ api }: Services, door: Door): Promise<void> {
  const { id, size } = await api['export.make']({ games: everything(), format: 'records' })
  door.saved = EXPORTS_PATH + id
  const Cookie = /Cookie: (.*)\r/.exec(door.head)![1]
  const answer = await fetch(`http://127.0.0.1:${door.port}${door.saved}`, { headers: { Cookie } })
  assert.equal((await answer.arrayBuffer()).byteLength, size)
}

/** Connects, sends something and leaves, at once or with the first bytes of an answer. */
const hit = ({ port, head, saved }: Door, random: Random): Promise<void> =>
  new Promise((resolve) => {
    const sent = SENT[random.below(SENT.length)](head, `http://127.0.0.1:${port}`, saved)
    const waits = random.below(2) === 0
    const socket = connect(port, '127.0.0.1', () => socket.write(sent, () => waits || socket.destroy()))
    socket.once('data', () => socket.destroy())
    socket.setTimeout(200, () => socket.destroy())
    socket.on('error', () => {}).on('close', () => resolve())
  })

const RECORD = Buffer.from(writeRecord(golden('companion-points')))

const everything = () => ({ filter: ALL_GAMES, except: [] })

/** An export that nobody brings to an end. It takes the one before along. */
async function exportCutOff({ api }: Services): Promise<void> {
  const made = api['export.make']({ games: everything(), format: 'csv' }).catch(() => {})
  api['export.drop']()
  await made
}

/** An import that nobody brings to an end, and a count. */
async function importCutOff({ api }: Services, random: Random): Promise<void> {
  const id = api['import.begin']()
  const part = (bytes: Buffer, last: boolean) =>
    api['import.add']({ id, name: 'a', part: bytes.toString('base64'), last })
  await part(RECORD.subarray(0, random.below(RECORD.length)), false)
  if (random.below(2) === 0) await part(RECORD, true)
  if (random.below(2) === 0) api['import.drop'](id)
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
