/** All that is sent fits its schema, and no schema takes more than that. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { forecastOf, ideaOf, reviewedMoveOf } from '../../../src/games/facets/ideas.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { budgetOf } from '../../../src/main/bots/budget.ts'
import { GAMES, playedFrom, playedRecord, seatsOf, sizesOf, walkLooking } from './games.ts'

const LOOKS = 12
const BRIEFLY = { iterations: 20 }

function fits(schema: v.GenericSchema, value: unknown) {
  const [issue] = v.safeParse(schema, value).issues ?? []
  if (issue) expect.fail(`${v.getDotPath(issue)}: ${issue.message}`)
}

interface Part {
  type: string
  entries?: Record<string, Part>
  options?: unknown[]
  item?: Part
  items?: Part[]
  wrapped?: Part
  value?: Part
}

const CLOSED = [
  ...['strict_object', 'strict_tuple', 'array', 'record', 'union', 'variant', 'nullable', 'optional', 'exact_optional'],
  ...['string', 'number', 'boolean', 'literal', 'picklist', 'custom'],
]

/** Paths at which a schema would let unnamed parts through: objects with other keys, or anything. */
function openParts(part: Part, path = ''): string[] {
  if (!CLOSED.includes(part.type)) return [`${path}: ${part.type}`]
  const inner: [string, unknown][] = [
    ...Object.entries(part.entries ?? {}),
    ...Object.entries({ ...part.options, ...part.items }),
    ...Object.entries({ item: part.item, wrapped: part.wrapped, value: part.value }),
  ]
  return inner.flatMap(([key, each]) => (isPart(each) ? openParts(each, `${path}.${key}`) : []))
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && 'type' in value

describe.each(GAMES)('$identity.id', (game) => {
  const { wire, playing, rules, thinking, identity } = game

  test('has closed schemas', () => {
    const { thinking, sheet, ...parts } = wire
    for (const [name, part] of Object.entries({ ...parts, ...thinking, ...sheet }))
      expect(openParts(part as unknown as Part), name).toEqual([])
  })

  test('shows what fits, to everybody', () => {
    walkLooking(game, 41, LOOKS, ({ course, begun }) => {
      for (const seat of [null, ...seatsOf(begun.players)]) {
        const { view, allowed, ceremony, log } = playing.shown(course, seat)
        fits(wire.view, view)
        fits(wire.allowed, allowed)
        fits(v.nullable(wire.ceremony), ceremony)
        fits(v.array(wire.logItem), log)
      }
      fits(v.nullable(wire.result), playing.result(course))
      fits(v.array(wire.decision), playing.pending(course))
    })
  })

  test('shows nothing that JSON would change', () => {
    walkLooking(game, 42, LOOKS, ({ course }) => {
      const sent = [playing.shown(course, playing.asked(course)), playing.result(course), playing.progress(course)]
      expect(JSON.parse(JSON.stringify(sent))).toEqual(sent)
    })
  })

  test('lists what fits', () => {
    walkLooking(game, 43, LOOKS, ({ course }) => {
      if (playing.waiting(course) === 'decision') fits(v.array(wire.decision), rules.legal(playing.position(course)))
    })
  })

  test.runIf(thinking)('thinks what fits', () => {
    walkLooking(game, 44, 5, ({ course, begun }) => {
      const position = playing.position(course)
      const forecast = thinking!.forecast(position, null)
      fits(forecastOf({ seats: identity.seats.most }), forecast)
      expect(forecast.chances).toHaveLength(begun.players)
      expect(forecast.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
      if (playing.waiting(course) !== 'decision') return
      const ideas = thinking!.ideas(thinking!.seen(position), budgetOf(BRIEFLY), seeded(44))
      fits(v.array(ideaOf(game)), ideas)
      expect(ideas.length).toBeGreaterThan(0)
      for (const { decisions } of ideas) expect(() => playedFrom(rules, position, decisions)).not.toThrow()
    })
  })

  test.runIf(thinking)('reviews what fits, one answer for each move', () => {
    const record = playedRecord(game, sizesOf(game)[0], 45)
    const questions = thinking!.reviewing.questions(record, 'quick')
    expect(questions).toHaveLength(record.moves!.length)
    // A review takes its time: the first move and the last are enough to see what it sends.
    for (const move of [0, questions.length - 1]) {
      const question = structuredClone(questions[move])
      const answer = thinking!.reviewing.answer(question, () => false)
      fits(reviewedMoveOf(game), answer)
      expect(answer).toMatchObject({ move, depth: 'quick' })
      expect(answer!.skill[answer!.seat]).toBeLessThanOrEqual(0)
      expect(answer!.best === null).toBe(answer!.line.length === 0)
    }
  })
})
