/** The exercises that a reviewed game gives: a player's dearest mistakes. */
import { createHash } from 'node:crypto'
import type { Game } from '../../games/facets/facets.ts'
import type { Rules } from '../../games/facets/rules.ts'
import type { GameRecord } from '../../games/record/record.ts'

/** Points that a move gave away. */
export interface Loss {
  move: number
  seat: number
  lost: number
}

export interface NewExercise extends Loss {
  /** The digest of what the player could see. */
  seen: string
}

/** Exercises of a player in one game. */
const MOST = 4

/**
 * Returns each person's mistakes, the dearest of each turn, at most four in a game. A position that left no choice is none, nor is
 * a loser's last move. `losses` has those of all moves, in order.
 */
export function exercisesIn(game: Game, record: GameRecord, losses: readonly Loss[]): NewExercise[] {
  const { mistake } = game.thinking!.reviewing.scale
  const positions = positionsIn(game, record)
  const isExercise = (loss: Loss) =>
    loss.lost >= mistake && !isLostCause(loss, losses, record) && hasChoice(game.rules, positions[loss.move])
  const dearest = turnsIn(losses).map(dearestOf).filter(isExercise)
  return peopleAt(record)
    .flatMap((seat) =>
      dearest
        .filter((loss) => loss.seat === seat)
        .toSorted(dearestFirst)
        .slice(0, MOST),
    )
    .map((loss) => ({ ...loss, seen: digestOf(game, positions[loss.move]) }))
    .toSorted((a, b) => a.move - b.move)
}

const dearestFirst = (a: Loss, b: Loss) => b.lost - a.lost
const dearestOf = (turn: readonly Loss[]): Loss => turn.toSorted(dearestFirst)[0]

const peopleAt = ({ players }: GameRecord): number[] =>
  players.flatMap(({ control }, seat) => (control === 'human' ? [seat] : []))

/** Moves that a player makes one after the other are a turn. */
function turnsIn(losses: readonly Loss[]): Loss[][] {
  const turns: Loss[][] = []
  for (const loss of losses) {
    const last = turns.at(-1)
    if (last?.[0].seat === loss.seat) last.push(loss)
    else turns.push([loss])
  }
  return turns
}

const isLostCause = ({ move, seat }: Loss, losses: readonly Loss[], { result }: GameRecord): boolean =>
  !result!.winners.includes(seat) && losses.findLast((loss) => loss.seat === seat)!.move === move

/** The position before each move of a record that was found right. */
export function positionsIn({ rules }: Game, { setup, players, moves = [] }: GameRecord): unknown[] {
  let position = rules.deal(setup, players.length)
  return moves.map((entry) => {
    const before = position
    position = rules.decisionsOf(entry).reduce((now: unknown, decision) => rules.play(now, decision), position)
    return before
  })
}

/** Whether the rules leave more than one way through the turn. */
function hasChoice(rules: Rules, position: unknown): boolean {
  const legal = rules.legal(position)
  if (legal.length !== 1) return legal.length > 1
  const next = rules.play(position, legal[0])
  return rules.isUnderWay(next) && hasChoice(rules, next)
}

/** The same for positions of which the player to move can see the same. */
export const digestOf = ({ identity, thinking }: Game, position: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([identity.id, thinking!.seen(position)]))
    .digest('base64url')
