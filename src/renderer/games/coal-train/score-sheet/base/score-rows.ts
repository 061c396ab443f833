/** The parts of everybody's score, each with the field that it goes back to. */
import { fieldId, type Part } from '../../../../../games/coal-train/score-sheet/pad-fields.ts'
import { PARTS } from '../../../../../games/coal-train/state/state.ts'
import { isCity } from '../../../../../games/coal-train/state/components.ts'
import type { Pad, PadSeat, SeatScore } from '../../../../../games/coal-train/wire/wire.ts'
import { partName } from './sheet-words.ts'

export interface ScoreRow {
  part: Part
  name: string
  points: number[]
  /** By seat, for `goToField`. */
  fields: string[]
}

export const scoreRows = (pad: Pad, scores: readonly SeatScore[]): ScoreRow[] =>
  PARTS.map((part) => ({
    part,
    name: partName(part),
    points: scores.map((score) => score[part]),
    fields: pad.seats.map((_, seat) => fieldBehind(pad, part, seat)),
  }))

/** On the own map a station or a card stands for the part; without any, the first place. */
const fieldBehind = ({ detail, seats }: Pad, part: Part, seat: number): string =>
  detail === 'counts' ? fieldId({ kind: 'part', part, seat }) : `${pieceBehind(seats[seat], part)}-${seat}`

const FIRST_CARDS = { cards: 'N7a', contracts: 'P1a', scoring: 'F1a' } as const

function pieceBehind({ stations, cards }: PadSeat, part: Part): string {
  if (part === 'towns') return stations.find((place) => !isCity(place)) ?? 'SUN'
  if (part === 'cities') return stations.find(isCity) ?? 'WIL'
  const incentive = { cards: 'N7', contracts: 'P', scoring: 'F' }[part]
  return cards.find((card) => card.startsWith(incentive)) ?? FIRST_CARDS[part]
}
