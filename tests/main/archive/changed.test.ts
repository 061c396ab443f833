/** Games of a file beside other ones, or other words, under the same ids. */
import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import type { Keep } from '../../../src/contract/archive.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { writeRecord, type GameRecord } from '../../../src/games/record/record.ts'
import { Import, unhurried } from '../../../src/main/archive/import.ts'
import { takeOutUnfinished } from '../../../src/main/archive/take-out.ts'
import { sourceOf } from '../../../src/main/platform/source.ts'
import { CALLS } from '../../support/games.ts'
import { itemsOf } from './brought.ts'
import { archived, called, EVERYTHING, reviewedMove, told } from './archived.ts'

const AT = '2026-11-21T10:00:00.000Z'
const mine = () => told('2-players', 'a', { place: 'Home', notes: 'Rain' })
const corrected = () => called({ ...mine(), place: 'At Anna’s', tags: ['League'], star: true }, 'Mikael')

async function imported(here: readonly GameRecord[], files: readonly GameRecord[]) {
  const room = await archived(here)
  const games = new Import(room.store, CATALOGUE)
  for (const [number, record] of files.entries())
    await games.add(`${number}.json`, sourceOf(Buffer.from(writeRecord(record))), unhurried)
  const run = (keep?: Keep) => {
    if (keep) games.choose(null, keep)
    return games.run(AT, unhurried)
  }
  const records = () =>
    room.archive.api['archive.list'](EVERYTHING).games.map(({ id }) => JSON.parse(room.archive.open(id)) as unknown)
  return { ...room, games, run, records }
}

const states = ({ games }: { games: Import }) => itemsOf(games).map(({ state }) => state)

describe('a game of a file', () => {
  test('that says the same is known, in whatever order it says it', async () => {
    const { id, ...rest } = mine()
    expect(states(await imported([mine()], [{ ...rest, id }]))).toEqual(['same-id'])
  })

  test('that says something else shows both, and where they differ', async () => {
    const { games } = await imported([mine()], [corrected()])
    const [item] = itemsOf(games)
    v.assert(CALLS['import.items'].result, [item])
    expect(item).toMatchObject({
      state: 'changed',
      at: 0,
      keep: 'mine',
      removed: false,
      differences: ['players', 'place', 'tags'],
      mine: { place: 'Home', notes: 'Rain', tags: [], star: false },
      theirs: { place: 'At Anna’s', notes: 'Rain', tags: ['League'], star: true },
    })
    expect(games.count()).toEqual({ new: 0, back: 0, changed: 1, known: 0, refused: 0, other: 0, losing: 0 })
  })

  test('that was played otherwise is changed, and not dropped', async () => {
    const { games } = await imported([mine()], [told('3-players', 'a')])
    const [item] = itemsOf(games)
    expect(item.state === 'changed' && item.differences).toEqual(expect.arrayContaining(['course', 'result']))
  })

  test('is compared with the file’s own where two stand under one id there', async () => {
    const { games, run, records } = await imported([], [mine(), mine(), corrected()])
    expect(states({ games })).toEqual(['new', 'same-id', 'changed'])
    expect(await run('theirs')).toEqual({ added: 1, replaced: 0, back: 0, left: 0 })
    expect(records()).toEqual([corrected()])
  })
})

describe('of a changed game an import keeps', () => {
  test('the archive’s, if nothing is said', async () => {
    const { run, records } = await imported([mine()], [corrected()])
    expect(await run()).toEqual({ added: 0, replaced: 0, back: 0, left: 1 })
    expect(records()).toEqual([mine()])
  })

  test('the file’s, with the review and the place in statistics and lists', async () => {
    const { run, records, store } = await imported([mine()], [corrected()])
    const reviewed = reviewedMove(0)
    store.reviews.put('a', 1, reviewed)
    store.hints.note('a', 3, 0)
    expect(await run('theirs')).toEqual({ added: 0, replaced: 1, back: 0, left: 0 })
    expect(records()).toEqual([corrected()])
    expect(store.people.games('Mikael')).toEqual(['a'])
    expect([store.reviews.list('a', 1), store.hints.list('a', 2)]).toEqual([[reviewed], [{ move: 3, seat: 0 }]])
  })

  test('the file’s with what is kept in either, the file’s own where both keep the same position', async () => {
    const kept = (name: string, at = 4) => ({ at, name })
    const here = { ...mine(), study: [kept('Start', 0), kept('Mine'), { at: 9, comment: 'Hm' }] }
    const there = { ...corrected(), study: [kept('Theirs'), kept('End', 20)] }
    const { run, records, games } = await imported([here], [there])
    const [item] = itemsOf(games)
    v.assert(CALLS['import.items'].result, [item])
    expect(item).toMatchObject({ differences: expect.arrayContaining(['study']) as unknown, mine: { kept: 3 } })
    await run('theirs')
    const study = [kept('Start', 0), kept('Theirs'), { at: 9, comment: 'Hm' }, kept('End', 20)]
    expect(records()).toEqual([{ ...corrected(), study }])
  })

  test('what was kept here, though the file has nothing of it', async () => {
    const here = { ...mine(), study: [{ at: 0, name: 'Start' }] }
    const { run, records } = await imported([here], [mine()])
    await run('theirs')
    expect(records()).toEqual([here])
  })

  test('nothing that was kept with a game that went otherwise', async () => {
    const { run, records } = await imported([{ ...mine(), study: [{ at: 0, name: 'x' }] }], [told('3-players', 'a')])
    await run('theirs')
    expect(records()).toEqual([told('3-players', 'a')])
  })

  test('no review of a game that went otherwise', async () => {
    const { run, store } = await imported([mine()], [told('3-players', 'a')])
    store.reviews.put('a', 1, reviewedMove(0))
    await run('theirs')
    expect(store.reviews.list('a', 1)).toEqual([])
  })

  test('exercises with their answers, unless the game went otherwise', async () => {
    const exercise = { move: 3, seat: 0, seen: 'a digest', lost: 4 }
    const history = [{ day: '2026-11-20', grade: 'good' as const }]
    for (const [file, left] of [
      [corrected(), [{ ...exercise, history, due: '2026-11-23' }]],
      [told('3-players', 'a'), []],
    ] as const) {
      const { run, store } = await imported([mine()], [file])
      store.exercises.make('a', [exercise])
      store.exercises.keep({ id: 'a', move: 3, history, due: '2026-11-23', state: 'open' })
      await run('theirs')
      expect(store.exercises.kept('a') ?? []).toMatchObject(left)
      expect(store.exercises.kept('a') ?? []).toHaveLength(left.length)
    }
  })

  test('both, the file’s under an id of its own, and knows it again', async () => {
    const { run, records, store, found } = await imported([mine()], [corrected()])
    expect(await run('both')).toEqual({ added: 1, replaced: 0, back: 0, left: 0 })
    const other = found().find((id) => id !== 'a')!
    expect(records()).toEqual(expect.arrayContaining([mine(), { ...corrected(), id: other }]))
    const again = new Import(store, CATALOGUE)
    await again.add('again.json', sourceOf(Buffer.from(writeRecord(corrected()))), unhurried)
    expect(states({ games: again })).toEqual(['same-content'])
  })

  test('of each what was said', async () => {
    const other = (id: string) => ({ ...mine(), id, place: 'Elsewhere' })
    const here = ['a', 'b'].map((id) => ({ ...mine(), id }))
    const { games, run, records } = await imported(here, [other('a'), other('b')])
    games.choose(1, 'theirs')
    expect(await run()).toEqual({ added: 0, replaced: 1, back: 0, left: 1 })
    expect(records()).toEqual(expect.arrayContaining([here[0], other('b')]))
  })
})

describe('a game in the bin', () => {
  test.each([
    ['the same', mine, undefined, 'back', mine],
    ['a changed one, left as it was', corrected, undefined, 'changed', mine],
    ['a changed one, as in the file', corrected, 'theirs' as const, 'changed', corrected],
  ])('comes back with a file of it: %s', async (_, file, keep, state, then) => {
    const { games, run, records, archive, store } = await imported([mine()], [])
    await archive.remove({ ids: ['a'] })
    await games.add('again.json', sourceOf(Buffer.from(writeRecord(file()))), unhurried)
    expect(states({ games })).toEqual([state])
    const result = await run(keep)
    expect(result.back + result.replaced).toBe(1)
    expect(records()).toEqual([then()])
    expect(store.bin.count()).toBe(0)
  })
})

describe('an import that is taken back', () => {
  const cut = () => {
    throw new Error('a crash')
  }

  test('leaves replaced games, their reviews and the bin as they were', async () => {
    const binned = { ...mine(), id: 'b' }
    const { games, archive, store, records } = await imported([mine(), binned], [corrected()])
    store.reviews.put('a', 1, reviewedMove(0))
    store.exercises.make('a', [{ move: 3, seat: 0, seen: 'a digest', lost: 4 }])
    await archive.remove({ ids: ['b'] })
    const removedAt = store.games.find('b')!.removedAt
    await games.add('b.json', sourceOf(Buffer.from(writeRecord(binned))), unhurried)
    await games.add('c.json', sourceOf(Buffer.from(writeRecord(told('3-players', 'c')))), unhurried)
    games.choose(null, 'theirs')
    await expect(games.run(AT, cut)).rejects.toThrow('a crash')
    expect(records()).toEqual([mine()])
    expect(store.reviews.list('a', 1)).toHaveLength(1)
    expect(store.exercises.kept('a')).toHaveLength(1)
    expect(store.games.find('b')!.removedAt).toBe(removedAt)
    expect([store.games.has('c'), store.unfinished.imported()]).toEqual([false, 0])
  })

  test('keeps what somebody changed since', async () => {
    const { games, archive, store, records } = await imported([mine()], [corrected()])
    games.choose(null, 'theirs')
    const edit = { id: 'a', names: ['Ann', 'Bob'], place: null, notes: null, startedAt: mine().startedAt }
    const editing = () => {
      archive.edit(edit)
      cut()
    }
    await expect(games.run(AT, editing)).rejects.toThrow('a crash')
    expect(records()).toMatchObject([{ players: [{ name: 'Ann' }, { name: 'Bob' }] }])
    expect(await takeOutUnfinished(store)).toBe(0)
  })
})
