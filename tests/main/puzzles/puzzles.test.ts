/** Puzzles with a real store: chosen, judged and rated; the toy has some that it took from a game at random. */
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { callsOf } from '../../../src/contract/schemas.ts'
import { catalogueOf, type Catalogue, type Game } from '../../../src/games/facets/facets.ts'
import type { PuzzleFile } from '../../../src/games/facets/puzzles.ts'
import { AnalysisService } from '../../../src/main/analysis/analysis.ts'
import type { Pool } from '../../../src/main/bots/pool.ts'
import { answerTo } from '../../../src/main/bots/think.ts'
import { positionsIn } from '../../../src/main/exercises/from-review.ts'
import { PeopleService } from '../../../src/main/people/people.ts'
import { eventHub } from '../../../src/main/platform/events.ts'
import { changeOfRecord } from '../../../src/main/archive/change.ts'
import { puzzleRecord, setupOfDeal } from '../../../src/main/puzzles/opened-puzzle.ts'
import { packMoves } from '../../../src/main/puzzles/packed-moves.ts'
import { PuzzlesService } from '../../../src/main/puzzles/puzzles.ts'
import { openStore } from '../../../src/main/store/store.ts'
import { playedRecord } from '../../games/every-game/games.ts'
import { quietToy } from '../../support/quiet-toy.ts'
import { toy } from '../../toy/games/toy/game.ts'
import { newFolder } from '../folder.ts'

const PAGE = '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11'
const PERSON = 'Player 1'
const RULES = 3

/** Positions of a game in which there is a choice, with the best turn by the toy's own bots. */
function file(rules: number): PuzzleFile {
  const deal = { deal: 'PUZZLE-1', players: 2, options: toy.identity.options }
  const from = toy.rules.deal(setupOfDeal(toy, deal), 2)
  const moves: unknown[] = []
  let now: unknown = from
  while (toy.rules.asked(now) !== null && moves.length < 6) {
    const entry = toy.rules.entryOf(bestAt(now))
    moves.push(entry)
    now = toy.rules.decisionsOf(entry).reduce((at: unknown, each) => toy.rules.play(at, each), now)
  }
  const positions = positionsIn(toy, puzzleRecord(toy, deal, moves))
  const puzzles = positions.map((position, at) => ({
    ...{ at, gap: 2, found: [10 * at, 100] },
    best: packMoves(toy.rules, position, [toy.rules.entryOf(bestAt(position))]),
  }))
  return { rules, next: 2, games: [{ ...deal, moves: packMoves(toy.rules, from, moves), puzzles }] }
}

const bestAt = (position: unknown) =>
  toy.thinking!.ideas(position, { iterations: 1, expired: () => false }, { below: () => 0 })[0].decisions

const withPuzzles = (rules = RULES, id = 'toy'): Game => ({
  ...toy,
  identity: { ...toy.identity, id },
  puzzles: {
    rules: RULES,
    themes: ['lumps'],
    themeOf: () => 'lumps',
    kindOf: () => 'take',
    load: () => Promise.resolve(file(rules)),
  },
})

async function solving(catalogue: Catalogue = catalogueOf(withPuzzles(), quietToy), folder = newFolder()) {
  let time = new Date('2026-11-20T12:00:00')
  const now = () => time
  const store = await openStore({ folder, now, catalogue })
  onTestFinished(() => store.close())
  const pool = {
    study: (question: object) => ({ answer: Promise.resolve(answerOf(question, catalogue)), cancel() {} }),
  }
  const analysis = new AnalysisService({
    ...{ catalogue, store, pool: pool as unknown as Pool },
    begin: () => expect.unreachable(),
  })
  const puzzles = new PuzzlesService({ catalogue, store, now, analysis })
  const calls = callsOf(catalogue)
  const next = async (game: string | null, person: string | null = PERSON, seen: string[] = []) => {
    const found = await puzzles.next({ person, game, seen })
    v.assert(calls['puzzles.next'].result, found)
    return found
  }
  const pile = async (person: string | null = PERSON) => {
    const found = await puzzles.pile(person)
    v.assert(calls['puzzles.pile'].result, found)
    return found
  }
  const answer = async (id: string, line: unknown[], person: string | null = PERSON, isHelped = false) => {
    const found = await puzzles.answer({ game: 'toy', id, person, line, isHelped, page: PAGE })
    v.assert(calls['puzzles.answer'].result, found)
    return found!
  }
  const setClock = (day: string) => (time = new Date(`${day}T12:00:00`))
  return { store, puzzles, next, pile, answer, setClock, folder, catalogue }
}

function answerOf(question: object, catalogue: Catalogue) {
  const hurried = new Int32Array(new SharedArrayBuffer(4))
  const reply = answerTo({ ...question, hurried } as Parameters<typeof answerTo>[0], catalogue)
  return 'answer' in reply ? reply.answer : expect.unreachable()
}

/** The best turn of a puzzle, and one that gives most away. */
async function turns({ puzzles }: Awaited<ReturnType<typeof solving>>, id: string) {
  const best = toy.rules.decisionsOf(await puzzles.help(id))
  return { best, worst: [{ take: 1 }] }
}

test('a puzzle has what its seat could see, and nothing of what followed', async () => {
  const room = await solving()
  const puzzle = (await room.next('toy'))!
  const record = JSON.parse(puzzle.record) as { moves: unknown[]; result: unknown }
  expect(record.moves).toHaveLength(puzzle.moves)
  expect(record.result).toBeNull()
  expect(puzzle).toMatchObject({ game: 'toy', isAnswered: false })
})

test('the best turn is found, rated and explained; then comes another puzzle', async () => {
  const room = await solving()
  const puzzle = (await room.next('toy'))!
  const { best } = await turns(room, puzzle.id)
  const answered = await room.answer(puzzle.id, best)
  expect(answered).toMatchObject({ best, theme: 'lumps', board: { deal: 'PUZZLE-1', players: 2 } })
  expect(answered.reviewed.best).toBeNull()
  expect(answered.found.map(({ level }) => level)).toEqual(toy.identity.levels)
  expect(answered.ideas[0].decisions).toEqual(best)
  expect(answered.rated!.before).toBe(1500)
  expect(answered.rated!.after).toBeGreaterThan(1500)
  expect(await room.pile()).toMatchObject({ answered: 1, rating: { value: answered.rated!.after } })
  expect((await room.next('toy'))!.id).not.toBe(puzzle.id)
})

test('help and giving up cost rating, and only the first answer counts', async () => {
  const room = await solving()
  const [one, two] = [(await room.next('toy'))!, (await room.next('toy', PERSON, [(await room.next('toy'))!.id]))!]
  const helped = await room.answer(one.id, (await turns(room, one.id)).best, PERSON, true)
  const alone = await room.answer(one.id, (await turns(room, one.id)).best, 'Player 2')
  expect(helped.rated!.after).toBeLessThan(alone.rated!.after)
  const shown = await room.answer(two.id, [])
  expect(shown.rated!.after).toBeLessThan(shown.rated!.before)
  expect((await room.answer(two.id, shown.best)).rated).toBeNull()
})

test('without a name nothing is kept, and what the page has seen does not come again', async () => {
  const room = await solving()
  const seen: string[] = []
  for (let puzzle = await room.next('toy', null); puzzle; puzzle = await room.next('toy', null, seen))
    seen.push(puzzle.id)
  expect(new Set(seen).size).toBe((await room.pile(null)).titles[0].all)
  expect((await room.answer(seen[0], [], null)).rated).toBeNull()
  expect(await room.pile(null)).toMatchObject({ answered: 0, rating: null })
})

test('the puzzle of the day is the same for everybody on that day', async () => {
  const [one, other] = [await solving(), await solving()]
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']
  const ids = new Set<string>()
  for (const day of days) {
    one.setClock(day)
    other.setClock(day)
    const puzzle = (await one.next(null))!
    expect(puzzle.isOfTheDay).toBe(true)
    expect((await other.next(null, 'Player 2'))!.id).toBe(puzzle.id)
    ids.add(puzzle.id)
  }
  expect(ids.size).toBeGreaterThan(1)
  const puzzle = (await one.next(null))!
  await one.answer(puzzle.id, [])
  expect((await one.pile()).day).toEqual({ game: 'toy', isAnswered: true })
  expect((await one.next(null))!.isAnswered).toBe(true)
})

test('answers are kept over a restart, and follow a person who is renamed', async () => {
  const room = await solving()
  const record = playedRecord(toy, 2, 1)
  room.store.games.create(changeOfRecord(record, record.finishedAt!, room.catalogue))
  await room.answer((await room.next('toy'))!.id, [])
  const before = (await room.pile()).rating!
  const people = new PeopleService({ ...room, store: room.store, events: eventHub(), forget: () => {} })
  await people.rename({ name: PERSON, to: 'Lucy' })
  expect((await room.pile('Lucy')).rating).toEqual(before)
  expect((await room.pile()).answered).toBe(0)
  room.store.close()
  expect((await (await solving(room.catalogue, room.folder)).pile('Lucy')).rating).toEqual(before)
})

test('puzzles of another version of the rules are refused by name', async () => {
  const room = await solving(catalogueOf(withPuzzles(), withPuzzles(RULES - 1, 'older-toy')))
  expect(await room.pile()).toMatchObject({ refused: ['older-toy'], titles: [{ game: 'toy' }] })
  expect(await room.next('older-toy')).toBeNull()
})

test('without puzzles there is none of the day, and an unknown one is not found', async () => {
  const room = await solving(catalogueOf(toy))
  expect(await room.pile()).toMatchObject({ day: null, titles: [], refused: [] })
  expect(await room.next(null)).toBeNull()
  await expect(room.puzzles.help('toy/PUZZLE-1/0')).rejects.toMatchObject({ code: 'not-found' })
})
