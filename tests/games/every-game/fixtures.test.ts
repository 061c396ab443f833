/** The fixtures of the games are what the tests of the services take them for. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { TableState } from '../../../src/contract/api.ts'
import { reviewedMoveOf } from '../../../src/games/facets/ideas.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { playWholeGame } from '../../../src/main/bots/whole-game.ts'
import { FIXTURES } from '../fixtures.ts'
import { GAMES, newGame, peopleOf, playedRecord, walkLooking } from './games.ts'

test('every game on offer has some', () => {
  expect(Object.keys(FIXTURES)).toEqual(expect.arrayContaining([...CATALOGUE.keys()]))
})

describe.each(GAMES.filter(({ identity }) => FIXTURES[identity.id]))('$identity.id', (game) => {
  const { identity, playing, rules, scoreSheet, wire } = game
  const fixtures = FIXTURES[identity.id]
  const fewest = identity.seats.fewest

  test('a player for tests comes to the end of a game', () => {
    const { setup } = newGame(game, fewest, 81)
    const bots = Array.from({ length: fewest }, () => fixtures.choose)
    expect(playWholeGame(rules, setup, bots, seeded(81)).result.scores).toHaveLength(fewest)
  })

  test('a decision is found in what the table shows', () => {
    walkLooking(game, 82, 40, ({ course, random }) => {
      const seat = playing.asked(course)
      if (seat === null || playing.waiting(course) !== 'decision') return
      const table = { ...playing.shown(course, seat), turn: seat } as unknown as TableState
      expect(playing.whyIllegal(course, fixtures.anyDecision(table, random))).toBeNull()
    })
  })

  test.runIf(fixtures.reviewed)('what it reviews has the form of a review', () => {
    const found = fixtures.reviewed!(playedRecord(game, fewest, 83), 4)
    expect(found).toHaveLength(4)
    for (const move of found) expect(v.parse(reviewedMoveOf(game), move)).toEqual(move)
  })

  test.runIf(scoreSheet)('what is entered of a game fills a sheet in, in any order', () => {
    const { whole, totals, edits, total, pages } = fixtures.sheet!
    const players = peopleOf(game, fewest)
    const filled = (options: unknown, entries: readonly unknown[]) =>
      entries.reduce(
        (pad, edit) => {
          expect(v.is(wire.sheet!.edit, edit)).toBe(true)
          return scoreSheet!.after(pad, { type: 'edit', edit })
        },
        scoreSheet!.begin(players, options, seeded(84)),
      )
    expect(scoreSheet!.isOver(filled(whole, edits()))).toBe(true)
    expect(scoreSheet!.isOver(filled(whole, edits().toReversed()))).toBe(true)
    const points = [40, 30, 20, 10, 5].slice(0, fewest)
    const kept = scoreSheet!.recordOf(
      filled(
        totals,
        points.map((each, seat) => total(seat, each)),
      ),
    )
    expect(kept.result!.scores.map((score) => score.total)).toEqual(points)
    for (const page of pages) expect(scoreSheet!.after(filled(whole, edits()), page)).not.toBeNull()
  })
})
