/** A game that the program doesn't ship, through the real services: they need no more of a game than its facets. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { TableState } from '../../src/contract/api.ts'
import type { ShelfFilter } from '../../src/contract/records.ts'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import { catalogueOf } from '../../src/games/game.ts'
import type { Catalogue, Player } from '../../src/games/game.ts'
import { readRecord, writeRecord } from '../../src/games/record.ts'
import type { GameRecord } from '../../src/games/record.ts'
import { simulate } from '../../src/main/cli/simulate.ts'
import { verify } from '../../src/main/cli/verify.ts'
import { openServices } from '../../src/main/services.ts'
import { playedRecord } from '../games/every-game/games.ts'
import { connectedTo, type Call } from '../support/connected.ts'
import { quietToy } from '../support/toy/game.ts'
import type { Decision, Position } from '../support/toy/rules.ts'
import { toy } from '../support/toy/thinking.ts'
import { newFolder } from './folder.ts'

vi.setConfig({ testTimeout: 20_000 })

const [shipped] = CATALOGUE.values()
const GAMES = catalogueOf(shipped, toy, quietToy)
const THREAD = join(import.meta.dirname, '../support/toy/worker.ts')

const opened = async (folder: string, catalogue: Catalogue = GAMES) => {
  const services = await openServices({ folder, host: 'loopback', version: '1.2.3', catalogue, thread: THREAD })
  onTestFinished(() => services.close())
  const call = connectedTo(services)
  await call('settings.set', { speed: 'instant' })
  return { call, close: () => services.close() }
}

const COLORS = toy.identity.colors
const seated = (...controls: string[]): Player[] =>
  controls.map((control, seat) => ({ name: `Player ${seat + 1}`, color: COLORS[seat], control }))
const FIVE = seated('human', 'bot:greedy', 'human', 'bot:idle', 'bot:greedy')

const newTable = (players = FIVE, options: object = { lumps: 3 }, game = 'toy') => ({ game, players, options })

const act = (call: Call, { id, game, revision }: TableState, action: object) =>
  call('tables.act', { game, id, revision, action: action as { type: 'next' } })

const decide = (call: Call, table: TableState, decision: Decision) => act(call, table, { type: 'decide', decision })

const viewOf = (table: TableState) => table.view as Position

/** The table as soon as no bot thinks any more. */
const afterBots = (call: Call, id: string): Promise<TableState> =>
  vi.waitFor(
    async () => {
      const table = await call('tables.open', id)
      expect(table.waiting).not.toBe('thinking')
      return table
    },
    { timeout: 10_000, interval: 5 },
  )

/** People take one lump from the left until nobody is asked, bots whatever they like. */
async function playedOut(call: Call, id: string): Promise<TableState> {
  for (;;) {
    const table = await afterBots(call, id)
    if (table.waiting !== 'decision') return table
    await decide(call, table, viewOf(table).taking > 0 ? { from: 'left' } : { take: 1 })
  }
}

async function finished(call: Call, players = FIVE, game = 'toy'): Promise<TableState> {
  const { id } = await call('tables.create', newTable(players, undefined, game))
  await call('bots.attend', id)
  const end = await playedOut(call, id)
  return act(call, end, { type: 'skip' })
}

const ANY: ShelfFilter = {
  search: '',
  game: null,
  mode: null,
  seats: null,
  bots: null,
  person: null,
  after: null,
  before: null,
  sort: 'date',
  descending: true,
}
const found = async (call: Call, filter: Partial<ShelfFilter>) =>
  (await call('shelf.list', { ...ANY, ...filter, skip: 0, count: 50 })).games.map(({ id }) => id)

const imported = async (call: Call, name: string, file: Buffer | string) => {
  const id = await call('import.begin')
  const count = await call('import.add', { id, name, part: Buffer.from(file).toString('base64'), last: true })
  const items = await call('import.items', { id, state: null, skip: 0, count: 50 })
  return { count, items, kept: await call('import.run', id) }
}

const exported = async (call: Call, ids: string[], format: 'records' | 'csv' | 'bg-stats') => {
  const { id, name } = await call('export.make', { games: { ids }, format })
  return { name, bytes: Buffer.from(await call('export.read', { id, from: 0 }), 'base64') }
}

const ofShipped = (seed: number): GameRecord => ({ ...playedRecord(shipped, 2, seed), id: `shipped-${seed}` })

describe('at a table', () => {
  test('five play, two of them people, and the program ends in the middle of a turn', async () => {
    const folder = newFolder()
    const before = await opened(folder)
    const { id } = await before.call('tables.create', newTable())
    await before.call('bots.attend', id)
    const turn = await afterBots(before.call, id)
    const asked = await decide(before.call, turn, { take: 2 })
    expect(viewOf(asked)).toMatchObject({ taking: 2, turn: turn.turn })
    expect(asked.takeBack).toBe('number')
    before.close()

    const { call } = await opened(folder)
    expect(await call('tables.open', id)).toEqual(asked)
    expect((await call('tables.list')).map((table) => table.id)).toEqual([id])
    const taken = await act(call, asked, { type: 'take-back' })
    expect(taken.view).toEqual(turn.view)
    const again = await decide(call, taken, { take: 1 })
    await expect(decide(call, again, { take: 1 })).rejects.toMatchObject({
      code: 'not-offered',
      params: { left: viewOf(again).row.length },
    })
  })

  test('what is taken back past bots is the person’s own turn', async () => {
    const { call } = await opened(newFolder())
    const { id } = await call('tables.create', newTable(seated('human', 'bot:greedy')))
    await call('bots.attend', id)
    const turn = await afterBots(call, id)
    await decide(call, await decide(call, turn, { take: 1 }), { from: 'right' })
    const later = await afterBots(call, id)
    expect(later.takeBack).toBe('turn')
    const taken = await act(call, later, { type: 'take-back' })
    expect(viewOf(taken)).toEqual({ ...viewOf(turn), taking: 1 })
    expect(taken.log).toEqual(turn.log)
  })

  test('it ends with its ceremony and is kept', async () => {
    const { call } = await opened(newFolder())
    const { id } = await call('tables.create', newTable())
    await call('bots.attend', id)
    const end = await playedOut(call, id)
    expect(end).toMatchObject({ waiting: 'ceremony', ceremony: { weighed: 0 }, result: null, finishedAt: null })
    expect(await found(call, {})).toEqual([])
    const next = await act(call, end, { type: 'next' })
    expect(next).toMatchObject({ waiting: 'ceremony', ceremony: { weighed: 1 } })
    const over = await act(call, next, { type: 'skip' })
    expect(over).toMatchObject({ waiting: 'finished', ceremony: null, turn: null })
    const record = readRecord(await call('shelf.open', id), GAMES)
    expect(record).toMatchObject({ record: { game: 'toy', result: over.result }, verdict: { moves: over.log.length } })
    expect(await found(call, { game: 'toy' })).toEqual([id])
    expect(await found(call, { game: shipped.identity.id })).toEqual([])
    expect(await found(call, { seats: 5, bots: 'with' })).toEqual([id])
  })

  test('a game is played on from one of its positions, and a bot takes a seat over', async () => {
    const { call } = await opened(newFolder())
    const { id } = await finished(call)
    const line = [{ take: 2 }, { from: 'right' }]
    const players = seated('human', 'human', 'human', 'human', 'human')
    const other = await call('tables.playOn', { game: 'toy', id, moves: 2, line, players })
    expect(other.log).toHaveLength(3)
    expect(other.log[2]).toEqual({ take: 2, from: 'right' })
    const sat = await act(call, other, { type: 'sit', seat: other.turn!, control: 'bot:greedy' })
    expect(sat.waiting).toBe('thinking')
  })
})

describe('what bots think', () => {
  test('hints, a forecast and a review come from the toy’s own threads', async () => {
    const { call } = await opened(newFolder())
    const { id } = await call('tables.create', newTable())
    await call('bots.attend', id)
    const turn = await afterBots(call, id)
    const hints = await call('hints.think', { id, revision: turn.revision })
    expect(hints).toMatchObject({ game: 'toy' })
    expect(hints.ideas).toHaveLength(3)
    expect(hints.used.reduce((sum, used) => sum + used)).toBe(1)
    expect((await call('tables.forecast', id)).chances).toHaveLength(5)
    const end = await act(call, await playedOut(call, id), { type: 'skip' })
    await call('reviews.start', { id, depth: 'quick' })
    await vi.waitFor(async () => {
      const { running, reviewed } = await call('reviews.open', id)
      expect(running).toBeNull()
      expect(reviewed).toHaveLength(end.log.length)
    })
    expect(await call('reviews.hints', id)).toEqual([{ move: turn.log.length, seat: turn.turn }])
  })

  test('a game without bots has no hints, no forecast, no review and no bots', async () => {
    const { call } = await opened(newFolder())
    const table = await call('tables.create', newTable(seated('human', 'human'), undefined, 'quiet-toy'))
    const { id, revision } = table
    await expect(call('hints.think', { id, revision })).rejects.toMatchObject({ code: 'not-allowed-now' })
    await expect(call('tables.forecast', id)).rejects.toMatchObject({ code: 'not-allowed-now' })
    expect(await call('bots.attend', id)).toMatchObject({ mode: 'play', stuck: false })
    await expect(act(call, table, { type: 'sit', seat: 0, control: 'bot:idle' })).rejects.toMatchObject({
      code: 'bad-arguments',
      params: { at: 'action.control' },
    })
    const over = await act(call, await playedOut(call, id), { type: 'skip' })
    expect(over.waiting).toBe('finished')
    await expect(call('reviews.open', id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(call('reviews.start', { id, depth: 'quick' })).rejects.toMatchObject({ code: 'not-found' })
  })

  test('a catalogue in which nobody thinks and nothing is scored serves all the same', async () => {
    const { call } = await opened(newFolder(), catalogueOf(quietToy))
    const { id } = await finished(call, seated('human', 'human'), 'quiet-toy')
    expect(await found(call, {})).toEqual([id])
    const sheet = { game: 'quiet-toy', players: seated('human', 'human') as never, options: {} }
    await expect(call('sheets.create', sheet)).rejects.toMatchObject({ code: 'bad-arguments', params: { at: 'game' } })
  })
})

describe('in the archive', () => {
  test('games of two titles go out in every format and come in again', async () => {
    const here = await opened(newFolder())
    const { id } = await finished(here.call)
    expect(await imported(here.call, 'one.pithead', writeRecord(ofShipped(1)))).toMatchObject({ kept: 1 })
    const ids = [id, 'shipped-1']
    const file = await here.call('shelf.open', id)

    const alone = await exported(here.call, [id], 'records')
    expect(alone.name).toMatch(/ toy Player 1, .*\.pithead$/)
    expect(alone.bytes.toString()).toBe(file)
    const archive = await exported(here.call, ids, 'records')

    const there = await opened(newFolder())
    expect(await imported(there.call, archive.name, archive.bytes)).toMatchObject({ count: { new: 2 }, kept: 2 })
    expect(await there.call('shelf.open', id)).toBe(file)
    expect(await there.call('shelf.open', 'shipped-1')).toBe(writeRecord(ofShipped(1)))
    expect((await imported(there.call, 'again.pithead', file)).items).toMatchObject([{ state: 'same-id' }])
  })

  test('a table has the columns of both, and a game that isn’t listed goes by its id', async () => {
    const { call } = await opened(newFolder())
    const { id, players, result } = await finished(call)
    await imported(call, 'one.pithead', writeRecord(ofShipped(2)))
    const { scores } = result as { scores: { coal: number; dust: number; total: number; lumps: number }[] }

    const csv = (await exported(call, [id, 'shipped-2'], 'csv')).bytes.toString().trim().split('\r\n')
    const [header, ...rows] = csv.map((row) =>
      row.match(/("[^"]*"|[^,]*)(,|$)/g)!.map((cell) => cell.replace(/,$/, '')),
    )
    const cell = (row: string[], column: string) => row[header.indexOf(column)]
    for (const column of [...toy.figures.columns, ...shipped.figures.columns, 'lumps']) expect(header).toContain(column)
    const own = rows.filter((row) => cell(row, 'game') === 'toy')
    expect(own.map((row) => cell(row, 'coal'))).toEqual(scores.map(({ coal }) => String(coal)))
    expect(own.map((row) => cell(row, 'dust'))).toEqual(scores.map(({ dust }) => String(dust)))
    expect(own.map((row) => cell(row, 'lumps'))).toEqual(scores.map(({ lumps }) => String(lumps)))
    expect(own.filter((row) => cell(row, 'starting player') === 'yes')).toHaveLength(1)
    expect(rows).toHaveLength(players.length + 2)

    const plays = JSON.parse((await exported(call, [id, 'shipped-2'], 'bg-stats')).bytes.toString()) as {
      games: { name: string; bggId: number }[]
      plays: { playerScores: { score: string; startPlayer: boolean }[] }[]
    }
    expect(plays.games.map(({ name, bggId }) => [name, bggId])).toEqual([
      ['toy', 0],
      [shipped.identity.listing!.name, shipped.identity.listing!.id],
    ])
    const [{ playerScores }] = plays.plays
    expect(playerScores.filter(({ startPlayer }) => startPlayer)).toHaveLength(1)
    expect(playerScores[0].score).toBe(`${scores[0].coal}${scores[0].dust < 0 ? '' : '+'}${scores[0].dust}`)
    expect(decodeURIComponent(await call('export.link', id))).toContain('"name":"toy"')
  })

  test('a game is removed and put back, renamed and edited like any other', async () => {
    const { call } = await opened(newFolder())
    const { id, players, startedAt } = await finished(call)
    expect(await call('shelf.remove', { ids: [id] })).toEqual([id])
    expect(await found(call, {})).toEqual([])
    await call('shelf.restore', [id])
    await call('people.rename', { name: 'Player 3', to: 'Anna' })
    expect(await found(call, { person: 'Anna' })).toEqual([id])
    const names = players.map(({ name }) => name).with(2, 'Lucy')
    await call('shelf.edit', { id, names, place: 'Bochum', notes: null, startedAt })
    expect(await found(call, { search: 'bochum lucy' })).toEqual([id])
    expect(await call('tables.open', id)).toMatchObject({ waiting: 'finished' })
  })

  test('statistics and ratings of one title know nothing of the other', async () => {
    const { call } = await opened(newFolder())
    const other = shipped.identity.id
    const over = await finished(call, seated('human', 'human', 'bot:idle'))
    const records = [ofShipped(3), ofShipped(4)]
    for (const record of records) await imported(call, `${record.id}.pithead`, writeRecord(record))
    const totalsOf = (result: unknown) => (result as { scores: { total: number }[] }).scores.map(({ total }) => total)

    const toys = await call('statistics.people', 'toy')
    const others = await call('statistics.people', other)
    expect([toys.games, others.games]).toEqual([1, 2])
    expect(toys.bots.map(({ control }) => control)).toEqual(['bot:idle'])
    expect(others.bots).toEqual([])

    const mine = await call('statistics.person', { name: 'Player 1', game: 'toy' })
    const theirs = await call('statistics.person', { name: 'Player 1', game: other })
    expect(mine.trend).toEqual([totalsOf(over.result)[0]])
    expect(theirs.trend.toSorted()).toEqual(records.map(({ result }) => totalsOf(result)[0]).toSorted())
    expect(mine.parts!.own).toHaveLength(2)
    expect(theirs.parts!.own).toHaveLength(shipped.figures.parts.length)
    expect(mine.rating).not.toEqual(theirs.rating)

    const alone = await opened(newFolder())
    await imported(alone.call, 'toy.pithead', await call('shelf.open', over.id))
    expect(await alone.call('statistics.people', 'toy')).toEqual(toys)

    const tables = await call('statistics.tables', { game: 'toy', counted: 'all' })
    expect(tables.tables.map(({ players, games }) => [players, games])).toEqual([
      [2, 0],
      [3, 1],
      [4, 0],
      [5, 0],
    ])
    expect(tables.tables[1].order).toHaveLength(3)
    expect(tables.tables[1].parts!.paid).toHaveLength(2)
  })

  test('statistics of a game in which nobody in particular begins have no order of play', async () => {
    const anybody = { ...quietToy, figures: { ...quietToy.figures, starter: () => null } }
    const { call } = await opened(newFolder(), catalogueOf(anybody))
    await finished(call, seated('human', 'human'), 'quiet-toy')
    const { tables } = await call('statistics.tables', { game: 'quiet-toy', counted: 'all' })
    expect(tables[0]).toMatchObject({ games: 1, order: [] })
  })
})

describe('what is refused', () => {
  const createdWith = async (table: object) => {
    const { call } = await opened(newFolder())
    return call('tables.create', table as never)
  }
  const badly = (at: string) => ({ code: 'bad-arguments', params: { call: 'tables.create', at } })

  test.each([
    ['a sixth seat', newTable([...FIVE, { name: 'Six', color: 'pink', control: 'human' }]), 'players'],
    ['one seat alone', newTable(FIVE.slice(0, 1)), 'players'],
    ['an option of another game', newTable(FIVE, { lumps: 3, startingPlayer: 0 }), 'options.startingPlayer'],
    ['an option’s value out of reach', newTable(FIVE, { lumps: 7 }), 'options.lumps'],
    ['a level of another game', newTable(FIVE.with(1, { ...FIVE[1], control: 'bot:director' })), 'players.1.control'],
    ['a game that isn’t there', newTable(FIVE, {}, 'chess'), 'game'],
  ])('%s', async (_, table, at) => {
    await expect(createdWith(table)).rejects.toMatchObject(badly(at))
  })

  test('a decision of another game, and one for a table of another game', async () => {
    const { call } = await opened(newFolder())
    const table = await call('tables.create', newTable(seated('human', 'human')))
    const { id, revision } = table
    await expect(act(call, table, { type: 'decide', decision: { place: 'bank' } })).rejects.toMatchObject({
      params: { call: 'tables.act', at: expect.stringMatching(/^action\.decision/) as string },
    })
    const elsewhere = { game: 'quiet-toy', id, revision, action: { type: 'decide' as const, decision: { take: 1 } } }
    await expect(call('tables.act', elsewhere)).rejects.toMatchObject({ params: { at: 'game', problem: 'not-toy' } })
  })

  test('a score sheet, where the game has none', async () => {
    const { call } = await opened(newFolder())
    const sheet = { game: 'toy', players: seated('human', 'human') as never, options: {} }
    await expect(call('sheets.create', sheet)).rejects.toMatchObject({ params: { call: 'sheets.create', at: 'game' } })
    const scored = { ...playedRecord(toy, 2, 5), mode: 'companion' as const }
    const { items } = await imported(call, 'scored.pithead', writeRecord(scored))
    expect(items).toMatchObject([{ state: 'refused', game: 'toy', problem: { path: 'mode', code: 'unknown-value' } }])
  })

  test('a record of a game that isn’t in the catalogue', async () => {
    const { call } = await opened(newFolder(), CATALOGUE)
    const { items, kept } = await imported(call, 'toy.pithead', writeRecord(playedRecord(toy, 3, 6)))
    expect(items).toMatchObject([
      { name: 'toy.pithead', state: 'refused', game: null, problem: { path: 'game', code: 'unknown-value' } },
    ])
    expect(kept).toBe(0)
  })
})

describe('on the command line', () => {
  test('whole games are simulated for five, the same ones for the same seed, and verified', async () => {
    const bots = ['random', 'greedy', 'idle', 'greedy', 'random']
    const simulated = async () => {
      const files: string[] = []
      await simulate({ game: toy, players: 5, games: 3, seed: 7, out: newFolder(), bots }, (file) => files.push(file))
      return files
    }
    const [files, again] = [await simulated(), await simulated()]
    expect(again.map((file) => readFileSync(file, 'utf8'))).toEqual(files.map((file) => readFileSync(file, 'utf8')))
    const lines: string[] = []
    expect(await verify(files, GAMES, (line) => lines.push(line))).toBe(0)
    for (const line of lines) expect(line).toMatch(/^ok .*toy-5p-7-000\d\.json moves=\d+ totals=(-?\d+,){4}-?\d+$/)
    expect(await verify(files.slice(0, 1), CATALOGUE, (line) => lines.push(line))).toBe(1)
    expect(lines.at(-1)).toMatch(/^refused .* game: unknown-value have=toy/)
  })
})
