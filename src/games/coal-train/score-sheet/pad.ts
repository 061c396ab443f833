/** The score pad of a physical table: everything that was entered, whole or not. Plain data; `edits.ts` makes new ones. */
import { RESOURCES } from '../state/components.ts'
import type { CardId } from '../state/components.ts'
import { PARTS } from '../state/state.ts'
import { START_ACTION_POINTS } from '../state/valley.ts'
import type { Detail } from '../wire/pad-details.ts'
import type { Pad, PadPlayer, PadSeat } from '../wire/wire.ts'

export type { Pad, PadPlayer, PadSeat }

/** Doubts that a table stands by, at most. */
export const MOST_ACCEPTED = 64

const NONE = { C: null, I: null, W: null }

/** A seat for which nothing was entered. */
export const EMPTY: PadSeat = {
  parts: { towns: null, cities: null, cards: null, contracts: null, scoring: null },
  ...{ left: NONE, stations: [], cards: [], paid: [], income: NONE },
  ...{ upgrades: null, markers: null, total: null, allLeft: null, actionIncome: null, start: null },
}

export const emptyPad = (players: readonly PadPlayer[], startingPlayer: number, detail: Detail): Pad => ({
  players: players.map(({ name, color }) => ({ name, color })),
  startingPlayer,
  detail,
  seats: players.map(() => EMPTY),
  aids: { round: 1, ending: 'normal', turn: startingPlayer, actionPoints: START_ACTION_POINTS },
  counted: false,
  accepted: [],
})

const hasCard = ({ cards }: PadSeat, incentive: string) => cards.some((card: CardId) => card.startsWith(incentive))

/** Fields that a seat's account still needs, by their names on the pad. Resources left are needed where a card counts them. */
export function openFields(seat: PadSeat, detail: Detail): string[] {
  if (detail === 'points') return seat.total === null ? ['total'] : []
  if (detail === 'counts') return PARTS.filter((part) => seat.parts[part] === null)
  return openForCards(seat)
}

/** Resources left that nobody has entered. */
export const openLeft = (seat: PadSeat): string[] =>
  RESOURCES.filter((each) => seat.left[each] === null).map((each) => `left-${each}`)

/** Whether one of the seat's cards brings points for resources left. */
export const countsLeft = (seat: PadSeat): boolean => hasCard(seat, 'F8')

const INCOME_CARDS = { C: 'F4', I: 'F5', W: 'F6' } as const

/** On the own map only what the seat's scoring cards count. */
const openForCards = (seat: PadSeat): string[] => [
  ...RESOURCES.filter((each) => hasCard(seat, INCOME_CARDS[each]) && seat.income[each] === null).map(
    (each) => `income-${each}`,
  ),
  ...(hasCard(seat, 'F3') && seat.upgrades === null ? ['upgrades'] : []),
  ...(hasCard(seat, 'F7') && seat.markers === null ? ['markers'] : []),
  ...(countsLeft(seat) ? openLeft(seat) : []),
]

/** Whether the pad gives a result. */
export const isOver = (pad: Pad): boolean => isCounted(pad) && isFilled(pad)

/** Whether no account needs another field. */
const isFilled = ({ seats, detail }: Pad): boolean => seats.every((seat) => openFields(seat, detail).length === 0)

/**
 * Whether the pieces on the own map are all there. They may be ticked while the game goes on, so the table says so; on older
 * pads, resources left of every seat say it.
 */
const isCounted = ({ detail, counted, seats }: Pad): boolean => detail !== 'places' || counted || seats.every(knowsLeft)

/** Whether all three resources left are entered. */
export const knowsLeft = (seat: PadSeat): boolean => openLeft(seat).length === 0
