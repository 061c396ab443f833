/** A position given by its record: after a number of whole moves, then some decisions of the next one. */
import { refusal } from '../../contract/errors.ts'
import type { Game } from '../../games/facets/facets.ts'
import type { GameRecord } from '../../games/record/record.ts'
import { firstMoves } from '../tables/first-moves.ts'

type Way = Pick<Place, 'moves' | 'line'>

export interface Place {
  game: string
  id: string
  moves: number
  line: readonly unknown[]
}

/** Throws `bad-arguments` if the record has fewer moves or the rules refuse a decision of the line. */
export const positionAt = (game: Game, record: GameRecord, place: Way): unknown =>
  positionsAlong(game, record, place).at(-1)

/** The entry that the line makes. Throws `bad-arguments` as above, and where it is not one turn from its beginning to its end. */
export function wholeTurn(game: Game, record: GameRecord, place: Way): unknown {
  const [, ...after] = positionsAlong(game, record, place)
  const isWhole = after.findIndex((position) => !game.rules.isUnderWay(position)) === after.length - 1
  if (after.length === 0 || !isWhole) throw badLine('not-a-turn')
  return game.rules.entryOf(place.line)
}

/**
 * The entries of the whole turns that the line makes; none if it is empty. Throws `bad-arguments` as above, and if it ends
 * within a turn.
 */
export function turnsAlong(game: Game, record: GameRecord, place: Place): unknown[] {
  const [, ...after] = positionsAlong(game, record, place)
  const ends = after.flatMap((position, at) => (game.rules.isUnderWay(position) ? [] : [at + 1]))
  if ((ends.at(-1) ?? 0) < place.line.length) throw badLine('not-a-turn')
  return ends.map((end, turn) => game.rules.entryOf(place.line.slice(ends[turn - 1] ?? 0, end)))
}

/** The position before the line, and those after each of its decisions. */
function positionsAlong({ rules }: Game, record: GameRecord, { moves, line }: Way): unknown[] {
  const made = firstMoves(record.moves ?? [], moves).flatMap((entry) => rules.decisionsOf(entry))
  const positions = [made.reduce((now, each) => rules.play(now, each), rules.deal(record.setup, record.players.length))]
  for (const decision of line) {
    const now = positions[positions.length - 1]
    if (rules.asked(now) === null || rules.whyIllegal(now, decision)) throw badLine('not-legal')
    positions.push(rules.play(now, decision))
  }
  return positions
}

const badLine = (problem: string) => refusal('bad-arguments', { at: 'line', problem })
