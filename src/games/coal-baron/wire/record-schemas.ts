/** The parts of a digital record that are Coal Baron's own (docs/record-format.md#coal-baron-played-on-screen). */
import * as v from 'valibot'
import { byKey, byText, exactly, listOf, sized, stepTo } from '../../building-blocks/file-schemas.ts'
import { MOST_MOVES, seatOf, whole, within } from '../../building-blocks/shared-schemas.ts'
import {
  COALS,
  ELEMENTS_SCORED,
  FIRST_REWARD,
  MOST_POINTS,
  ORDERS,
  SHIFTS,
  SPACES,
  TILE_COPIES,
  TILES,
} from '../state/components.ts'
import type { Coal, OrderId, SpaceId, TileId } from '../state/components.ts'
import { laidOut } from './situation-schemas.ts'
import type { Step } from './wire.ts'
import { present } from '../../building-blocks/present.ts'

const order = v.picklist(ORDERS)
const tile = v.picklist(TILES)

// Set-up

/** Each of the box's pieces, as often as the box holds it. */
const wholeBox = (pieces: readonly string[], copies: number) =>
  v.pipe(listOf(v.picklist(pieces), pieces.length * copies, pieces.length * copies), noMoreThan(copies))

const noMoreThan = (copies: number) =>
  v.rawCheck<string[]>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const found = new Map<string, number>()
    const add = (id: string) => {
      const count = (found.get(id) ?? 0) + 1
      found.set(id, count)
      return count
    }
    const at = dataset.value.findIndex((id) => add(id) > copies)
    if (at >= 0) addIssue({ message: 'too-many', input: dataset.value[at], path: [stepTo(at)] })
  })

const tiles = wholeBox(TILES, TILE_COPIES)
const orders = wholeBox(ORDERS, 1)
const setup = (players: number) =>
  exactly({ startingPlayer: seatOf(players), tiles, orders, situation: v.exactOptional(laidOut) })

/**
 * All that chance decides in a game: who starts and the face-down stacks, from top to bottom. In a game that begins at a
 * situation what lies open there is taken out of them.
 */
export type Draw = v.InferOutput<ReturnType<typeof setup>>

// Moves

/** One whole decision as it is stored, sent and replayed. */
export type Entry =
  | { draft: OrderId }
  | {
      place: SpaceId
      coal?: (Coal | null)[]
      keep?: TileId | OrderId | null
      put?: 'top' | 'bottom'
      back?: (TileId | OrderId)[]
      steps?: Step[]
    }

const coal = v.picklist(COALS)
const cube = sized(v.tuple([v.picklist(['cage', 'storage']), coal]), 2, 2)

const step = byKey({
  cage: exactly({ cage: whole(4) }),
  load: exactly({ load: coal }),
  store: exactly({ store: coal }),
  fill: exactly({ fill: order, spot: whole(3), with: listOf(cube, 1, 2) }),
})

const place = v.picklist(SPACES)
const coals = listOf(v.nullable(coal), 1, 2)
const put = v.picklist(['top', 'bottom'])

type Placement = v.GenericSchema<unknown, Exclude<Entry, { draft: OrderId }>>

const PLACEMENTS: readonly [space: RegExp, placement: Placement][] = [
  [
    /^factory-draw$/,
    exactly({ place, keep: v.nullable(tile), put, back: listOf(tile, 0, 5), coal: v.exactOptional(coals) }),
  ],
  [/^order-draw$/, exactly({ place, keep: v.nullable(order), put, back: listOf(order, 0, 5) })],
  [/^factory/, exactly({ place, coal: v.exactOptional(coals) })],
  [/^mining/, exactly({ place, steps: listOf(step, 0, 10) })],
  [/./, exactly({ place })],
]

const placementOn = (space: string) =>
  present(
    PLACEMENTS.find(([pattern]) => pattern.test(space)),
    'the form of a placement there',
  )[1]
const bySpace = Object.fromEntries(SPACES.map((space) => [space, placementOn(space)]))

const entry: v.GenericSchema<unknown, Entry> = byKey({
  draft: exactly({ draft: order }),
  place: byText('place', bySpace),
})
const moves = listOf(entry, 0, MOST_MOVES)

// Result

const reward = whole(Math.max(...FIRST_REWARD))
const shifts = sized(v.tuple(ELEMENTS_SCORED.map((elements) => listOf(reward, elements, elements))), SHIFTS, SHIFTS)

export const anyPoints = within({ least: -MOST_POINTS, most: MOST_POINTS })
const earned = whole(MOST_POINTS)

/** Every part of a seat's score. */
export const score = exactly({
  delivered: earned,
  earlier: v.exactOptional(earned),
  shifts,
  marks: earned,
  coal: earned,
  outstanding: anyPoints,
  balance: anyPoints,
  total: anyPoints,
  marksLeft: earned,
})

/** Null while the game runs; how a seat's score looks depends on what was kept of the game. */
export const result = <S extends v.GenericSchema>(players: number, each: S) =>
  v.nullable(exactly({ scores: listOf(each, players, players), winners: listOf(seatOf(players), 1, players) }))

export const digitalParts = (players: number) => ({ setup: setup(players), moves, result: result(players, score) })
