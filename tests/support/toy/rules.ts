/** A toy: lumps of coal lie open in a row; who is asked takes one to three of them, and then says from which end. */
import type { Rules } from '../../../src/games/facets/rules.ts'

export type Entry = { take: number; from: 'left' | 'right' }
export type Decision = Pick<Entry, 'take'> | Pick<Entry, 'from'>
/** What each lump is worth, and who begins. */
export type Setup = { row: number[]; first: number }
/** `taking`: what was said before the end is; `seats`: what each has taken. */
export type Position = { row: number[]; turn: number; taking: number; seats: number[][] }

export const scoresOf = ({ seats }: Position) =>
  seats.map((lumps) => {
    const coal = lumps.reduce((sum, worth) => sum + worth, 0)
    const dust = 0 - lumps.filter((worth) => worth === 1).length
    return { coal, dust, total: coal + dust, lumps: lumps.length }
  })
export type Score = ReturnType<typeof scoresOf>[number]

/** More lumps break a tie; there are never a hundred. */
export function resultOf(position: Position) {
  const scores = scoresOf(position)
  const worth = scores.map(({ total, lumps }) => 100 * total + lumps)
  return { scores, winners: worth.flatMap((own, seat) => (own === Math.max(...worth) ? [seat] : [])) }
}

const legal = ({ row, taking }: Position): Decision[] =>
  taking > 0
    ? [{ from: 'left' }, { from: 'right' }]
    : [1, 2, 3].filter((take) => take <= row.length).map((take) => ({ take }))

const whyIllegal = (position: Position, decision: Decision) =>
  legal(position).some((each) => JSON.stringify(each) === JSON.stringify(decision))
    ? null
    : { code: 'not-offered', params: { left: position.row.length } }

export function play(position: Position, decision: Decision): Position {
  if (whyIllegal(position, decision)) throw new Error('not allowed')
  if ('take' in decision) return { ...position, taking: decision.take }
  const { turn, taking, seats } = position
  const row = [...position.row]
  const lumps = row.splice(decision.from === 'left' ? 0 : -taking, taking)
  return { row, turn: (turn + 1) % seats.length, taking: 0, seats: seats.with(turn, [...seats[turn], ...lumps]) }
}

export const decisionsOf = ({ take, from }: Entry): Decision[] => [{ take }, { from }]

export const rules: Rules<Position, Decision, Entry> = {
  deal: (setup, players) => {
    const { row, first } = setup as Setup
    return { row, turn: first, taking: 0, seats: Array.from({ length: players }, () => []) }
  },
  asked: ({ row, turn }) => (row.length > 0 ? turn : null),
  legal,
  whyIllegal,
  play,
  isUnderWay: ({ taking }) => taking > 0,
  entryOf: (decisions) => Object.assign({}, ...decisions) as Entry,
  decisionsOf,
  result: (position) => (position.row.length > 0 ? null : resultOf(position)),
}
