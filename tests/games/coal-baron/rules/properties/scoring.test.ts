/** Every scoring of thousands of random games against a scorer that knows the rule book alone. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resultOf } from '../../../../../src/games/coal-baron/rules/result.ts'
import { advance, isAutomatic, settle } from '../../../../../src/games/coal-baron/rules/scoring.ts'
import { copy, phase, setPhase, setPointer } from '../../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../../src/games/coal-baron/state/state.ts'
import type { SeatScore } from '../../../../../src/games/coal-baron/rules/types.ts'
import * as phases from '../../../../../src/games/coal-baron/state/phases.ts'
import { view } from '../../../../../src/games/coal-baron/rules/view.ts'
import { anyGame, playOut } from './games.ts'
import type { Game } from './games.ts'
import { accountsOf, awards, clockOf, cubesOf, nextStartingPlayer, winnersOf } from './scorer.ts'

const inGames = (numRuns: number, seed: number, look: (game: Game) => void) =>
  fc.assert(fc.property(anyGame, look), { numRuns, seed })

/** Looks at every step that a game takes by itself in this phase. */
const inPhase = (game: Game, wanted: number, look: (before: State, after: State) => void) =>
  playOut(game, (before, after) => {
    if (phase(before) === wanted) look(before, after)
  })

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

test('every element of the shift clock pays what its majorities earn', () => {
  inGames(200, 1, (game) => {
    inPhase(game, phases.SCORING, (before, after) => {
      const { pointer, shift, seats } = view(before, null)
      const due = awards(view(before, null), pointer)
      const scored = view(after, null).seats
      expect(scored.map(({ score }) => score.shifts[shift - 1][pointer])).toEqual(due)
      expect(scored.map(({ points }, seat) => points - seats[seat].points)).toEqual(due)
    })
  })
})

test('what the clock counts and pays, and all cubes, are seen as they lie on the table', () => {
  inGames(30, 6, (game) => {
    playOut(game, (_, after) => {
      const seen = view(after, null)
      // A minecart that still waits for its coal is not an empty one.
      if (seen.awaitingCoal > 0) return
      expect(seen.clock).toEqual(clockOf(seen))
      expect(seen.seats.map(({ cubes }) => cubes)).toEqual(seen.seats.map(cubesOf))
    })
  })
})

/** The same position with the shift at its end. */
function shiftEnded(s: State): State {
  const ended = copy(s)
  setPointer(ended, 0)
  setPhase(ended, phases.SCORING)
  while (phase(ended) === phases.SCORING) advance(ended)
  return ended
}

/** The same with the accounts settled. */
function gameEnded(s: State): State {
  const ended = shiftEnded(s)
  setPhase(ended, phases.ACCOUNTS)
  settle(ended)
  return ended
}

const pointsIn = (s: State) => view(s, null).seats.map(({ points }) => points)

test('the standing is what the shift, and the game with it, would end with now', () => {
  inGames(8, 8, (game) => {
    inPhase(game, phases.PLACE, (before) => {
      const standing = view(before, null).seats.map((seat) => seat.standing)
      expect(standing.map(({ shift }) => shift)).toEqual(pointsIn(shiftEnded(before)))
      expect(standing.map((each) => each.game)).toEqual(pointsIn(gameEnded(before)))
    })
    const end = playOut(game)
    const points = pointsIn(end)
    expect(view(end, null).seats.map(({ standing }) => standing)).toEqual(
      points.map((each) => ({ shift: each, game: each })),
    )
  })
})

test('each shift scores its elements once, in the order of the clock', () => {
  inGames(200, 2, (game) => {
    const elements: string[] = []
    inPhase(game, phases.SCORING, (before) =>
      elements.push(`${view(before, null).shift}.${view(before, null).pointer}`),
    )
    const clock = [4, 8, 12].flatMap((count, i) => Array.from({ length: count }, (_, element) => `${i + 1}.${element}`))
    expect(elements).toEqual(clock)
  })
})

test('a shift scored at once, from whichever element on, ends as it does step by step', () => {
  inGames(100, 9, (game) => {
    inPhase(game, phases.SCORING, (before) => {
      const atOnce = copy(before)
      settle(atOnce)
      const stepByStep = copy(before)
      while (isAutomatic(stepByStep)) advance(stepByStep)
      expect(atOnce).toEqual(stepByStep)
    })
  })
})

test('the next starting player is the one with most workers in the factory', () => {
  inGames(300, 3, (game) => {
    inPhase(game, phases.CHANGEOVER, (before, after) => {
      const next = nextStartingPlayer(view(before, null))
      expect(view(after, null)).toMatchObject({ startingPlayer: next, turn: next })
    })
  })
})

test('the result is what lies on the table, part by part', () => {
  inGames(300, 4, (game) => {
    const s = playOut(game)
    const { scores } = resultOf(s)
    for (const [seat, player] of view(s, null).seats.entries()) {
      expect(scores[seat]).toMatchObject(accountsOf(player))
      expect(player.points).toBe(scores[seat].total)
      expect(player.score).toEqual(scores[seat])
    }
  })
})

test('every total is the sum of its parts, and the winners are those with the best', () => {
  const total = ({ delivered, shifts, marks, coal, outstanding, balance }: SeatScore) =>
    delivered + sum(shifts.flat()) + marks + coal + outstanding + balance
  let shared = 0
  inGames(1000, 5, (game) => {
    const { scores, winners } = resultOf(playOut(game))
    expect(scores.map((score) => score.total)).toEqual(scores.map(total))
    expect(winners).toEqual(winnersOf(scores))
    if (winners.length > 1) shared++
  })
  expect(shared).toBeGreaterThan(0)
})

test('no part of a result is minus zero, which JSON would not keep', () => {
  inGames(200, 6, (game) => {
    const result = resultOf(playOut(game))
    expect(JSON.parse(JSON.stringify(result))).toStrictEqual(result)
  })
})
