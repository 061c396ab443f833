/**
 * A toy game: lumps of coal lie in a row, and the players in turn take one to three of them from the left end. Before taking,
 * a player may turn the row round, once. Coal counts what it is worth, each lump of 1 costs a point for its dust, and more
 * lumps break a tie.
 */
import type { Rules } from '../../../../../src/games/facets/rules.ts'

export const FEWEST_SEATS = 2
export const MOST_SEATS = 5
export const MOST_TAKEN = 3
export const MOST_WORTH = 3
/** Lumps for each seat of a new game. */
export const LUMPS = { least: 3, most: 6 }
/** Bounds of a seat's points. */
export const POINTS = { least: -100, most: 200 }

export type Turn = { turn: true }
export type Take = { take: number }
export type Decision = Turn | Take
/** A turn of a player, as a record keeps it. */
export type Entry = { turn?: true; take: number }
/** The worth of each lump, and who begins. */
export type Setup = { row: number[]; first: number }
/** `isTurned`: the player has turned the row round and is still to take; `seats`: what each has taken. */
export type Position = { row: number[]; turn: number; isTurned: boolean; seats: number[][] }

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The score of a seat that took these lumps. */
export function scoreOf(lumps: readonly number[]) {
  const coal = sum(lumps)
  const dust = 0 - lumps.filter((worth) => worth === 1).length
  return { coal, dust, total: coal + dust, lumps: lumps.length }
}
export type Score = ReturnType<typeof scoreOf>
/** On paper only the total may be known. */
export type KnownScore = Score | { total: number }

const lumpsOf = (score: KnownScore) => ('lumps' in score ? score.lumps : 0)

/** The seats with most points, among equals with most lumps. */
export function resultOf<S extends KnownScore>(scores: S[]): { scores: S[]; winners: number[] } {
  const worth = scores.map((score) => 100 * score.total + lumpsOf(score))
  const most = Math.max(...worth)
  return { scores, winners: worth.flatMap((own, seat) => (own === most ? [seat] : [])) }
}

export const scoresOf = ({ seats }: Position): Score[] => seats.map(scoreOf)

const legal = ({ row, isTurned }: Position): Decision[] => [
  ...Array.from({ length: Math.min(MOST_TAKEN, row.length) }, (_, i) => ({ take: i + 1 })),
  ...(isTurned || row.length === 0 ? [] : [{ turn: true } as const]),
]

const isSame = (a: Decision, b: Decision) =>
  'take' in a && 'take' in b ? a.take === b.take : 'turn' in a && 'turn' in b

const whyIllegal = (position: Position, decision: Decision) =>
  legal(position).some((each) => isSame(each, decision))
    ? null
    : { code: 'not-offered', params: { left: position.row.length } }

export function play(position: Position, decision: Decision): Position {
  if (whyIllegal(position, decision)) throw new Error('not allowed')
  const { row, turn, seats } = position
  if ('turn' in decision) return { ...position, row: row.toReversed(), isTurned: true }
  const taken = [...seats[turn], ...row.slice(0, decision.take)]
  const next = { row: row.slice(decision.take), turn: (turn + 1) % seats.length, isTurned: false }
  return { ...next, seats: seats.with(turn, taken) }
}

export const decisionsOf = ({ turn, take }: Entry): Decision[] => [...(turn ? [{ turn }] : []), { take }]

export const rules: Rules<Position, Decision, Entry> = {
  deal: (setup, players) => {
    const { row, first } = setup as Setup
    return { row, turn: first, isTurned: false, seats: Array.from({ length: players }, () => []) }
  },
  asked: ({ row, turn }) => (row.length > 0 ? turn : null),
  legal,
  whyIllegal,
  play,
  isUnderWay: ({ isTurned }) => isTurned,
  entryOf: (decisions) => Object.assign({}, ...decisions) as Entry,
  decisionsOf,
  result: (position) => (position.row.length > 0 ? null : resultOf(scoresOf(position))),
}
