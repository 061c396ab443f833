/** The longest that anybody waits for an answer while somebody else's long work is under way, in an archive of 10,000 games. */
import { ALL_GAMES } from '../src/contract/archive.ts'
import { openServices, type Services } from '../src/main/services/services.ts'
import { writeRecord } from '../src/games/record/record.ts'
import { zip } from '../tests/support/files.ts'
import { figure, type Figure } from './figure.ts'
import { inNewFolder } from './folder.ts'
import { differentGames, fillFolder, GAME, GAMES } from './many-games.ts'

/** Milliseconds. */
const MOST = 50
const IMPORTED = 1000
const PART = 45_000

/** The longest time in which nobody got a turn. */
async function longestWait(work: () => unknown): Promise<number> {
  let longest = 0
  let last = performance.now()
  let over = false
  const look = () => {
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (!over) setImmediate(look)
  }
  setImmediate(look)
  await work()
  over = true
  return Math.max(longest, performance.now() - last)
}

export const waits = (): Promise<Figure[]> =>
  inNewFolder(async (folder) => {
    await fillFolder(folder)
    const services = await openServices({ folder, host: 'loopback', version: 'bench' })
    try {
      return await waitsIn(services)
    } finally {
      services.close()
    }
  })

async function waitsIn({ api }: Services): Promise<Figure[]> {
  const [{ players }] = api['archive.list']({ ...ALL_GAMES, skip: 0, count: 1 }).games
  const [{ name }] = players
  const games = { filter: ALL_GAMES, except: [] }
  const bytes = await zip(
    differentGames(IMPORTED).map((one, at) => ({ name: `${at}`, bytes: Buffer.from(writeRecord(one)) })),
  )
  const file = bytes.toString('base64')
  const id = api['import.begin']()
  const latest = () => api['backups.list']()[0].name
  const works: [string, () => unknown][] = [
    [`renaming in ${GAMES} games`, () => api['people.rename']({ name, to: 'Somebody else' })],
    ['taking that back', () => api['people.undo']()],
    [`an export of ${GAMES} records`, () => api['export.make']({ games, format: 'records' })],
    [`an export of ${GAMES} games as CSV`, () => api['export.make']({ games, format: 'csv' })],
    [`an export of ${GAMES} games for BG Stats`, () => api['export.make']({ games, format: 'bg-stats' })],
    [`reading ${IMPORTED} games`, () => handOver(api, id, file)],
    [`importing ${IMPORTED} games`, () => api['import.run'](id)],
    [`the people of ${GAMES} games`, () => api['statistics.people']({ game: GAME })],
    [`statistics of ${GAMES} games`, () => api['statistics.tables']({ game: GAME })],
    ['statistics of one person', () => api['statistics.person']({ game: GAME, name })],
    ['the list of backups', () => api['backups.list']()],
    ['the preview of a backup', () => api['backups.preview'](latest())],
    [`a change of ${GAMES} games together`, () => api['batch.change']({ games, change: { addTags: ['bench'] } })],
    ['taking that back', () => api['batch.undo']()],
    [
      `a search in ${GAMES} games`,
      () => api['archive.list']({ ...ALL_GAMES, search: `-players:"${name}" e`, skip: 0, count: 100 }),
    ],
    ['the foreseen effects of a renaming', () => api['people.foresee']({ name, to: 'Somebody else' })],
    [`removing ${GAMES} games`, () => api['archive.remove'](games)],
    ['a page of the bin', () => api['bin.list']({ skip: 5000, count: 100 })],
    [`taking ${GAMES} games out of the bin`, () => api['bin.restore']({ all: true })],
    [`removing them again`, () => api['archive.remove'](games)],
    [`erasing ${GAMES} games`, () => api['bin.erase']({ all: true })],
    ['putting a backup back', () => api['backups.restore'](latest())],
  ]
  const figures: Figure[] = []
  for (const [what, work] of works)
    figures.push(figure(`longest wait during ${what}`, await longestWait(work), 'ms', MOST))
  return figures
}

async function handOver(api: Services['api'], id: string, file: string): Promise<void> {
  for (let from = 0; from < file.length; from += PART)
    await api['import.add']({
      id,
      name: 'all.zip',
      part: file.slice(from, from + PART),
      last: from + PART >= file.length,
    })
}
