/** Schemas of what Coal Baron's players decide, and of what they see. */
import * as v from 'valibot'
import { COALS, SPACES } from '../../games/coal-baron/components.ts'
import { list, params, seat, signed, whole } from './base.ts'

const coal = v.picklist(COALS)
const space = v.picklist(SPACES)
const order = v.pipe(v.string(), v.regex(/^[BCTE][YBGK]{1,4}$/))
const tile = v.pipe(v.string(), v.regex(/^[YBGK][12][LD]$/))
const card = v.union([order, tile])
const drawn = list(card, 5)
const source = v.picklist(['cage', 'storage'])
const put = v.picklist(['top', 'bottom'])

export const step = v.union([
  v.strictObject({ cage: whole(4) }),
  v.strictObject({ load: coal }),
  v.strictObject({ store: coal }),
  v.strictObject({ fill: order, spot: whole(3), with: list(v.strictTuple([source, coal]), 2) }),
])

export const decision = v.union([
  v.strictObject({ draft: order }),
  v.strictObject({ place: space }),
  ...step.options,
  v.strictObject({ end: v.literal('mining') }),
  v.strictObject({ keep: v.nullable(card) }),
  v.strictObject({ coal: v.nullable(coal) }),
  v.strictObject({ put, back: drawn }),
])

const refusalCode = v.picklist([
  'game-over',
  'other-decision',
  'malformed',
  'not-offered',
  'locked',
  'needs-workers',
  'needs-marks',
  'no-tile',
  'no-order',
  'stack-empty',
  'nothing-to-deliver',
  'needs-steps',
  'cage-there',
  'cage-full',
  'cage-not-at-surface',
  'cage-at-surface',
  'no-cube',
  'not-your-order',
  'no-spot',
  'spot-taken',
  'wrong-coal',
  'not-drawn',
  'wrong-back',
  'coal-needed',
  'coal-not-needed',
  'none-left',
])
const refusal = v.strictObject({ code: refusalCode, params })

/** One entry a worker space, none missing and none besides. */
const bySpace = <T extends v.GenericSchema>(entry: T) =>
  v.strictObject(Object.fromEntries(SPACES.map((id) => [id, entry])) as Record<(typeof SPACES)[number], T>)

const tunnel = v.strictObject({ tile: v.nullable(tile), minecarts: list(v.nullable(coal), 2) })
const level = v.strictObject({ light: list(tunnel), dark: list(tunnel), empty: whole() })
const score = v.strictObject({
  delivered: whole(),
  shifts: list(list(whole(), 12), 3),
  marks: whole(),
  coal: whole(),
  outstanding: signed,
  balance: signed,
  total: signed,
  marksLeft: whole(),
})

const seatView = v.strictObject({
  marks: whole(),
  workers: whole(),
  points: signed,
  cage: v.strictObject({ level: whole(4), cubes: list(coal, 5) }),
  storage: list(coal),
  levels: list(level, 4),
  light: whole(),
  dark: whole(),
  orders: list(v.strictObject({ order, spots: list(list(coal, 2), 4), complete: v.boolean() })),
  delivered: list(order),
  score,
})

export const view = v.strictObject({
  players: whole(4),
  phase: v.picklist([
    'draft',
    'place',
    'mining',
    'keep-tile',
    'keep-order',
    'coal',
    'return-tiles',
    'return-orders',
    'scoring',
    'changeover',
    'accounts',
    'finished',
  ]),
  shift: whole(3),
  turn: v.nullable(seat),
  startingPlayer: seat,
  draft: list(order),
  spaces: bySpace(
    v.strictObject({
      locked: v.boolean(),
      workers: whole(),
      owner: v.nullable(seat),
      tile: v.nullable(tile),
      order: v.nullable(order),
    }),
  ),
  tileStack: whole(),
  orderStack: whole(),
  canteen: list(whole(), 4),
  bank: list(whole(), 4),
  supply: v.strictObject({ Y: whole(), B: whole(), G: whole(), K: whole() }),
  seats: list(seatView, 4),
  action: v.nullable(space),
  stepsLeft: whole(10),
  drawnCount: whole(5),
  drawn,
  awaitingCoal: whole(),
  pointer: whole(),
})

export const options = v.strictObject({
  draft: list(order),
  spaces: bySpace(v.nullable(refusal)),
  steps: list(step, 1000),
  keep: list(v.strictObject({ id: card, refusal: v.nullable(refusal) }), 5),
  coal: list(v.nullable(coal), 5),
})

export const element = v.strictObject({ element: whole(11), counts: list(whole(), 4), rewards: list(whole(), 4) })
export const result = v.strictObject({ scores: list(score, 4), winners: list(seat, 4) })

const counts = list(whole(), 4)
const points = list(signed, 4)
const move = whole(100_000)
export const logItem = v.variant('type', [
  v.strictObject({ type: v.literal('draft'), move, seat, order }),
  v.strictObject({
    type: v.literal('turn'),
    move,
    seat,
    space,
    workers: whole(),
    ousted: v.nullable(v.strictObject({ seat, workers: whole() })),
    marks: signed,
    tile: v.nullable(tile),
    order: v.nullable(order),
    coal: list(v.nullable(coal), 2),
    steps: list(step, 10),
    delivered: list(v.strictObject({ order, points: whole() })),
    refill: v.nullable(card),
    put: v.nullable(put),
  }),
  v.strictObject({ type: v.literal('scored'), shift: whole(3), elements: list(element, 12) }),
  v.strictObject({ type: v.literal('shift'), shift: whole(3), startingPlayer: seat, factoryWorkers: counts }),
  v.strictObject({ type: v.literal('accounts'), marks: counts, coal: counts, outstanding: points, balance: points }),
  v.strictObject({ type: v.literal('finished'), winners: list(seat, 4), totals: points }),
])
