/** The parts of a digital record that are Coal Baron's own (docs/record-format.md#coal-baron-played-on-screen). */
import { itemAt, numberAt } from '../../base/lists.ts'
import { byKey, difference, list, listBy, nullOr, object, oneOf, problem, whole } from '../../base/check.ts'
import type { Check, Problem } from '../../base/check.ts'
import type { Verdict } from '../../facets/recording.ts'
import type { GameRecord } from '../../record/record.ts'
import { MOST_MOVES } from '../../base/forms.ts'
import {
  COALS,
  ELEMENTS_SCORED,
  FIRST_REWARD,
  MOST_POINTS,
  ORDERS,
  SHIFTS,
  SPACES,
  TILES,
} from '../state/components.ts'
import { replay } from './entries.ts'
import { resultOf } from './result.ts'
import { isFinished, points } from './scoring.ts'
import { allOrders, allTiles, deal } from './setup.ts'
import type { Setup } from './setup.ts'
import type { State } from '../state/state.ts'
import type { Entry } from './types.ts'

/** A well-formed digital record of Coal Baron. */
export interface DigitalRecord extends GameRecord {
  setup: Omit<Setup, 'players'>
  moves: Entry[]
}

export const setupOf = (record: DigitalRecord): Setup => ({ ...record.setup, players: record.players.length })

// Set-up

const order = oneOf(...ORDERS)
const tile = oneOf(...TILES)

/** Each of the box's pieces, as often as the box holds it. */
const wholeBox =
  (box: readonly string[], item: Check): Check =>
  (value, path) => {
    const wrong = list(item, box.length, box.length)(value, path)
    if (wrong) return wrong
    const left = [...box]
    for (const [i, id] of (value as string[]).entries()) {
      const at = left.indexOf(id)
      if (at < 0) return problem(`${path}[${i}]`, 'too-many', { id })
      left.splice(at, 1)
    }
    return null
  }

const setup = (players: number) =>
  object({
    startingPlayer: whole(0, players - 1),
    tiles: wholeBox(allTiles(), tile),
    orders: wholeBox(allOrders(), order),
  })

// Moves

const coal = oneOf(...COALS)
const cube = listBy((i) => itemAt([oneOf('cage', 'storage'), coal], i), 2, 2)

const step = byKey({
  cage: object({ cage: whole(0, 4) }),
  load: object({ load: coal }),
  store: object({ store: coal }),
  fill: object({ fill: order, spot: whole(0, 3), with: list(cube, 1, 2) }),
})

const place = oneOf(...SPACES)
const coals = list(nullOr(coal), 1, 2)
const put = oneOf('top', 'bottom')

const PLACEMENTS: readonly [space: RegExp, check: Check][] = [
  [/^factory-draw$/, object({ place, keep: nullOr(tile), put, back: list(tile, 0, 5) }, { coal: coals })],
  [/^order-draw$/, object({ place, keep: nullOr(order), put, back: list(order, 0, 5) })],
  [/^factory/, object({ place }, { coal: coals })],
  [/^mining/, object({ place, steps: list(step, 0, 10) })],
  [/./, object({ place })],
]

function placement(value: unknown, path: string): Problem | null {
  const space = (value as { place: unknown }).place
  return place(space, `${path}.place`) ?? PLACEMENTS.find(([pattern]) => pattern.test(space as string))![1](value, path)
}

const move = byKey({ draft: object({ draft: order }), place: placement })

// Result

const reward = whole(0, Math.max(...FIRST_REWARD))
const shiftRewards = (shift: number) => list(reward, numberAt(ELEMENTS_SCORED, shift), numberAt(ELEMENTS_SCORED, shift))

export const anyPoints = whole(-MOST_POINTS, MOST_POINTS)
const earned = whole(0, MOST_POINTS)

/** Every part of a seat's score. */
export const score = object({
  delivered: earned,
  shifts: listBy(shiftRewards, SHIFTS, SHIFTS),
  marks: earned,
  coal: earned,
  outstanding: anyPoints,
  balance: anyPoints,
  total: anyPoints,
  marksLeft: earned,
})

/** Null while the game runs; how a seat's score looks depends on what was kept of the game. */
export const result = (players: number, each: Check = score) =>
  nullOr(object({ scores: list(each, players, players), winners: list(whole(0, players - 1), 1, players) }))

export const digitalParts = (players: number) => ({
  required: { setup: setup(players), moves: list(move, 0, MOST_MOVES), result: result(players) },
  optional: {},
})

/** Replays the record by the rules and compares what it says of its result. */
export function verifyDigital(record: DigitalRecord): Verdict {
  const played = replay(deal(setupOf(record)), record.moves)
  if (played.refusal) return { problem: problem(`moves[${played.at}]`, played.refusal.code, played.refusal.params) }
  const wrong = compareResult(record, played.state)
  if (wrong) return { problem: wrong }
  const totals = record.players.map((_, seat) => points(played.state, seat))
  return { moves: record.moves.length, totals }
}

function compareResult({ result }: DigitalRecord, s: State): Problem | null {
  if (isFinished(s)) return result === null ? problem('result', 'missing') : difference(result, resultOf(s), 'result')
  return result === null ? null : problem('result', 'not-over')
}
