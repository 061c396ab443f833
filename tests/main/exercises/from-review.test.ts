/** Which mistakes of a reviewed game become exercises. */
import { expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { gameIn } from '../../../src/games/facets/facets.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { digestOf, exercisesIn, positionsIn, type Loss } from '../../../src/main/exercises/from-review.ts'
import { playedRecord } from '../../games/every-game/games.ts'
import { toy } from '../../toy/games/toy/game.ts'

const MISTAKE = toy.thinking!.reviewing.scale.mistake

/** A game of two in which the row lasts for twelve turns, one lump each. */
const record: GameRecord = {
  ...playedRecord(toy, 2, 1),
  setup: { row: [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3], first: 0 },
  moves: Array.from({ length: 12 }, () => ({ take: 1 })),
  result: { scores: [{ total: 1 }, { total: 2 }], winners: [1] },
}
const lossesOf = (lost: Record<number, number>, seats = (move: number) => move % 2): Loss[] =>
  Array.from({ length: 12 }, (_, move) => ({ move, seat: seats(move), lost: lost[move] ?? 0 }))
const movesOf = (losses: readonly Loss[], of = record) => exercisesIn(toy, of, losses).map(({ move }) => move)

test('mistakes and blunders, and nothing smaller', () => {
  expect(movesOf(lossesOf({ 0: MISTAKE, 1: MISTAKE - 0.1, 3: 10 }))).toEqual([0, 3])
})

test('at most four of each person, the dearest', () => {
  const all = lossesOf({ 0: 3, 2: 9, 4: 4, 6: 5, 8: 6, 1: 7 })
  expect(movesOf(all)).toEqual([1, 2, 4, 6, 8])
})

test('one of a turn, the dearest', () => {
  const threeEach = (move: number) => Math.floor(move / 3) % 2
  expect(movesOf(lossesOf({ 0: 3, 1: 9, 2: 4 }, threeEach))).toEqual([1])
})

test('none of bots', () => {
  const [human, other] = record.players
  const players = [human, { ...other, control: 'bot:greedy' }]
  expect(movesOf(lossesOf({ 0: 9, 1: 9 }), { ...record, players })).toEqual([0])
})

test('not the last move of somebody who lost', () => {
  expect(movesOf(lossesOf({ 10: 9, 11: 9 }))).toEqual([11])
})

test('not where the rules leave one turn', () => {
  const last = { ...record, setup: { row: [3], first: 0 }, moves: [{ take: 1 }] }
  const won = { ...last, result: { scores: [{ total: 3 }, { total: 0 }], winners: [0] } }
  const turned = exercisesIn(toy, won, [{ move: 0, seat: 0, lost: 9 }])
  expect(turned.map(({ move }) => move)).toEqual([0])
  const rules = { ...toy.rules, legal: (position: unknown) => toy.rules.legal(position).slice(0, 1) }
  expect(exercisesIn({ ...toy, rules }, won, [{ move: 0, seat: 0, lost: 9 }])).toEqual([])
})

test.each([...CATALOGUE.keys()])('positions of %s have a digest of what can be seen alone', (id) => {
  const game = gameIn(CATALOGUE, id)
  const played = playedRecord(game, game.identity.seats.fewest, 7)
  const positions = positionsIn(game, played)
  const digests = positions.map((position) => digestOf(game, position))
  expect(digests).toEqual(positionsIn(game, structuredClone(played)).map((position) => digestOf(game, position)))
  expect(new Set(digests).size).toBeGreaterThan(digests.length * 0.9)
  const [first] = positions
  expect(digestOf(game, game.thinking!.seen(first))).toBe(digestOf(game, first))
})
