/** The log of a game: the differences that each entry made, as facts. */
import { itemAt } from '../../building-blocks/lists.ts'
import { indexOf, SUBSIDIES } from '../state/components.ts'
import type { MarketTile } from '../state/components.ts'
import { minus } from '../state/amounts.ts'
import { openTile } from '../state/state.ts'
import type { Seat, State } from '../state/state.ts'
import { resultOf, scoreOf } from './result.ts'
import type { Change, Entry, LogItem } from './types.ts'
import { present } from '../../building-blocks/present.ts'

/** The line of an entry that led from one position to another, and those of what followed by itself. */
export function entryItems(before: State, entry: Entry, move: number, after: State): LogItem[] {
  const { turn: seat, round } = before
  const changes = changesBetween(before, after)
  return [
    { type: 'entry', move, seat, round, entry, tile: tileOf(before, entry), changes },
    ...turnItems(before, after),
  ]
}

function tileOf(before: State, entry: Entry): MarketTile | null {
  if ('buy' in entry)
    return itemAt(before.market, present(itemAt(before.seats, before.turn).agent, "the agent's space"))
  if ('step' in entry) return openTile(before, indexOf(entry.step))
  return 'place' in entry ? before.drawn : null
}

/** The income of the next turn is no effect of the entry: it has a line of its own. */
function changesBetween(before: State, after: State): Change[] {
  const begun = hasBegun(before, after) ? after.turn : null
  return before.seats.flatMap((was, seat) => {
    const now = itemAt(after.seats, seat)
    const isOwn = seat === before.turn && before.phase === 'acting' && begun === null
    const change = { seat, ...differenceOf(was, seat === begun ? withoutIncome(now) : now, isOwn) }
    return isNothing(change) ? [] : [change]
  })
}

const hasBegun = (before: State, after: State) =>
  after.phase === 'acting' && (before.turn !== after.turn || before.round !== after.round)

const withoutIncome = (seat: Seat): Seat => ({ ...seat, resources: minus(seat.resources, seat.income) })

const differenceOf = (was: Seat, now: Seat, withPoints: boolean): Omit<Change, 'seat'> => ({
  ...minus(now.resources, was.resources),
  points: scoreOf(now).total - scoreOf(was).total,
  actionPoints: withPoints ? now.actionPoints - was.actionPoints : 0,
  markers: SUBSIDIES.flatMap((subsidy) => {
    const by = now.markers[subsidy] - was.markers[subsidy]
    return by === 0 ? [] : [{ subsidy, by }]
  }),
})

const isNothing = ({ C, I, W, points, actionPoints, markers }: Change) =>
  [C, I, W, points, actionPoints, markers.length].every((each) => each === 0)

/** The trigger, the last round and the turn that began. */
function turnItems(before: State, after: State): LogItem[] {
  const { round, ending } = after
  const items: LogItem[] = []
  if (before.ending === 'normal' && (ending === 'triggered' || isLastAfterTrigger(before, after)))
    items.push({ type: 'triggered', round: before.round })
  if (before.ending !== 'last' && ending === 'last') items.push({ type: 'last', round, idle: after.reserve.length > 0 })
  if (!hasBegun(before, after)) return items
  const { income, actionIncome } = itemAt(after.seats, after.turn)
  return [...items, { type: 'turn', seat: after.turn, round, income, actionPoints: actionIncome }]
}

/** The trigger in a round's last turn, with no tile left to place. */
const isLastAfterTrigger = (before: State, after: State) => after.ending === 'last' && before.reserve !== after.reserve

export function finishedItem(s: State): LogItem {
  const { winners, scores } = resultOf(s)
  return { type: 'finished', winners, totals: scores.map(({ total }) => total) }
}
