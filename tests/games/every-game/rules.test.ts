/** The rules play exactly the decisions that they list. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../../src/games/facets/facets.ts'
import type { Random } from '../../../src/games/building-blocks/random.ts'
import { wellFormed, textsIn } from '../../support/fuzz/values.ts'
import { begunAt, GAMES, positionAfter, walk, walkLooking, sizesOf } from './games.ts'

const LOOKS = 25
/** Decisions made up at each look. */
const TRIES = 40

const written = (decision: unknown) => JSON.stringify(decision)

/** Well-formed decisions made from the wire's schema, sensible or not, of the pieces that lie there. */
function madeUp({ wire }: Game, shown: unknown, random: Random): unknown[] {
  const known = { strings: textsIn(shown), numbers: [0, 1, 2, 3] }
  return Array.from({ length: TRIES }, () => wellFormed(wire.decision, known, random)).filter((each) =>
    v.is(wire.decision, each),
  )
}

describe.each(GAMES)('$identity.id', (game) => {
  const { rules, playing } = game

  test('every listed decision is listed once, plays, and leaves the position alone', () => {
    walkLooking(game, 1, LOOKS, ({ course }) => {
      if (playing.waiting(course) !== 'decision') return
      const position = playing.position(course)
      const before = structuredClone(position)
      const legal = rules.legal(position)
      expect(legal.length).toBeGreaterThan(0)
      expect(new Set(legal.map(written)).size).toBe(legal.length)
      for (const decision of legal) {
        expect(rules.whyIllegal(position, decision)).toBeNull()
        expect(rules.play(position, decision)).not.toEqual(before)
      }
      expect(position).toEqual(before)
    })
  })

  test('every other one is refused with a code', () => {
    let refused = 0
    walkLooking(game, 2, LOOKS, ({ course, random }) => {
      const position = playing.position(course)
      const asked = rules.asked(position) !== null
      const legal = asked ? rules.legal(position) : []
      const results = () => legal.map((decision) => written(rules.play(position, decision)))
      for (const decision of madeUp(game, [playing.shown(course, playing.asked(course)), legal], random)) {
        const refusal = rules.whyIllegal(position, decision)
        const isListed = legal.some((each) => written(each) === written(decision))
        if (refusal) {
          expect(isListed, written(decision)).toBe(false)
          expect(refusal.code).toMatch(/^[a-z]+(-[a-z]+)*$/)
          expect(() => rules.play(position, decision)).toThrow()
          refused++
        } else if (!isListed) {
          // Another way to write what is listed, the cubes in another order for example.
          expect(results(), written(decision)).toContain(written(rules.play(position, decision)))
        }
      }
    })
    expect(refused).toBeGreaterThan(100)
  })

  test('replayed, a game comes to the same positions and the same result', () => {
    for (const players of sizesOf(game)) {
      const end = walk(game, players, 4, (stand) => {
        if (playing.waiting(stand.course) !== 'decision' || stand.random.below(8) > 0) return
        const position = positionAfter(game, begunAt(stand))
        expect(playing.position(stand.course)).toEqual(position)
        expect(playing.asked(stand.course)).toBe(rules.asked(position))
      })
      const position = positionAfter(game, begunAt(end))
      expect(rules.asked(position)).toBeNull()
      expect(rules.legal(position)).toEqual([])
      expect(rules.result(position)).toEqual(playing.result(end.course))
      const entries = playing.entries(end.course)
      expect(entries.map((entry) => rules.entryOf(rules.decisionsOf(entry)))).toEqual(entries)
    }
  })
})
