/** Schemas of all that is sent and kept of the toy; its types elsewhere are the rules' own. */
import * as v from 'valibot'
import type { Wire } from '../../../../../src/games/facets/wire.ts'
import {
  colorWord,
  list,
  name,
  seatOf,
  whole,
  within,
} from '../../../../../src/games/building-blocks/shared-schemas.ts'
import { LUMPS, MOST_SEATS, MOST_TAKEN, MOST_WORTH, POINTS } from '../rules/rules.ts'

const SEATS = MOST_SEATS
const MOST = SEATS * LUMPS.most

const take = within({ least: 1, most: MOST_TAKEN })
const yes = v.literal(true)
const worth = within({ least: 1, most: MOST_WORTH })
const lumps = list(worth, MOST)
const seat = seatOf(SEATS)
const startingPlayer = v.union([v.literal('random'), seat])
const points = within(POINTS)

const options = v.strictObject({ startingPlayer, lumps: within(LUMPS) })
const decision = v.union([v.strictObject({ turn: yes }), v.strictObject({ take })])
const score = v.union([
  v.strictObject({ coal: whole(), dust: points, total: points, lumps: whole(MOST) }),
  v.strictObject({ total: points }),
])
const result = v.strictObject({ scores: list(score, SEATS), winners: v.pipe(list(seat, SEATS), v.minLength(1)) })

// The score sheet

/** A seat's lumps: their points or, one by one, what each is worth. */
const counted = v.union([points, lumps])
const page = v.picklist(['count', 'told'])
const player = v.strictObject({ name, color: colorWord })
const pad = v.strictObject({
  players: list(player, SEATS),
  first: seat,
  /** Whether lumps are entered one by one. */
  each: v.boolean(),
  lumps: list(v.nullable(counted), SEATS),
})
const sheet = {
  options: v.strictObject({ startingPlayer, each: v.boolean() }),
  edit: v.union([
    v.strictObject({ seat, lumps: v.nullable(counted) }),
    v.strictObject({ seats: list(v.strictObject({ ...player.entries, was: v.nullable(seat) }), SEATS), starter: seat }),
  ]),
  act: v.variant('type', [
    v.strictObject({ type: v.literal('go'), stage: page }),
    v.strictObject({ type: v.literal('next') }),
  ]),
  pad,
  at: v.strictObject({ stage: page }),
  kept: v.strictObject({ base: pad, done: whole(Number.MAX_SAFE_INTEGER), stage: page }),
}

export const wire = {
  options,
  decision,
  view: v.strictObject({ row: lumps, turn: seat, isTurned: v.boolean(), seats: list(lumps, SEATS) }),
  allowed: list(decision),
  ceremony: v.strictObject({ weighed: seatOf(SEATS + 1) }),
  logItem: v.strictObject({ seat, took: take, turned: v.boolean() }),
  result,
  thinking: { effects: v.strictObject({}), part: v.picklist(['coal', 'dust']) },
  sheet,
} satisfies Wire

export type ToyWire = typeof wire
export type Pad = v.InferOutput<typeof pad>
export type Edit = v.InferOutput<typeof sheet.edit>
export type Page = v.InferOutput<typeof page>

/** The parts of a record with this number of players. */
export const digitalParts = (players: number) => ({
  setup: v.strictObject({ row: v.pipe(lumps, v.minLength(1)), first: seatOf(players) }),
  moves: v.array(v.strictObject({ turn: v.exactOptional(yes), take })),
  result: v.nullable(result),
})
export const sheetParts = (players: number) => ({
  setup: v.strictObject({ first: seatOf(players) }),
  sheet: v.strictObject({ lumps: v.pipe(v.array(v.nullable(counted)), v.length(players)) }),
  result: v.nullable(result),
})
