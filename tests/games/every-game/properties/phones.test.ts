/**
 * Nothing hidden reaches a phone. Two games that differ only in what a seat may not know are the same on its phone, whatever
 * they differ in: the stacks, and what another seat has drawn. The same holds of everything that its phone is refused.
 */
import { isDeepStrictEqual as same } from 'node:util'
import { describe, expect, test } from 'vitest'
import { crossing } from '../../../../src/contract/errors.ts'
import type { Game } from '../../../../src/games/facets/facets.ts'
import { afterPhone } from '../../../../src/main/tables/table-action.ts'
import { stateOnPhone } from '../../../../src/main/tables/table-state.ts'
import { tableAt, type Table } from '../../../../src/main/tables/table.ts'
import { FORMAT, VERSION } from '../../../../src/games/record/record.ts'
import { randomGames } from '../../../support/random-games.ts'
import { any, begunAt, GAMES, newGame, peopleOf, seatsOf, sizesOf, walk, type Stand } from '../games.ts'
import { twinOf } from '../twins.ts'

/** `npm run soak` plays more. */
const RANDOM_GAMES = randomGames(1)
/** Stands of a game that are looked at, besides those in which somebody has drawn something. */
const LOOKS = 8
const TRIES = 6

/** A table with its code of the deal, which no phone may have. */
function tableOf(game: Game, players: number, seed: number): Table {
  const { setup } = newGame(game, players, seed)
  const head = {
    ...{ format: FORMAT, version: VERSION, id: 'phones', game: game.identity.id, mode: 'digital', setup },
    ...{ players: peopleOf(game, players), startedAt: '2026-11-22T20:00:00.000Z', deal: 'SECRET-DEAL' },
  }
  return tableAt(game, head as never, [], [])
}

/** Whether the set-up of a game has stacks, without which nothing is hidden. */
const hasStacks = (game: Game) => Object.values(newGame(game, sizesOf(game)[0], 1).setup as object).some(Array.isArray)

describe.each(GAMES.filter((game) => game.thinking && hasStacks(game)))('$identity.id', (game) => {
  const { playing, rules } = game
  const thinking = game.thinking!

  /** The course with what lies face down turned up, as it is at once for a seat with a phone. */
  const lookedAt = (course: unknown) =>
    playing.waiting(course) === 'hand-over' ? playing.after(course, { type: 'REVEAL' }) : course

  /** All that a seat may know: of its own decision what it sees there, else what everybody sees. */
  const known = (course: unknown, seat: number) =>
    playing.asked(course) === seat ? thinking.seen(playing.position(course)) : playing.shown(course, null)

  const refused = (table: Table, seat: number, decision: unknown): unknown => {
    try {
      afterPhone(table, seat, { type: 'decide', decision } as never)
      return null
    } catch (error) {
      return crossing(error)
    }
  }

  /** Everything that reaches a seat's phone at a course. */
  const onPhone = (table: Table, seat: number, course: unknown, decision: unknown) => {
    const at = { ...table, course, onPhones: [seat] }
    return { table: stateOnPhone(seat, at), error: refused(at, seat, decision) }
  }

  const compare = (table: Table, stand: Stand, seat: number): number => {
    const begun = begunAt(stand)
    const course = lookedAt(playing.open(begun))
    const decision = any(rules.legal(playing.position(course)), stand.random)
    const shown = onPhone(table, seat, course, decision)
    expect(JSON.stringify(shown)).not.toContain('SECRET-DEAL')
    let twins = 0
    for (let i = 0; i < TRIES; i++) {
      const twin = twinOf(game, begun, playing.open(begun), stand.random, (of) => known(lookedAt(of), seat))
      if (twin === null) continue
      const other = onPhone(table, seat, lookedAt(twin), decision)
      if (shown.error === null || other.error === null) expect(playing.asked(course)).toBe(seat)
      else expect(other.error).toEqual(shown.error)
      expect(other.table).toEqual(shown.table)
      twins++
    }
    return twins
  }

  test.each(sizesOf(game))('tells the phones of a table of %i nothing that their seats may not know', (players) => {
    const found = { alone: 0, twins: 0 }
    for (let seed = 0; seed < RANDOM_GAMES; seed++) {
      const table = tableOf(game, players, seed)
      let at = 0
      walk(game, players, seed, (stand) => {
        const { course } = stand
        const asked = playing.asked(course)
        if (asked === null || playing.waiting(course) === 'ceremony') return
        const isAlone = !same(playing.shown(course, asked).view, playing.shown(course, null).view)
        if (isAlone) found.alone++
        if (!isAlone && at++ % (4 * LOOKS) > 0) return
        for (const seat of seatsOf(players)) found.twins += compare(table, stand, seat)
      })
    }
    // A game hides nothing if its stacks can't be told apart.
    if (found.alone > 0) expect(found.twins).toBeGreaterThan(20)
  })
})
