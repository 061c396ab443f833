/**
 * Nothing hidden leaves. A set-up is dealt otherwise where that changes nothing of what the seat to decide may see: then no
 * view, no hint and no bot may tell the two games apart.
 */
import { isDeepStrictEqual as same } from 'node:util'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../../src/games/facets/facets.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import type { Random } from '../../../src/games/building-blocks/random.ts'
import type { Stand } from './games.ts'
import { ALL, any, begunAt, GAMES, sizesOf, walk, walkLooking } from './games.ts'
import { twinOf } from './twins.ts'

const LOOKS = 20
const TRIES = 12

const everyTwin = (game: Game, seed: number, look: (course: unknown, twin: unknown, random: Random) => void) =>
  walkLooking(game, seed, LOOKS, (stand) => {
    const { playing } = game
    if (playing.waiting(stand.course) === 'ceremony') return
    const begun = begunAt(stand)
    const course = playing.open(begun)
    const seen = (of: unknown) => game.thinking!.seen(playing.position(of))
    for (let i = 0; i < TRIES; i++) {
      const twin = twinOf(game, begun, course, stand.random, seen)
      if (twin !== null) look(course, twin, stand.random)
    }
  })

describe.each(GAMES.filter(({ thinking }) => thinking))('$identity.id', (game) => {
  const { playing, rules } = game
  const thinking = game.thinking!

  test('shows games alike that differ in what is hidden', () => {
    let twins = 0
    let hides = false
    walkLooking(game, 21, LOOKS, ({ course }) => {
      const position = playing.position(course)
      if (!same(thinking.seen(position), position)) hides = true
    })
    everyTwin(game, 21, (course, twin) => {
      twins++
      for (const seat of [null, playing.asked(course)])
        expect(playing.shown(twin, seat)).toEqual(playing.shown(course, seat))
      expect(playing.progress(twin)).toEqual(playing.progress(course))
      expect(playing.takeBack(twin, ALL)).toBe(playing.takeBack(course, ALL))
    })
    if (hides) expect(twins).toBeGreaterThan(50)
    else expect(twins).toBe(0)
  })

  test('takes nothing back that turned up something', () => {
    everyTwin(game, 22, (course, twin, random) => {
      if (playing.waiting(course) !== 'decision') return
      const decision = any(rules.legal(playing.position(course)), random)
      const [after, other] = [course, twin].map((each) => playing.after(each, { type: 'DECIDE', decision }))
      if (same(playing.shown(after, null), playing.shown(other, null))) return
      expect(playing.takeBack(after, ALL)).toBeNull()
    })
  })

  test('forecasts alike what those who ask see alike, also while somebody is alone with what was drawn', () => {
    const looked = { alone: 0, ceremony: 0, others: 0 }
    const look = (stand: Stand, seat: number | null, tries: number) => {
      const begun = begunAt(stand)
      const course = playing.open(begun)
      const shown = (of: unknown) => playing.shown(of, seat)
      const forecast = (of: unknown) => thinking.forecast(playing.position(of), seat)
      for (let i = 0; i < tries; i++) {
        const twin = twinOf(game, begun, course, stand.random, shown)
        if (twin !== null) expect(forecast(twin)).toEqual(forecast(course))
      }
    }
    sizesOf(game).forEach((players) =>
      walk(game, players, 24, (stand) => {
        const { course } = stand
        const asked = playing.asked(course)
        const isAlone = !same(playing.shown(course, asked), playing.shown(course, null))
        const kind = playing.waiting(course) === 'ceremony' ? 'ceremony' : isAlone ? 'alone' : 'others'
        if (looked[kind]++ % (kind === 'others' ? 40 : 5) > 0) return
        look(stand, null, TRIES)
        if (kind === 'others') look(stand, asked, TRIES)
      }),
    )
    expect(looked.others).toBeGreaterThan(20)
  })

  test('has bots that decide alike where they see the same', () => {
    let looked = 0
    everyTwin(game, 23, (course, twin, random) => {
      if (playing.asked(course) === null || looked >= 40) return
      looked++
      const level = any(thinking.levels, random).name
      const [decisions, others] = [course, twin].map((each) =>
        thinking.choose(playing.position(each), level, { iterations: 20, expired: () => false }, seeded(looked)),
      )
      expect(others).toEqual(decisions)
    })
  })
})
