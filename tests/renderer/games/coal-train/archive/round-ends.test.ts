/** Points, stations and incomes as they stood when each round was over, and a stored game's line. */
import { expect, test } from 'vitest'
import { decisionsOf } from '../../../../../src/games/coal-train/wire/entry-decisions.ts'
import type { Entry } from '../../../../../src/games/coal-train/rules/types.ts'
import { roundEnds } from '../../../../../src/renderer/games/coal-train/archive/round-ends.ts'
import { continued, storedGame } from '../../../../../src/renderer/games/coal-train/archive/stored-game.ts'
import { golden } from '../../../../support/golden.ts'

const GAME = 'coal-train'

test.each(['3-players', '4-players', '5-players', 'nobody-buys'])(
  'each round of %s has its end once, in order, and the last is that of the game',
  (name) => {
    const { result, played, course } = storedGame(golden(name, GAME))
    const ends = roundEnds(played!)
    const { state } = played!.positions.at(-1)!.course
    expect(ends.map(({ round }) => round)).toEqual(Array.from({ length: state.round }, (_, i) => i + 1))
    const { points, stations, C, AP } = ends.at(-1)!.values
    expect(points).toEqual(result.scores.map(({ total }) => total))
    expect(stations).toEqual(state.seats.map((seat) => seat.stations.length))
    expect([C, AP]).toEqual([
      state.seats.map(({ income }) => income.C),
      state.seats.map(({ actionIncome }) => actionIncome),
    ])
    expect(course!.ends).toHaveLength(state.round)
    expect(course!.points.at(-1)).toEqual(points)
  },
)

test('stations and incomes never fall from round to round', () => {
  const ends = roundEnds(storedGame(golden('5-players', GAME)).played!)
  for (const what of ['stations', 'C', 'I', 'W', 'AP'] as const)
    ends.slice(1).forEach(({ values }, i) => {
      values[what].forEach((value, seat) => expect(value).toBeGreaterThanOrEqual(ends[i].values[what][seat]))
    })
})

test('the line that was played, continued from any move, is the game up to its end', () => {
  const record = golden('3-players', GAME)
  const stored = storedGame(record)
  const moves = record.moves as Entry[]
  const line = continued(stored, 20, moves.slice(20, 30).flatMap(decisionsOf))!
  const end = stored.played!.positions.findIndex((position) => position.moves === 30)
  expect(line.positions).toHaveLength(end + 1)
  expect(line.positions[end].course.state).toEqual(stored.played!.positions[end].course.state)
  expect(line.log).toEqual(stored.played!.log.slice(0, line.log.length))
})

test('a line that the rules refuse is none, and leaves the game alone', () => {
  const stored = storedGame(golden('3-players', GAME))
  const before = stored.played!.positions.length
  expect(continued(stored, 20, [{ pay: true }])).toBeNull()
  expect(stored.played!.positions).toHaveLength(before)
})
