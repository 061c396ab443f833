/** Bots of every level play to the end by the rules, and the same seed plays the same game. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { analysedOf } from '../../../src/games/facets/ideas.ts'
import type { Game } from '../../../src/games/facets/facets.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { chooseRandomly, levelBot } from '../../../src/main/bots/bots.ts'
import { playWholeGame } from '../../../src/main/bots/whole-game.ts'
import { GAMES, newGame, playedFrom, seatsOf, sizesOf, walkLooking } from './games.ts'

const BRIEFLY = { iterations: 4 }

/** A bot of each level in turn, the strongest first; without levels they decide by chance. */
function botsOf({ thinking, rules }: Game, players: number) {
  const levels = thinking?.levels.toReversed() ?? []
  return seatsOf(players).map((seat) =>
    levels.length > 0 ? levelBot(thinking!, levels[seat % levels.length], players, BRIEFLY) : chooseRandomly(rules),
  )
}

const played = (game: Game, players: number, seed: number) =>
  playWholeGame(game.rules, newGame(game, players, seed).setup, botsOf(game, players), seeded(seed))

describe.each(GAMES)('$identity.id', (game) => {
  test.each(sizesOf(game))('%i bots play to the end, twice the same', (players) => {
    const once = played(game, players, 51)
    expect(once.result.scores).toHaveLength(players)
    expect(played(game, players, 51)).toEqual(once)
    expect(played(game, players, 52).moves).not.toEqual(once.moves)
  })

  test.runIf(game.thinking)('every level decides something in any position that asks it', () => {
    const { thinking, playing, rules } = game
    walkLooking(game, 53, 6, ({ course, random }) => {
      if (playing.asked(course) === null) return
      const position = thinking!.seen(playing.position(course))
      const before = structuredClone(position)
      for (const { name } of thinking!.levels) {
        const decisions = thinking!.choose(position, name, { iterations: 12, expired: () => false }, random)
        expect(decisions.length, name).toBeGreaterThan(0)
        expect(() => playedFrom(rules, playing.position(course), decisions)).not.toThrow()
      }
      expect(position).toEqual(before)
    })
  })

  test.runIf(game.thinking)('a worse grade is for a greater loss', () => {
    const { inaccuracy, mistake, blunder, third } = game.thinking!.reviewing.scale
    expect([0, inaccuracy, mistake, blunder]).toEqual([0, inaccuracy, mistake, blunder].toSorted((a, b) => a - b))
    expect(new Set([0, inaccuracy, mistake, blunder]).size).toBe(4)
    expect(third).toBeGreaterThan(0)
  })

  test.runIf(game.thinking)(
    'an analysis finds legal lines in any position that asks somebody, or nothing in a hurry',
    () => {
      const { thinking, playing, rules, identity, wire } = game
      const form = analysedOf({ identity, wire })
      walkLooking(game, 55, 25, ({ course }) => {
        const position = playing.position(course)
        if (rules.asked(position) === null) return
        const before = structuredClone(position)
        const found = thinking!.analysing.answer(position, 12, () => false)!
        expect(v.is(form, found)).toBe(true)
        expect(found.lines.length).toBeGreaterThan(0)
        for (const { line } of found.lines) expect(() => playedFrom(rules, position, line.flat())).not.toThrow()
        expect(thinking!.analysing.answer(position, 12, () => true)).toBeNull()
        expect(position).toEqual(before)
      })
    },
  )

  test.runIf(game.thinking)('a bot that is hurried at once still decides', () => {
    const { thinking, playing, rules } = game
    walkLooking(game, 54, 6, ({ course, random }) => {
      if (playing.asked(course) === null) return
      const position = thinking!.seen(playing.position(course))
      for (const { name } of thinking!.levels) {
        const [decision] = thinking!.choose(position, name, { iterations: Infinity, expired: () => true }, random)
        expect(rules.whyIllegal(playing.position(course), decision), name).toBeNull()
      }
    })
  })
})
