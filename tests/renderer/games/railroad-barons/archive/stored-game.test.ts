/** The course of a stored game is divided by its stock rounds. */
import { expect, test } from 'vitest'
import { storedGame } from '../../../../../src/renderer/games/railroad-barons/archive/stored-game.ts'
import type { GameRecord } from '../../../../../src/games/record/record.ts'
import { played } from '../../../../games/railroad-barons/support/games.ts'

test('the draft counts to the first stock round, and each section ends where the next begins', () => {
  const { setup, entries } = played(8)
  const record = { mode: 'digital', setup, moves: entries, players: [], result: {} } as unknown as GameRecord
  const { course, played: game } = storedGame(record)
  const rounds = Math.max(...game!.positions.map(({ section }) => section))
  expect(course!.ends).toHaveLength(rounds)
  const firstOf = (round: number) => game!.positions.find(({ section }) => section === round)!.moves
  expect(course!.ends.slice(0, -1)).toEqual(Array.from({ length: rounds - 1 }, (_, at) => firstOf(at + 2)))
  expect(course!.ends.at(-1)).toBe(course!.points.length - 1)
})
