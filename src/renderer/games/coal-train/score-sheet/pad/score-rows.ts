/** The parts of everybody's score, each with the field that it goes back to. */
import { fieldId, type Part } from '../../../../../games/coal-train/score-sheet/pad-fields.ts'
import { PARTS } from '../../../../../games/coal-train/state/state.ts'
import { isCity, RESOURCES, type Resource } from '../../../../../games/coal-train/state/components.ts'
import type { Pad, PadSeat, SeatScore } from '../../../../../games/coal-train/wire/wire.ts'
import { plain } from '../../../../i18n/numbers.ts'
import { m } from '../../../../paraglide/messages.js'
import type { PartLine } from '../../../../ui/sheet/part-lines.ts'
import { resourceName } from '../../words/piece-names.ts'
import { partName } from './sheet-words.ts'
import type { Ending } from '../../../screens/score-screens.ts'
import { words } from '../../words/words.ts'
import { resultSoFar } from './standings.ts'

type Result = NonNullable<ReturnType<typeof resultSoFar>>

/** Empty if only the totals are known. */
export const scoreRows = (pad: Pad, { scores }: Result): PartLine[] =>
  pad.detail === 'points'
    ? []
    : PARTS.map((part) => ({
        key: part,
        name: partName(part),
        cells: scores.map((score, seat) => ({
          text: String((score as SeatScore)[part]),
          field: fieldBehind(pad, part, seat),
        })),
      }))

/** The total, and what is left over beneath it. */
export function scoreSums({ detail, seats }: Pad, { scores }: Result): PartLine[] {
  const isTotals = detail === 'points'
  const behind = (number: 'total' | 'allLeft', seat: number) =>
    isTotals ? { field: fieldId({ kind: 'number', number, seat }) } : {}
  const leftOf = (resource: Resource) => ({
    key: `left-${resource}`,
    name: resourceName(resource),
    cells: seats.map(({ left }, seat) => ({
      text: textOf(left[resource]),
      field: fieldId({ kind: 'left', resource, seat }),
    })),
  })
  return [
    {
      key: 'total',
      name: m.total(),
      cells: scores.map(({ total }, seat) => ({ text: String(total), ...behind('total', seat) })),
    },
    {
      key: 'left',
      name: m.ct_left(),
      cells: scores.map(({ left }, seat) => ({ text: textOf(left), ...behind('allLeft', seat) })),
      ...(!isTotals && { parts: RESOURCES.map(leftOf) }),
    },
  ]
}

/** A dash for what isn't known. */
const textOf = (left: number | null | undefined) => (left === null || left === undefined ? '–' : plain(left))

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

/** The end as it is told part by part; null while something is missing. */
export function endingOf(pad: Pad): Ending | null {
  const result = resultSoFar(pad)
  if (!result) return null
  const scores = result.scores as SeatScore[]
  return {
    parts:
      pad.detail === 'points'
        ? []
        : PARTS.map((part) => ({ name: partName(part), points: scores.map((score) => score[part]) })),
    totals: scores.map(({ total }) => total),
    write: plain,
    won: words.winner(result, pad.players),
  }
}
