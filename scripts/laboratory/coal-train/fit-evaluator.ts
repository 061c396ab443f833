/**
 * Fits the evaluator of Coal Train's bots to games of its own players and writes its weights:
 * `node scripts/laboratory/coal-train/fit-evaluator.ts [--players 3,4,5] [--steps 100] [--games 8] [--first 0]
 * [--spreads 60] [--guess]`.
 *
 * Simultaneous perturbation (Spall, 1992): each step shifts all weights at random, up for some players and down for the
 * others, lets them play one turn deep, and moves the weights towards those of the players who ended ahead. Several
 * sizes of tables share each step, with `--games` games of each, and the weights. A regression of the points that a
 * seat goes on to score was tried first: its weights won 23 % of 150 games among players with the guess, where 33 %
 * would be even.
 *
 * It continues from the present weights, or from a person's guess, and writes them every few steps, so that it may be
 * stopped and resumed at any time; chance is drawn from the number of a step, and `--first` is that of the first.
 * Another `--spreads` games of each size say how far an expected lead may still be turned.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import type { Random } from '../../../src/games/building-blocks/random.ts'
import { aheadOf, basisOf, expectPoints, leadOf } from '../../../src/games/coal-train/bot/evaluator/evaluator.ts'
import type { Weights } from '../../../src/games/coal-train/bot/evaluator/evaluator.ts'
import { AT, FEATURE_COUNT } from '../../../src/games/coal-train/bot/evaluator/features.ts'
import { turnsToCome } from '../../../src/games/coal-train/bot/evaluator/horizon.ts'
import { SPREADS, WEIGHTS } from '../../../src/games/coal-train/bot/evaluator/weights.ts'
import { playTurn, turnsOf } from '../../../src/games/coal-train/bot/turns.ts'
import type { Turn } from '../../../src/games/coal-train/bot/turns.ts'
import { identity } from '../../../src/games/coal-train/facets/identity.ts'
import { playing } from '../../../src/games/coal-train/facets/playing.ts'
import { resultOf, scoreOf } from '../../../src/games/coal-train/rules/result.ts'
import { deal } from '../../../src/games/coal-train/rules/setup.ts'
import type { Setup } from '../../../src/games/coal-train/rules/types.ts'
import { asked } from '../../../src/games/coal-train/state/state.ts'
import type { State } from '../../../src/games/coal-train/state/state.ts'
import { addSample, equations, solve } from '../fit/ridge.ts'
import { numbers } from '../fit/numbers.ts'
import { spreadOf } from '../fit/spread.ts'
import type { Outcome } from '../fit/spread.ts'
import { FIRST_WEIGHTS } from './first-weights.ts'

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '3,4,5' },
    steps: { type: 'string', default: '100' },
    games: { type: 'string', default: '8' },
    first: { type: 'string', default: '0' },
    spreads: { type: 'string', default: '60' },
    guess: { type: 'boolean', default: false },
  },
})

const EFFORT = { width: 3, turns: 8 }
/** Points by which a turn may be misjudged, either way. */
const MISJUDGED = 1
/** How far a weight is shifted: by its size, and at least by so much. */
const SHIFT = 0.3
const LEAST_SHIFT = 0.06
/** How far weights follow players who win every game. */
const FOLLOWS = 0.35
/** Points of a lead that is as good as a victory. */
const CLEAR = 12
const EVERY = 5
/** Points of a lead that say next to nothing. */
const MOST_SPREAD = 25
/** A unit of each feature always, more of it in the last turns, and more of it the longer the game goes on. */
const PARTS = ['always', 'near', 'far'] as const

function chosen(s: State, weights: Weights, random: Random): Turn {
  const turns = turnsOf(s, weights, EFFORT)
  const points = new Float64Array(5)
  const judged = turns.map((turn) => {
    expectPoints(playTurn(s, turn), weights, points)
    return { turn, worth: leadOf(points, s.turn, s.seats.length) + (random.below(2001) / 1000 - 1) * MISJUDGED }
  })
  return judged.reduce((a, b) => (b.worth > a.worth ? b : a)).turn
}

/** A whole game; `look` sees the position after every turn. */
function play(players: readonly Weights[], random: Random, look: (s: State) => void): State {
  let s = deal(playing.draw(players.length, identity.options, random) as Setup, players.length)
  while (asked(s) !== null) {
    s = playTurn(s, chosen(s, players[s.turn], random))
    if (asked(s) !== null) look(s)
  }
  return s
}

/** Returns a random shift of each weight by part and feature; a point stays a point. */
function shifts(weights: Weights, random: Random): Weights {
  const sizes = weights.always.map((weight, i) => {
    if (i === AT.points || i === AT['at the table']) return 0
    return Math.max(LEAST_SHIFT, SHIFT * Math.max(Math.abs(weight), Math.abs(weights.far[i])))
  })
  const turned = () => sizes.map((size) => (2 * random.below(2) - 1) * size)
  return { always: turned(), near: turned(), far: turned() }
}

function shifted(weights: Weights, by: Weights, times: number): Weights {
  const moved = (part: (typeof PARTS)[number]) => weights[part].map((weight, i) => weight + times * by[part][i])
  return { always: moved('always'), near: moved('near'), far: moved('far') }
}

/** How much better those with the weights shifted up did than the others in a game, -1 to 1. */
function compared(players: number, up: Weights, down: Weights, game: number, random: Random): number {
  const isUp = (seat: number) => (seat + game) % 2 === 0
  const seats = Array.from({ length: players }, (_, seat) => seat)
  const end = play(
    seats.map((seat) => (isUp(seat) ? up : down)),
    random,
    () => {},
  )
  const mean = (list: number[]) => list.reduce((sum, seat) => sum + scoreOf(end.seats[seat]).total, 0) / list.length
  return Math.tanh((mean(seats.filter(isUp)) - mean(seats.filter((seat) => !isUp(seat)))) / CLEAR)
}

/** One step for all the tables of these sizes. */
function step(sizes: readonly number[], weights: Weights, number: number): Weights {
  const random = seeded(number)
  const by = shifts(weights, random)
  const [up, down] = [shifted(weights, by, 1), shifted(weights, by, -1)]
  const games = Number(values.games)
  let better = 0
  for (const players of sizes)
    for (let game = 0; game < games; game++) better += compared(players, up, down, game, random) / games / sizes.length
  return shifted(weights, by, FOLLOWS * better)
}

/** The weights with what a seat may expect, whatever it holds, as these players' games come out: no choice depends on it. */
function calibrated(players: number, weights: Weights): Weights {
  const e = equations(PARTS.length)
  for (let game = 0; game < Number(values.spreads); game++) {
    const seen: { seat: number; basis: number[]; expected: number }[] = []
    const points = new Float64Array(5)
    const end = play(Array<Weights>(players).fill(weights), seeded(2 ** 42 + game), (s) => {
      expectPoints(s, weights, points)
      aheadOf(s).forEach(({ turns }, seat) => {
        if (turns > 0) seen.push({ seat, basis: basisOf(turns), expected: points[seat] })
      })
    })
    for (const { seat, basis, expected } of seen)
      addSample(e, Float64Array.from(basis), scoreOf(end.seats[seat]).total - expected)
  }
  const more = solve(e, [0, 0, 0], 0, 1)
  const at = AT['at the table']
  const moved = (part: (typeof PARTS)[number], i: number) => [...weights[part]].with(at, weights[part][at] + more[i])
  return { always: moved('always', 0), near: moved('near', 1), far: moved('far', 2) }
}

/** How far expected points may be off: in the last turn, and for each turn to come. */
function spreads(players: number, weights: Weights): [number, number] {
  const outcomes = new Map<number, Outcome[]>()
  for (let game = 0; game < Number(values.spreads); game++) watch(players, weights, seeded(2 ** 41 + game), outcomes)
  const found = [...outcomes]
    .filter(([, { length }]) => length > 50)
    .map(([turns, list]) => ({ turns, spread: Math.min(MOST_SPREAD, spreadOf(list)) }))
  return lineThrough(found)
}

function watch(players: number, weights: Weights, random: Random, outcomes: Map<number, Outcome[]>) {
  const seen: { turns: number; expected: number[] }[] = []
  const points = new Float64Array(5)
  const end = play(Array<Weights>(players).fill(weights), random, (s) => {
    expectPoints(s, weights, points)
    seen.push({ turns: Math.round(Math.max(1, ...turnsToCome(s))), expected: [...points.subarray(0, players)] })
  })
  const { winners } = resultOf(end)
  const won = end.seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  for (const { turns, expected } of seen) outcomes.set(turns, [...(outcomes.get(turns) ?? []), { expected, won }])
}

/** Least squares. */
function lineThrough(found: readonly { turns: number; spread: number }[]): [number, number] {
  const mean = (of: (each: { turns: number; spread: number }) => number) =>
    found.reduce((sum, each) => sum + of(each), 0) / found.length
  const [turns, spread] = [mean((each) => each.turns), mean((each) => each.spread)]
  const slope =
    mean((each) => (each.turns - turns) * (each.spread - spread)) / mean((each) => (each.turns - turns) ** 2)
  return [Math.max(0.5, spread - slope * turns), Math.max(0, slope)]
}

function write(weights: Readonly<Record<number, Weights>>, spread: Readonly<Record<number, readonly number[]>>) {
  const sizes = Object.keys(weights).map(Number)
  const table = (players: number) =>
    PARTS.map((part) => `    ${part}: [${numbers(weights[players][part])}],`).join('\n')
  writeFileSync(
    join(import.meta.dirname, '../../../src/games/coal-train/bot/evaluator/weights.ts'),
    `/**
 * Written by scripts/laboratory/coal-train/fit-evaluator.ts, which says how. Not to be changed by hand.
 * The points that a unit of each of the ${FEATURE_COUNT} features is worth, by number of players.
 */
import type { Weights } from './evaluator.ts'

// prettier-ignore
export const WEIGHTS: Readonly<Record<number, Weights>> = {
${sizes.map((players) => `  ${players}: {\n${table(players)}\n  },`).join('\n')}
}

/**
 * Points of an expected lead that are one unit of log odds, by number of players: in the last turn, and for each turn
 * to come.
 */
export const SPREADS: Readonly<Record<number, readonly [number, number]>> = {
${sizes.map((players) => `  ${players}: [${numbers(spread[players])}],`).join('\n')}
}
`,
  )
}

const sizes = values.players.split(',').map(Number)
const kept: Record<number, Weights> = { ...WEIGHTS }
const spread: Record<number, readonly number[]> = { ...SPREADS }
let weights = values.guess ? FIRST_WEIGHTS : kept[sizes[0]]
const first = Number(values.first)
for (let number = 1; number <= Number(values.steps); number++) {
  weights = step(sizes, weights, first + number)
  if (number % EVERY > 0) continue
  process.stderr.write(`step ${first + number}\n`)
  for (const players of sizes) kept[players] = weights
  write(kept, spread)
}
if (Number(values.spreads) > 0) {
  for (const players of sizes) {
    kept[players] = calibrated(players, kept[players])
    spread[players] = spreads(players, kept[players])
  }
  write(kept, spread)
}
