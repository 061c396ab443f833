/**
 * Turns that no bot of Coal Baron should ever take: worse than another one, whatever the plan behind them. Written from
 * the rule book and the record alone, apart from what the bots themselves avoid.
 */
import {
  MONEY,
  ORDERS,
  SPACES,
  TILES,
  VEHICLES,
  WORK_STEPS,
  legalMoves,
  tileCost,
  tileIsDark,
} from '../../../src/games/coal-baron/index.ts'
import type { DigitalRecord, Entry, Setup, SpaceId, State } from '../../../src/games/coal-baron/index.ts'
import { positionsOf } from '../../../src/games/coal-baron/rules/positions.ts'
import * as state from '../../../src/games/coal-baron/state/state.ts'
import type { Nonsense } from '../../arena/nonsense.ts'

type Placement = Exclude<Entry, { draft: string }>

/** A turn with what the player saw. */
interface Seen {
  s: State
  seat: number
  turn: Placement
  /** The spaces that were open to him, and the workers that each took. */
  open: SpaceId[]
  cost: (space: SpaceId) => number
}

const workStepsAt = (space: SpaceId) => WORK_STEPS[SPACES.indexOf(space) - SPACES.indexOf('mining-4')]
const payOf = (space: SpaceId) => (space === 'bank' ? 1 : MONEY[SPACES.indexOf(space) - SPACES.indexOf('money-3')])
const tileOn = ({ s }: Seen, space: SpaceId) => state.factoryTile(s, SPACES.indexOf(space))
const isTile = (space: SpaceId) => /^factory-\d/.test(space)
const isPay = (space: SpaceId) => space === 'bank' || space.startsWith('money')
const cheapest = (seen: Seen, kind: string) =>
  Math.min(
    ...SPACES.filter((space) => space.startsWith(kind) && !state.isLocked(seen.s, SPACES.indexOf(space))).map(
      seen.cost,
    ),
  )
/** Work steps that a turn takes: two where two cubes go for one. */
const used = ({ steps = [] }: Placement) =>
  steps.reduce((sum, step) => sum + ('with' in step ? step.with.length : 1), 0)
/** The growth of the difference between light and dark by this tile. */
function apart({ s, seat }: Seen, tile: number) {
  const lead = state.darkTiles(s, seat) - state.lightTiles(s, seat)
  return Math.abs(lead + (tileIsDark(tile) ? 1 : -1)) - Math.abs(lead)
}
const workersLeft = ({ s, seat, turn, cost }: Seen) => state.workers(s, seat) - cost(turn.place)
const isLastShift = ({ s }: Seen) => state.shift(s) === 3
const isLastTurn = (seen: Seen) => isLastShift(seen) && workersLeft(seen) === 0

/** Kinds of nonsense by name; each function is true if a turn is of that kind. */
const KINDS: Readonly<Record<string, (seen: Seen) => boolean>> = {
  'goes mining and moves nothing': ({ turn }) => turn.steps?.length === 0,
  'moves the cage twice in a row': ({ turn: { steps = [] } }) =>
    steps.some((step, i) => i > 0 && 'cage' in step && 'cage' in steps[i - 1]),
  'pays more workers than its work steps cost elsewhere': ({ turn, open, cost }) =>
    turn.steps !== undefined &&
    open.some(
      (space) => space.startsWith('mining') && workStepsAt(space) >= used(turn) && cost(space) < cost(turn.place),
    ),
  'earns less than another space pays for as few workers': ({ turn: { place }, open, cost }) =>
    isPay(place) && open.some((space) => isPay(space) && payOf(space) > payOf(place) && cost(space) <= cost(place)),
  'pays more workers than the same tile costs elsewhere': (seen) =>
    isTile(seen.turn.place) &&
    seen.open.some(
      (space) =>
        isTile(space) &&
        tileOn(seen, space) === tileOn(seen, seen.turn.place) &&
        seen.cost(space) < seen.cost(seen.turn.place),
    ),
  'draws tiles without a Mark to pay with': ({ s, seat, turn }) =>
    turn.place === 'factory-draw' && state.marks(s, seat) === 0,
  'takes an order too late to deliver it': (seen) =>
    isLastShift(seen) &&
    /^order/.test(seen.turn.place) &&
    workersLeft(seen) < cheapest(seen, 'mining') + cheapest(seen, deliveryOf(seen)),
  'unbalances the pit with the last tile of the game': (seen) =>
    isLastTurn(seen) && isTile(seen.turn.place) && apart(seen, tileOn(seen, seen.turn.place)) > 0,
  'earns, buys or orders on the last turn in place of a delivery': (seen) =>
    isLastTurn(seen) &&
    !/^(mining|delivery)/.test(seen.turn.place) &&
    seen.open.some((space) => space.startsWith('delivery')),
  'draws tiles and keeps none though one is paid for and no burden': (seen) =>
    !isLastShift(seen) &&
    seen.turn.place === 'factory-draw' &&
    seen.turn.keep === null &&
    (seen.turn.back ?? []).some((id) => {
      const tile = TILES.indexOf(id)
      return tileCost(tile) <= state.marks(seen.s, seen.seat) / 2 && apart(seen, tile) <= 0
    }),
  'draws orders and keeps none in the first shift': ({ s, turn }) =>
    state.shift(s) === 1 && turn.place === 'order-draw' && turn.keep === null,
}

/** The delivery space of the order that is taken; of none in particular where it is drawn. */
function deliveryOf({ s, turn }: Seen): string {
  if (turn.place === 'order-draw') return 'delivery'
  const order = ORDERS[state.deskOrder(s, SPACES.indexOf(turn.place) - SPACES.indexOf('order-1'))]
  return DELIVERIES[VEHICLES.findIndex((vehicle) => order.startsWith(vehicle))]
}
const DELIVERIES = SPACES.filter((space) => space.startsWith('delivery'))

export interface Found {
  kind: string
  seat: number
  turn: Entry
}

/** All nonsense in a game, turn by turn. */
export function nonsenseIn(setup: Setup, moves: readonly Entry[]): Found[] {
  const positions = positionsOf(setup, moves).filter(({ part }) => part === 0)
  return moves.flatMap((turn, i) => ('place' in turn ? kindsOf(positions[i].state, turn) : []))
}

function kindsOf(s: State, turn: Placement): Found[] {
  const seat = state.turn(s)
  const open = legalMoves(s).flatMap((decision) => ('place' in decision ? [decision.place] : []))
  const cost = (space: SpaceId) => state.workersNeeded(s, SPACES.indexOf(space))
  return Object.entries(KINDS)
    .filter(([, isOfThatKind]) => isOfThatKind({ s, seat, turn, open, cost }))
    .map(([kind]) => ({ kind, seat, turn }))
}

export const nonsense: Nonsense = {
  kinds: Object.keys(KINDS),
  kindsIn: (setup, players, moves) =>
    nonsenseIn({ ...(setup as DigitalRecord['setup']), players }, moves as Entry[]).map(({ kind }) => kind),
}
