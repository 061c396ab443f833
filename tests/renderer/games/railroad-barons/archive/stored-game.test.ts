/** A stored game: its course by stock rounds, and another line from any of its moves. */
import { expect, test } from 'vitest'
import { continued, storedGame } from '../../../../../src/renderer/games/railroad-barons/archive/stored-game.ts'
import { decisionsOf } from '../../../../../src/games/railroad-barons/rules/entries.ts'
import type { GameRecord } from '../../../../../src/games/record/record.ts'
import { played } from '../../../../games/railroad-barons/support/games.ts'
import { golden } from '../../../../support/golden.ts'

const { setup, entries } = played(8)
const record = { mode: 'digital', setup, moves: entries, players: [], result: {} } as unknown as GameRecord
const stored = storedGame(record)
const { course, played: game } = stored

test('the draft counts to the first stock round, and each section ends where the next begins', () => {
  const rounds = Math.max(...game!.positions.map(({ section }) => section))
  expect(course!.ends).toHaveLength(rounds)
  const firstOf = (round: number) => game!.positions.find(({ section }) => section === round)!.moves
  expect(course!.ends.slice(0, -1)).toEqual(Array.from({ length: rounds - 1 }, (_, at) => firstOf(at + 2)))
  expect(course!.ends.at(-1)).toBe(course!.points.length - 1)
})

test('the line that was played, continued from any move, is the game up to its end', () => {
  const line = continued(stored, 9, entries.slice(9, 14).flatMap(decisionsOf))!
  const end = game!.positions.findIndex(({ moves }) => moves === 14)
  expect(line.positions.map(({ decision }) => decision)).toEqual(
    game!.positions.slice(0, end + 1).map(({ decision }) => decision),
  )
  expect(line.positions[end].course.state).toEqual(game!.positions[end].course.state)
  expect(line.log).toEqual(game!.log.slice(0, line.log.length))
})

test('a line that the rules refuse is none, and leaves the game alone', () => {
  const before = game!.positions.length
  expect(continued(stored, 9, [{ pay: true }])).toBeNull()
  expect(game!.positions).toHaveLength(before)
})

test('a sheet shows its closing account, unless only totals were kept', () => {
  const partsOf = (name: string) => storedGame(golden(name, 'railroad-barons')).hasParts
  expect(partsOf('companion-account')).toBe(true)
  expect(partsOf('companion-totals')).toBe(false)
})
