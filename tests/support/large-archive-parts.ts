/** Entry: fills a large archive, takes it along or brings it back, and prints the figures of that as JSON. */
import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_GAMES, type ExportFormat, type ImportCount } from '../../src/contract/archive.ts'
import { fileSource } from '../../src/main/platform/source.ts'
import { openServices, type Services } from '../../src/main/services/services.ts'
import { ID } from './games.ts'
import { fillWith, manyRecords, PERSON, type LargeFigures } from './large-archive.ts'

const [part, folder, count] = process.argv.slice(2)
const games = Number(count)
const [here, there, opened] = ['here', 'there', 'opened.json'].map((name) => join(folder, name))
const figures: LargeFigures = { games, milliseconds: {}, processor: {}, bytes: {}, peakMiB: {} }

/** Milliseconds between two looks at the memory. */
const LOOK = 20

async function measured<T>(what: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const used = process.cpuUsage()
  let peak = 0
  const look = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), LOOK)
  try {
    return await work()
  } finally {
    clearInterval(look)
    figures.milliseconds[what] = Math.round(performance.now() - start)
    const { user, system } = process.cpuUsage(used)
    figures.processor[what] = Math.round((user + system) / 1000)
    figures.peakMiB[what] = Math.round(Math.max(peak, process.memoryUsage.rss()) / 2 ** 20)
  }
}

async function withServices(data: string, work: (services: Services) => Promise<void>): Promise<void> {
  const services = await openServices({ folder: data, host: 'loopback', version: 'soak' })
  try {
    await work(services)
  } finally {
    services.close()
  }
}

const everything = { filter: ALL_GAMES, except: [] }
const FORMATS: readonly ExportFormat[] = ['records', 'csv', 'bg-stats']

async function takeAlong({ api, exported }: Services): Promise<void> {
  await measured('statistics', () => api['statistics.people']({ game: ID }))
  for (const format of FORMATS) {
    const file = await measured(`export ${format}`, () => api['export.make']({ games: everything, format }))
    figures.bytes[format] = file.size
    renameSync(exported(file.id)!.path, join(folder, format))
  }
  writeFileSync(opened, openedSome(api))
}

/** Games come back as they were; then all are changed as a whole. */
async function bringBack({ api }: Services): Promise<void> {
  const id = api['import.begin']()
  const count = await measured('import: checking', () => handOver(api, id, 'records'))
  assert.equal(count.new, games)
  assert.equal((await measured('import: writing', () => api['import.run'](id))).added, games)
  assert.equal(openedSome(api), readFileSync(opened, 'utf8'))
  const again = api['import.begin']()
  const known = await measured('import of plays: checking', () => handOver(api, again, 'bg-stats'))
  assert.equal(known.new + known.back + known.changed + known.known + known.refused, games)
  api['import.drop'](again)
  await measured('rename', () => api['people.rename']({ name: PERSON, to: 'Anna Amalia' }))
  await measured('tag', () => api['batch.change']({ games: everything, change: { addTags: ['League'] } }))
  await measured('undo of that', () => api['batch.undo']())
  assert.equal(api['people.foresee']({ name: 'Anna Amalia', to: PERSON }).games, games)
}

const openedSome = (api: Services['api']): string =>
  JSON.stringify([0, Math.floor(games / 2), games - 1].map((number) => api['archive.open'](`game-${number}`)))

/** Bytes of a file that the page sends at once. */
const PART = 42_000

async function handOver(api: Services['api'], id: string, name: ExportFormat): Promise<ImportCount> {
  const source = fileSource(join(folder, name))
  try {
    for (let at = 0; ; at += PART) {
      const part = source.read(at, PART).toString('base64')
      const count = await api['import.add']({ id, name, part, last: at + PART >= source.size })
      if (at + PART >= source.size) return count
    }
  } finally {
    source.close()
  }
}

const PARTS: Record<string, () => Promise<void>> = {
  filled() {
    mkdirSync(here)
    return measured('filling', () => fillWith(here, manyRecords(games)))
  },
  async takenAlong() {
    await withServices(here, takeAlong)
    rmSync(here, { recursive: true })
  },
  broughtBack: () => withServices(there, bringBack),
}

await PARTS[part]()
process.stdout.write(`${JSON.stringify(figures)}\n`)
