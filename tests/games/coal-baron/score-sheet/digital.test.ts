/** The digital game's scores by its rules and the score sheet's tally of the components on the table are the same. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { edited, whyNot } from '../../../../src/games/coal-baron/score-sheet/edits.ts'
import type { Edit } from '../../../../src/games/coal-baron/score-sheet/edits.ts'
import { warningsOf } from '../../../../src/games/coal-baron/score-sheet/checks.ts'
import type { Pad } from '../../../../src/games/coal-baron/score-sheet/pad.ts'
import { sheetOf } from '../../../../src/games/coal-baron/score-sheet/sheet-of.ts'
import { starterOf } from '../../../../src/games/coal-baron/score-sheet/starter.ts'
import { isOver, seatPointsOf } from '../../../../src/games/coal-baron/score-sheet/tally.ts'
import { sheetResult } from '../../../../src/games/coal-baron/rules/sheet.ts'
import { seeded, shuffled } from '../../../../src/games/building-blocks/random.ts'
import { cardEdits, countEdits, padFor, playedGame } from './table.ts'
import type { TableGame } from './table.ts'

/** Games take long to play and short to enter: each is entered many times. */
const GAMES = [2, 3, 4].flatMap((players) =>
  Array.from({ length: 12 }, (_, n) => playedGame(players, 100 * players + n)),
)
const RUNS = { numRuns: 100 }
const game = fc.constantFrom(...GAMES)

/** In any order: what was entered first makes no difference. */
const entered = (pad: Pad, edits: readonly Edit[], seed: number) =>
  shuffled(edits, seeded(seed)).reduce((now, edit) => {
    expect(whyNot(now, edit)).toBeNull()
    return edited(now, edit)
  }, pad)

const tallied = (pad: Pad, { players }: TableGame) => sheetResult(sheetOf(pad, 3), players)
const standings = (pad: Pad) => pad.players.map((_, seat) => seatPointsOf(pad, seat).total)

describe('a random digital game', () => {
  test('has the same result where its spots are counted', () => {
    fc.assert(
      fc.property(game, fc.nat(), (game, seed) => {
        const pad = entered(padFor(game.players), countEdits(game), seed)
        expect(isOver(pad)).toBe(true)
        expect(tallied(pad, game)).toEqual(game.result)
        expect(standings(pad)).toEqual(game.result.scores.map(({ total }) => total))
      }),
      RUNS,
    )
  })

  test('has the same result where its cards are tapped', () => {
    fc.assert(
      fc.property(game, fc.nat(), (game, seed) => {
        const pad = entered(padFor(game.players, 'cards'), cardEdits(game), seed)
        expect(tallied(pad, game)).toEqual(game.result)
        expect(standings(pad)).toEqual(game.result.scores.map(({ total }) => total))
      }),
      RUNS,
    )
  })

  test('has the same result where the way changes after any shift, and nothing is lost on the way back', () => {
    fc.assert(
      fc.property(game, fc.nat(), fc.integer({ min: 0, max: 2 }), (game, seed, shift) => {
        const cards = entered(padFor(game.players, 'cards'), cardEdits(game), seed)
        const both = entered(cards, countEdits(game), seed)
        const switched = edited(both, { type: 'way', shift, way: 'counts' })
        expect(tallied(switched, game)).toEqual(game.result)
        expect(tallied(edited(switched, { type: 'way', shift: 0, way: 'cards' }), game)).toEqual(game.result)
      }),
      RUNS,
    )
  })

  test('leaves nothing empty where cards were tapped and counting goes on by hand', () => {
    fc.assert(
      fc.property(game, fc.nat(), fc.integer({ min: 0, max: 2 }), (game, seed, shift) => {
        fc.pre(game.shifts[0].cards.flat().length > 0)
        const cards = entered(padFor(game.players, 'cards'), cardEdits(game), seed)
        expect(tallied(edited(cards, { type: 'way', shift, way: 'counts' }), game)).toEqual(game.result)
      }),
      RUNS,
    )
  })

  test('raises no warning', () => {
    fc.assert(
      fc.property(game, fc.nat(), (game, seed) => {
        expect(warningsOf(entered(padFor(game.players), countEdits(game), seed))).toEqual([])
        expect(warningsOf(entered(padFor(game.players, 'cards'), cardEdits(game), seed))).toEqual([])
      }),
      RUNS,
    )
  })

  test('has the same starting players', () => {
    fc.assert(
      fc.property(game, (game) => {
        const pad = entered(padFor(game.players, 'counts', game.startingPlayer), countEdits(game), 0)
        expect([0, 1, 2].map((shift) => starterOf(pad, shift))).toEqual(
          game.shifts.map(({ startingPlayer }) => startingPlayer),
        )
      }),
      RUNS,
    )
  })
})
