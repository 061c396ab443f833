/** People across games: renamed, merged and taken back, on real SQLite files. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SheetAction } from '../../../src/contract/api.ts'
import { levelOf } from '../../../src/games/building-blocks/players.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import type { SheetRecord } from '../../../src/games/facets/score-sheet.ts'
import { writeRecord, type GameRecord } from '../../../src/games/record/record.ts'
import { eventHub } from '../../../src/main/platform/events.ts'
import { PeopleService } from '../../../src/main/people/people.ts'
import { alikeNames } from '../../../src/main/statistics/alike.ts'
import type { Store } from '../../../src/main/store/store.ts'
import { SheetsService } from '../../../src/main/score-sheet/score-sheets.ts'
import { Import, unhurried } from '../../../src/main/archive/import.ts'
import { sourceOf } from '../../../src/main/platform/source.ts'
import { fixtures, GAME, ID, newSheet, playedRecord, USUAL_BOT } from '../../support/games.ts'
import { archived, called, now, told } from '../archive/archived.ts'

const games = () => [
  called(told('2-players', 'a'), 'Ana', 'Bert'),
  called(told('3-players', 'b'), 'Carl', 'Anna', 'Bert'),
  called(told('4-players', 'c'), 'Bert', 'Ana', 'Carl', 'Dora'),
  called(told('companion-counts', 'd'), 'Dora', 'Ana', 'Emil'),
  called(told('companion-points', 'e'), 'Anna', 'Dora'),
  called(told('running', 'f'), 'Ana', 'Bert', 'Emil'),
]

async function house(records: GameRecord[] = games()) {
  const here = await archived(records)
  const events = eventHub()
  const forgotten: string[] = []
  const people = new PeopleService({
    catalogue: CATALOGUE,
    store: here.store,
    events,
    forget: (id) => void forgotten.push(id),
  })
  return { ...here, people, events, forgotten }
}

test('the finished games of people are counted by number of players, without those in the bin', async () => {
  const { store } = await house()
  const counted = (names: string[]) =>
    store.people.results({ game: ID, names }).map(({ name, players, games }) => [name, players, games])
  expect(counted(['Bert', 'Nobody', 'Ana'])).toEqual([
    ['Bert', 2, 1],
    ['Bert', 3, 1],
    ['Bert', 4, 1],
    ['Ana', 2, 1],
    ['Ana', 3, 1],
    ['Ana', 4, 1],
  ])
  const [pair] = store.people.results({ game: ID, names: ['Bert'] })
  const { scores } = told('2-players', 'a').result!
  expect(pair.average).toBe(scores[1].total)
  store.games.remove('b', now().toISOString())
  expect(counted(['Bert'])).toEqual([
    ['Bert', 2, 1],
    ['Bert', 4, 1],
  ])
  expect(store.people.results({ game: 'another', names: ['Bert'] })).toEqual([])
})

test('practice counts as finished and not for the average', async () => {
  const { store } = await house([{ ...called(told('2-players', 'a'), 'Ana', 'Bert'), practice: true }])
  expect(store.people.results({ game: ID, names: ['Ana'] })).toEqual([
    { name: 'Ana', players: 2, games: 1, average: null },
  ])
})

describe('how a person fared against bots', () => {
  /** Ana's seat and the one after it; how many seats came ahead of a bot follows from the result. */
  const against = (id: string, more: Partial<GameRecord> = {}) => {
    const record = called(told('2-players', id), 'Ana', 'Hewer')
    return { ...record, players: record.players.with(1, { ...record.players[1], control: USUAL_BOT }), ...more }
  }
  const level = levelOf({ control: USUAL_BOT })
  const { winners } = told('2-players', 'a').result!
  const won = winners.includes(0) ? 1 : 0
  const fared = (store: Store, name: string) => store.people.against({ game: ID, name })

  test('is counted by level, from the places of each game', async () => {
    const { store } = await house([against('a'), against('b'), called(told('2-players', 'c'), 'Ana', 'Bert')])
    expect(fared(store, 'Ana')).toEqual([{ level, games: 2, ahead: won }])
    expect(fared(store, 'Bert')).toEqual([])
    expect(fared(store, 'Hewer')).toEqual([])
  })

  test('leaves out practice, other titles and what lies in the bin', async () => {
    const { store } = await house([against('a', { practice: true }), against('b')])
    expect(fared(store, 'Ana')).toEqual([{ level, games: 1, ahead: won }])
    expect(store.people.against({ game: 'another', name: 'Ana' })).toEqual([])
    store.games.remove('b', now().toISOString())
    expect(fared(store, 'Ana')).toEqual([])
  })
})

const recordsOf = (store: Store, ids: readonly string[]) => ids.map((id) => store.games.load(id)!.record)
const IDS = ['a', 'b', 'c', 'd', 'e', 'f']
const namesIn = (store: Store, id: string) =>
  (JSON.parse(store.games.load(id)!.record) as GameRecord).players.map(({ name }) => name)
const standings = (store: Store) =>
  Object.fromEntries(
    store.statistics.people({ game: ID }).people.map(({ name, games, wins }) => [name, { games, wins }]),
  )
const refused = (code: string) => expect.objectContaining({ code }) as Error

describe('a new name', () => {
  test('stands in every game, running or finished, and nothing else changes', async () => {
    const { store, people, found, forgotten } = await house()
    expect(people.foresee({ name: 'Ana', to: 'Anja' })).toEqual({ games: 4, known: 0, together: 0 })
    await people.rename({ name: 'Ana', to: 'Anja' })
    expect(IDS.map((id) => namesIn(store, id).join(' '))).toEqual([
      'Anja Bert',
      'Carl Anna Bert',
      'Bert Anja Carl Dora',
      'Dora Anja Emil',
      'Anna Dora',
      'Anja Bert Emil',
    ])
    const renamed = games().map((game) => ({
      ...game,
      players: game.players.map((player) => (player.name === 'Ana' ? { ...player, name: 'Anja' } : player)),
    }))
    expect(recordsOf(store, IDS).map((record) => JSON.parse(record) as unknown)).toEqual(renamed)
    expect(found({ search: 'anja', sort: 'date' }).toSorted()).toEqual(['a', 'c', 'd'])
    expect(found({ with: [{ name: 'Ana' }] })).toEqual([])
    expect(store.games.summary('f')!.players[0].name).toBe('Anja')
    expect(forgotten.toSorted()).toEqual(['a', 'c', 'd', 'f'])
    expect(store.backups()).toEqual([])
  })

  test('leaves bots of the old one alone', async () => {
    const game = told('2-players', 'bots')
    const players = game.players.map((player, seat) => ({
      ...player,
      name: 'Ana',
      control: seat ? USUAL_BOT : 'human',
    }))
    const { store, people } = await house([{ ...game, players }])
    await people.rename({ name: 'Ana', to: 'Anna' })
    expect(namesIn(store, 'bots')).toEqual(['Anna', 'Ana'])
  })

  test('of nobody is refused, and so is the same name', async () => {
    const { people } = await house()
    await expect(people.rename({ name: 'Nobody', to: 'Anna' })).rejects.toEqual(refused('not-found'))
    await expect(people.rename({ name: 'Ana', to: 'Ana' })).rejects.toEqual(refused('not-found'))
  })
})

describe('a name that somebody has', () => {
  test('merges the two after a backup: games and victories add up', async () => {
    const { store, people } = await house()
    const before = standings(store)
    expect(people.foresee({ name: 'Ana', to: 'Anna' })).toEqual({ games: 4, known: 2, together: 0 })
    await people.rename({ name: 'Ana', to: 'Anna' })
    const { Ana, Anna, ...others } = before
    expect(standings(store)).toEqual({
      ...others,
      Anna: { games: Ana.games + Anna.games, wins: Ana.wins + Anna.wins },
    })
    expect(store.backups().map(({ reason }) => reason)).toEqual(['merge'])
  })

  test('is refused where both sat at one table, and nothing is changed', async () => {
    const { store, people } = await house()
    const before = recordsOf(store, IDS)
    expect(people.foresee({ name: 'Bert', to: 'Carl' }).together).toBe(2)
    await expect(people.rename({ name: 'Bert', to: 'Carl' })).rejects.toEqual(refused('sat-together'))
    expect(recordsOf(store, IDS)).toEqual(before)
    expect(store.backups()).toEqual([])
  })

  test('leaves one person to be suggested at the next table, with the latest colour', async () => {
    const { store, people } = await house()
    store.people.seat([{ name: 'Anna', color: 'red' }])
    store.people.seat([{ name: 'Bert', color: 'green' }])
    store.people.seat([{ name: 'Ana', color: 'blue' }])
    const before = store.people.list()
    await people.rename({ name: 'Ana', to: 'Anna' })
    expect(store.people.list()).toEqual([
      { name: 'Anna', color: 'blue' },
      { name: 'Bert', color: 'green' },
    ])
    await people.undo()
    expect(store.people.list()).toEqual(before)
  })
})

describe('taking it back', () => {
  test('gives every game its bytes again, those played since keep the new name', async () => {
    const { store, people } = await house()
    const before = recordsOf(store, IDS)
    await people.rename({ name: 'Ana', to: 'Anna' })
    await newImported(store, called({ ...playedRecord(4, 1), id: 'later' }, 'Anna', 'Zoe', 'Yan', 'Xenia'))
    await people.undo()
    expect(recordsOf(store, IDS)).toEqual(before)
    expect(namesIn(store, 'later')[0]).toBe('Anna')
    await expect(people.undo()).rejects.toThrow(refused('not-found'))
  })

  test('leaves alone what was removed since', async () => {
    const { store, people } = await house()
    await people.rename({ name: 'Ana', to: 'Anna' })
    store.games.remove('a', now().toISOString())
    await people.undo()
    expect(namesIn(store, 'c')).toContain('Ana')
    store.games.restore('a')
    expect(namesIn(store, 'a')).toEqual(['Anna', 'Bert'])
  })
})

async function newImported(store: Store, ...records: GameRecord[]) {
  const games = new Import(store, CATALOGUE)
  for (const record of records) await games.add('x.json', sourceOf(Buffer.from(writeRecord(record))), unhurried)
  await games.run(now().toISOString(), unhurried)
  return games.page(null, 0, games.length()).map(({ state }) => state)
}

describe('exports and imports', () => {
  test('an export of before differs in its names when it comes back, and changes nothing unasked', async () => {
    const { store, people } = await house()
    const exported = games()
    await people.rename({ name: 'Ana', to: 'Anna' })
    const after = standings(store)
    const withAna = ({ players }: GameRecord) => players.some(({ name }) => name === 'Ana')
    expect(await newImported(store, ...exported)).toEqual(
      exported.map((record) => (withAna(record) ? 'changed' : 'same-id')),
    )
    expect(standings(store)).toEqual(after)
  })

  test('an export of afterwards says the same elsewhere, and is written there byte by byte', async () => {
    const { store, archive, people } = await house()
    await people.rename({ name: 'Ana', to: 'Anna' })
    const there = await archived([])
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      const file = archive.open(id)
      await newImported(there.store, JSON.parse(file) as GameRecord)
      expect(there.archive.open(id)).toBe(file)
    }
    expect(standings(there.store)).toEqual(standings(store))
  })
})

describe('a score sheet that is written here', () => {
  const sheets = async () => {
    const here = await house([])
    const random = { below: () => 0 }
    const sheets = new SheetsService({ catalogue: CATALOGUE, store: here.store, events: here.events, now, random })
    const players = [
      { name: 'Ana', color: 'red', control: 'human' },
      { name: 'Bert', color: 'blue', control: 'human' },
    ] as const
    const { id } = sheets.create({ ...newSheet(fixtures.sheet!.totals), players: [...players] })
    const act = (action: SheetAction) => sheets.act({ game: ID, id, revision: sheets.open(id).revision, action })
    const edited = (edit: unknown) => act({ type: 'edit', edit })
    const names = () => (JSON.parse(sheets.record(id)) as GameRecord).players.map(({ name }) => name)
    return { ...here, sheets, id, act, edited, names }
  }

  test('keeps its history, in which the new name is one more edit', async () => {
    const { store, people, sheets: desk, id, act, edited, names } = await sheets()
    edited(fixtures.sheet!.total(0, 100))
    const last = edited(fixtures.sheet!.total(1, 90)).undo
    const { finishedAt, at } = desk.open(id)
    const { touchedAt } = store.games.load(id)!
    await people.rename({ name: 'Ana', to: 'Anna' })
    expect(names()).toEqual(['Anna', 'Bert'])
    expect(desk.open(id)).toMatchObject({ finishedAt, at })
    expect(desk.open(id).undo).not.toEqual(last)
    expect(store.games.load(id)!.touchedAt).toBe(touchedAt)
    act({ type: 'undo' })
    expect(names()).toEqual(['Ana', 'Bert'])
    expect(desk.open(id).undo).toEqual(last)
    expect(last).toEqual(fixtures.sheet!.total(1, 90))
  })

  test('whose earlier names would become the same can still be opened', async () => {
    const { people, sheets: desk, id, edited, names } = await sheets()
    const rename = (name: string, to: string) => {
      const sheet = JSON.parse(desk.record(id)) as GameRecord & SheetRecord
      edited(GAME.scoreSheet!.renaming(GAME.scoreSheet!.openRecord(sheet), name, to))
    }
    rename('Bert', 'Anna')
    rename('Anna', 'Bert')
    await people.rename({ name: 'Ana', to: 'Anna' })
    expect(names()).toEqual(['Anna', 'Bert'])
    await people.undo()
    expect(names()).toEqual(['Ana', 'Bert'])
  })
})

/** Facts that no renaming changes: how many seats and victories there are in all, and how every game was played. */
function lasting(store: Store) {
  const all = Object.values(standings(store))
  return {
    games: all.reduce((sum, { games }) => sum + games, 0),
    wins: all.reduce((sum, { wins }) => sum + wins, 0),
    played: recordsOf(store, IDS).map((record) => ({ ...(JSON.parse(record) as GameRecord), players: undefined })),
  }
}

test('whatever is renamed and taken back, no game, seat or victory is lost', async () => {
  const name = fc.constantFrom('Ana', 'Anna', 'Bert', 'Carl', 'Dora', 'Emil')
  const step = fc.option(fc.record({ name, to: name }), { freq: 3 })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      const { store, people } = await house()
      const before = lasting(store)
      for (const renaming of steps) {
        try {
          if (renaming) await people.rename(renaming)
          else await people.undo()
        } catch (error) {
          expect(['not-found', 'sat-together']).toContain((error as { code: string }).code)
        }
        for (const id of IDS) expect(new Set(namesIn(store, id)).size).toBe(namesIn(store, id).length)
      }
      expect(lasting(store)).toEqual(before)
    }),
    { seed: 4, numRuns: 8 },
  )
})

describe('names that may be the same person', () => {
  const alike = async (...tables: string[][]) => {
    const records = tables.map((names, i) => called(told(`${names.length}-players`, String(i)), ...names))
    const { store } = await archived(records)
    return store.statistics.people({ game: ID }).alike
  }
  test.each([
    [
      'capitals and accents',
      [
        ['Jose', 'Bert'],
        ['José', 'Bert'],
        ['JOSE', 'Carl'],
      ],
      3,
    ],
    [
      'one letter more',
      [
        ['Anna', 'Bert'],
        ['Hanna', 'Bert'],
      ],
      1,
    ],
    [
      'one letter another',
      [
        ['Lena', 'Bert'],
        ['Lina', 'Bert'],
      ],
      1,
    ],
    [
      'two letters the other way round',
      [
        ['Brain', 'Bert'],
        ['Brian', 'Bert'],
      ],
      1,
    ],
    [
      'nothing but numbers',
      [
        ['Player 1', 'Bert'],
        ['Player 2', 'Bert'],
      ],
      0,
    ],
    [
      'short ones',
      [
        ['Tim', 'Bert'],
        ['Tom', 'Bert'],
      ],
      0,
    ],
    [
      'those who sat at one table',
      [
        ['Anna', 'Hanna'],
        ['Anna', 'Bert'],
      ],
      0,
    ],
  ])('are found for %s', async (_, tables, count) => {
    expect(await alike(...tables)).toHaveLength(count)
  })

  test('come as few of very many, and go on where those are merged', () => {
    const names = Array.from({ length: 10_000 }, (_, i) => `Anna${'.'.repeat(i % 100)}${'-'.repeat(i / 100)}`)
    const pairs = alikeNames(names, () => true)
    expect(pairs).toHaveLength(100)
    expect(
      alikeNames(names.slice(0, 30), () => true)
        .flat()
        .toSorted(),
    ).toEqual(expect.arrayContaining(names.slice(0, 30)))
    expect(alikeNames(names, () => false)).toEqual([])
  })
})
