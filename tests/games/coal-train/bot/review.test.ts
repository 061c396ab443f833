/** Ideas and reviews: the better choice is found, and its reasons are facts of the board. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import type { Idea } from '../../../../src/games/coal-train/bot/idea.ts'
import { reviewMove } from '../../../../src/games/coal-train/bot/review/review.ts'
import { withTurns } from '../../../../src/games/coal-train/bot/review/turn-so-far.ts'
import { rules } from '../../../../src/games/coal-train/facets/rules.ts'
import { thinking } from '../../../../src/games/coal-train/facets/thinking.ts'
import { resultOf, scoreOf } from '../../../../src/games/coal-train/rules/result.ts'
import type { Entry } from '../../../../src/games/coal-train/rules/types.ts'
import type { State } from '../../../../src/games/coal-train/state/state.ts'
import { given } from '../support/given.ts'
import { moves, played } from '../support/games.ts'

const never = () => false

/** A city is paid for and the game ends with this turn. */
const position = given({
  ...{ ending: 'last', round: 9 },
  seats: [{ resources: 'CCIIW', tiles: ['A3Sa1'], stations: ['PIT'], actionPoints: 0 }],
  cards: { SCR: ['N7a'] },
})

const reviewed = (entry: Entry, expired = never, begun = position) =>
  reviewMove({ position, move: 7, entry, depth: 'quick', turn: { begun, entries: [entry] } }, expired)

describe('a review', () => {
  test('finds the city that was not built', () => {
    const found = reviewed({ end: true })!
    expect(found).toMatchObject({ move: 7, seat: 0, luck: [0, 0, 0] })
    expect(found.skill[0]).toBeLessThan(-5)
    expect(found.best!.effects.stations).toContain('SCR')
    expect(found.after.leads[0]).toBeCloseTo(found.before.leads[0] + found.skill[0], 5)
    expect(found.line[0]).toContainEqual({ build: 'SCR', tile: 'A3Sa1', via: 'PIT' })
    expect(found.best!.reasons[0]).toMatchObject({ part: { fact: { of: 'points-now' }, is: 6, instead: 0 } })
  })

  test('finds nothing better than the best, and is the same twice', () => {
    const entry = { build: 'SCR', tile: 'A3Sa1', via: 'PIT', card: 'N7a', loco: 1 } as const
    expect(reviewed(entry)).toMatchObject({ skill: [0, 0, 0], best: null, line: [] })
    expect(reviewed(entry)).toEqual(reviewed(entry))
  })

  test('never finds a mistake in what a hint had as its first idea when the turn began', () => {
    const helpless = given({ ending: 'last', round: 9, seats: [{ resources: '', tiles: [], actionPoints: 0 }] })
    const [idea] = thinking.ideas(helpless, { iterations: 0, expired: never }, seeded(1))
    expect(idea.decisions).toEqual([{ end: true }])
    expect(reviewed({ end: true }, never, helpless)).toMatchObject({ skill: [0, 0, 0], best: null })
  })

  test('is none where the time is up', () => {
    expect(reviewed({ end: true }, () => true)).toBeNull()
  })
})

test('ideas come with the best first, and say what a turn does', () => {
  const ideas = thinking.ideas(position, { iterations: 20, expired: never }, seeded(1))
  expect(ideas.length).toBeGreaterThan(1)
  expect(ideas.map(({ lead }) => lead)).toEqual(ideas.map(({ lead }) => lead).toSorted((a, b) => b - a))
  expect(ideas[0].effects).toMatchObject({ stations: ['SCR'], cards: ['N7a'], points: 9 })
  expect(ideas[0].reasons.reduce((sum, { points }) => sum + points, 0)).toBeGreaterThan(0)
})

test('each entry of a record comes with its turn', () => {
  const [start, later, other] = [given({}, 3, 1), given({}, 3, 1), { ...given({}, 3, 1), turn: 1 }]
  const entries = [start, later, other].map((position, move) => ({
    ...{ position, move, depth: 'quick' as const },
    entry: { coal: move + 1 },
  }))
  expect(withTurns(entries).map(({ turn }) => [turn.begun === start, turn.entries])).toEqual([
    [true, [{ coal: 1 }]],
    [true, [{ coal: 1 }, { coal: 2 }]],
    [false, [{ coal: 3 }]],
  ])
})

test('in positions of a whole game ideas are facts: what they say of points and reasons is so', () => {
  const positions = [...moves(4, 17)]
    .map(({ before }) => before)
    .filter(({ phase, step }) => phase === 'acting' && step === null)
    .filter((_, i) => i % 40 === 0)
  expect(positions.length).toBeGreaterThan(4)
  for (const s of positions) checkIdeas(s)
})

/** A long turn's effects are those of all of it, and its idea tells its beginning. */
const isWhole = ({ decisions }: Idea) => decisions.some((decision) => 'end' in decision)

function checkIdeas(s: State) {
  const ideas = thinking.ideas(s, { iterations: 0, expired: never }, seeded(1)) as Idea[]
  for (const { decisions, effects } of ideas.filter(isWhole)) {
    const after = decisions.filter((decision) => !('end' in decision)).reduce((now, each) => rules.play(now, each), s)
    expect(effects.points).toBe(scoreOf(after.seats[s.turn]).total - scoreOf(s.seats[s.turn]).total)
  }
  const [best, next] = ideas
  const told = best.reasons.reduce((sum, { points }) => sum + points, 0)
  if (best.reasons.length > 0 && best.lead > next.lead) expect(told).toBeGreaterThan(0)
}

describe('a forecast', () => {
  const chancesIn = (s: State) => thinking.forecast(s, null).chances
  const sum = (chances: readonly number[]) => chances.reduce((all, chance) => all + chance, 0)

  test.each([3, 4, 5])('adds up to one with %i players', (players) => {
    for (const { before } of [...moves(players, 18)].filter((_, i) => i % 50 === 0))
      expect(sum(chancesIn(before))).toBeCloseTo(1, 5)
  })

  test('rises with what somebody has, and falls for the others', () => {
    const s = given({ round: 3 })
    const richer = given({ round: 3, seats: [{}, { resources: 'CCCIIIWWW', stations: ['PIT', 'SCR'] }] })
    expect(chancesIn(richer)[1]).toBeGreaterThan(chancesIn(s)[1])
    expect(chancesIn(richer)[0]).toBeLessThan(chancesIn(s)[0])
    expect(chancesIn(richer)[2]).toBeLessThan(chancesIn(s)[2])
  })

  test('knows the winner when the game is over', () => {
    const { end } = played(3, 5)
    const { winners } = resultOf(end)
    expect(chancesIn(end)).toEqual([0, 1, 2].map((seat) => (winners.includes(seat) ? 1 / winners.length : 0)))
  })
})
