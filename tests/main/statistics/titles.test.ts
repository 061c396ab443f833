/** Games of two titles in one archive: what is counted is of one of them, what people are called holds for both. */
import { expect, onTestFinished, test } from 'vitest'
import { ALL_GAMES, type ArchiveQuery } from '../../../src/contract/archive.ts'
import type { Player } from '../../../src/games/building-blocks/players.ts'
import type { GameChange } from '../../../src/main/store/games/games.ts'
import { openStore } from '../../../src/main/store/store.ts'
import { newFolder } from '../folder.ts'
import { change, GAMES, now } from '../store/stored.ts'

const COLORS = ['red', 'blue', 'green', 'cream', 'violet']

interface Played {
  id: string
  game: string
  day: number
  /** Parts by name, in the order of the seats; a seat's total is the sum of its parts. */
  parts: Record<string, number[]>
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)

const playerCalled = (name: string, seat: number): Player => ({
  name,
  color: COLORS[seat],
  control: name.startsWith('bot:') ? name : 'human',
})

function played({ id, game, day, parts }: Played): GameChange {
  const points = Object.values(parts).map(sum)
  const winners = points.flatMap((total, seat) => (total === Math.max(...points) ? [seat] : []))
  const scores = Object.values(parts).map((own) => ({ total: sum(own), parts: own }))
  const at = (hour: number) => new Date(Date.UTC(2026, 10, day, hour)).toISOString()
  return {
    ...change(id, 1, {
      game,
      players: Object.keys(parts).map(playerCalled),
      startedAt: at(10),
      finishedAt: at(11),
      points,
      winners,
    }),
    record: JSON.stringify({ id, setup: { startingPlayer: 0 }, result: { scores, winners } }),
  }
}

const PEBBLES: Played[] = [
  { id: 'p1', game: 'pebbles', day: 1, parts: { Anna: [5, 2], Bert: [1, 1] } },
  { id: 'p2', game: 'pebbles', day: 3, parts: { Anna: [3, 4], Bert: [2, 2], 'bot:weak': [0, 1] } },
]
const SHELLS: Played[] = [
  { id: 's1', game: 'shells', day: 2, parts: { Bert: [10, 20, 30], Anna: [1, 2, 3], Cleo: [0, 0, 1] } },
  { id: 's2', game: 'shells', day: 4, parts: { Bert: [9, 9, 9], Anna: [1, 1, 1] } },
  {
    id: 's3',
    game: 'shells',
    day: 5,
    parts: { Anna: [1, 1, 1], Bert: [2, 2, 2], Cleo: [3, 3, 3], Dora: [0, 0, 0], 'bot:weak': [4, 4, 4] },
  },
]

async function archived(...games: Played[]) {
  const store = await openStore({ folder: newFolder(), now, catalogue: GAMES })
  onTestFinished(() => store.close())
  for (const each of games) store.games.create(played(each))
  return store
}

test.each([
  ['pebbles', PEBBLES, 'Anna'],
  ['shells', SHELLS, 'Bert'],
] as const)('statistics of %s are those of an archive with nothing else on it', async (game, own, name) => {
  const [{ statistics: both }, { statistics: alone }] = [await archived(...PEBBLES, ...SHELLS), await archived(...own)]
  expect(both.people({ game }).games).toBe(own.length)
  expect(both.people({ game })).toEqual(alone.people({ game }))
  expect(both.person({ name, game })).toEqual(alone.person({ name, game }))
  expect(both.tables({ game })).toEqual(alone.tables({ game }))
})

test('who wins one game and loses the other is rated apart in each', async () => {
  const { statistics } = await archived(...PEBBLES, ...SHELLS)
  const ratingOf = (name: string, game: string) => statistics.person({ name, game }).rating.value
  expect(ratingOf('Anna', 'pebbles')).toBeGreaterThan(1500)
  expect(ratingOf('Anna', 'shells')).toBeLessThan(1500)
  const botIn = (game: string) => statistics.people({ game }).bots.map(({ wins }) => wins)
  expect([botIn('pebbles'), botIn('shells')]).toEqual([[0], [1]])
})

test('somebody who never played a game has no page for it', async () => {
  const { statistics } = await archived(...PEBBLES, ...SHELLS)
  expect(statistics.person({ name: 'Cleo', game: 'shells' }).games).toBe(2)
  expect(() => statistics.person({ name: 'Cleo', game: 'pebbles' })).toThrow(
    expect.objectContaining({ code: 'not-found' }) as Error,
  )
})

test('each game has its own parts and its own sizes of tables', async () => {
  const { statistics } = await archived(...PEBBLES, ...SHELLS)
  const [pebbles, shells] = ['pebbles', 'shells'].map((game) => statistics.tables({ game }).tables)
  expect(pebbles.map(({ players, games }) => [players, games])).toEqual([
    [2, 1],
    [3, 1],
  ])
  expect(shells.map(({ players, games }) => [players, games])).toEqual([
    [2, 1],
    [3, 1],
    [4, 0],
    [5, 1],
  ])
  expect(pebbles[0].parts).toEqual({ games: 1, winners: [5, 2], others: [1, 1], paid: [5, 2] })
  expect(shells[1].parts).toMatchObject({ winners: [10, 20, 30], paid: [10, 20, 30] })
})

test('what is removed or changed in one game shows when it is asked for next', async () => {
  const { games, statistics } = await archived(...PEBBLES, ...SHELLS)
  expect([statistics.people({ game: 'pebbles' }).games, statistics.people({ game: 'shells' }).games]).toEqual([2, 3])
  games.remove('s1', now().toISOString())
  expect([statistics.people({ game: 'pebbles' }).games, statistics.people({ game: 'shells' }).games]).toEqual([2, 2])
})

const QUERY: ArchiveQuery = { ...ALL_GAMES, descending: false, skip: 0, count: 100 }

test('the archive lists all games, or those of one title', async () => {
  const { archive } = await archived(...PEBBLES, ...SHELLS)
  const found = (query: Partial<ArchiveQuery>) => archive.page({ ...QUERY, ...query }).games.map(({ id }) => id)
  expect(found({})).toEqual(['p1', 's1', 'p2', 's2', 's3'])
  expect(found({ game: 'shells' })).toEqual(['s1', 's2', 's3'])
  expect(found({ game: 'pebbles', with: [{ name: 'Bert' }], seats: 3 })).toEqual(['p2'])
  expect(archive.ids({ filter: { ...QUERY, game: 'pebbles' }, except: ['p1'] })).toEqual(['p2'])
})

test('a person sits in games of every title', async () => {
  const { games, people } = await archived(...PEBBLES, ...SHELLS)
  games.create(change('running', 1, { game: 'shells', players: ['Cleo', 'Anna'].map(playerCalled) }))
  expect(people.games('Anna').toSorted()).toEqual(['p1', 'p2', 'running', 's1', 's2', 's3'])
  expect(people.games('Cleo').toSorted()).toEqual(['running', 's1', 's3'])
  expect(people.games('bot:weak')).toEqual([])
})

test('two games with the same moves are two games', async () => {
  const [pebbles, shells] = ['pebbles', 'shells'].map((game) => ({ ...PEBBLES[0], id: game, game }))
  const { archive } = await archived(pebbles, shells)
  expect(archive.page(QUERY).total).toBe(2)
})
