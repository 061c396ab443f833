/** Packed moves are the same moves again, whatever the game. */
import { expect, test } from 'vitest'
import { packMoves, unpackMoves } from '../../../src/main/puzzles/packed-moves.ts'
import { fewestOf, GAMES, playedRecord } from '../../games/every-game/games.ts'

test.each(GAMES.map((game) => [game.identity.id, game] as const))('%s: a whole game', (_, game) => {
  const { setup, moves, players } = playedRecord(game, fewestOf(game), 5)
  const from = game.rules.deal(setup, players.length)
  const packed = packMoves(game.rules, from, moves!)
  const { entries, positions, end } = unpackMoves(game.rules, from, packed)
  expect(entries).toEqual(moves)
  expect(positions).toHaveLength(moves!.length)
  expect(game.rules.asked(end)).toBeNull()
  expect(packed.length).toBeLessThan(JSON.stringify(moves).length / 4)
})

test.each([
  ['a decision that is not allowed', 'zz', 'no decision has the place zz'],
  ['signs that are no number', '?', 'no decision has the place ?'],
])('%s is refused', (_, packed, words) => {
  const [game] = GAMES
  const from = game.rules.deal(playedRecord(game, 2, 5).setup, 2)
  expect(() => unpackMoves(game.rules, from, packed)).toThrow(words)
})

test('no moves are packed as nothing', () => {
  const [game] = GAMES
  const from = game.rules.deal(playedRecord(game, 2, 5).setup, 2)
  expect(packMoves(game.rules, from, [])).toBe('')
  expect(unpackMoves(game.rules, from, '')).toEqual({ entries: [], positions: [], end: from })
})

test('a decision spelled in another way becomes the one that leads to the same position', () => {
  const [game] = GAMES
  const { setup, moves } = playedRecord(game, 2, 5)
  const from = game.rules.deal(setup, 2)
  const spelled = { ...game.rules, decisionsOf: (entry: unknown) => game.rules.decisionsOf(entry).map(turnedRound) }
  const packed = packMoves(spelled, from, moves!.slice(0, 12))
  expect(unpackMoves(game.rules, from, packed).entries).toEqual(moves!.slice(0, 12))
})

/** The same decision with its keys in another order. */
const turnedRound = (decision: unknown): unknown =>
  Object.fromEntries([['', undefined] as const, ...Object.entries(decision as object)].toReversed())
