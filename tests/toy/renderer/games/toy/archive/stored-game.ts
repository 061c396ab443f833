/** A game of the toy from the archive, with the position after each of its decisions. */
import type { GameRecord } from '../../../../../../src/games/record/record.ts'
import type { Played, StoredGame } from '../../../../../../src/renderer/games/screens/archive-screens.ts'
import { entriesOf, logOf } from '../../../../games/toy/rules/log.ts'
import {
  type Decision,
  decisionsOf,
  type Entry,
  type KnownScore,
  play,
  type Position,
  rules,
  scoresOf,
} from '../../../../games/toy/rules/rules.ts'
import type { ToyWire } from '../../../../games/toy/wire/wire.ts'

export interface ToyPlayed extends Played<ToyWire> {
  /** Indexed like `positions`. */
  stands: Position[]
}

export interface ToyGame extends StoredGame<ToyWire> {
  result: { scores: KnownScore[]; winners: number[] }
  played: ToyPlayed | null
}

export function storedGame(record: GameRecord): ToyGame {
  const result = record.result as ToyGame['result']
  if (record.mode !== 'digital') return { record, result, hasParts: false, course: null, played: null }
  const played = playedBy(record, (record.moves as Entry[]).flatMap(decisionsOf))!
  const whole = played.stands.filter(({ isTurned }) => !isTurned)
  const points = whole.map((position) => scoresOf(position).map(({ total }) => total))
  return { record, result, hasParts: true, course: { points, ends: [] }, played }
}

/** Null where the rules refuse a decision. */
export const continued = ({ record }: ToyGame, moves: number, decisions: readonly Decision[]): ToyPlayed | null =>
  playedBy(record, [...(record.moves as Entry[]).slice(0, moves).flatMap(decisionsOf), ...decisions])

function playedBy({ setup, players }: GameRecord, decisions: readonly Decision[]): ToyPlayed | null {
  const stands = [rules.deal(setup, players.length)]
  for (const decision of decisions) {
    const now = stands[stands.length - 1]
    if (rules.whyIllegal(now, decision)) return null
    stands.push(play(now, decision))
  }
  const positions = stands.map((_, made) => {
    const { entries, pending } = entriesOf(decisions.slice(0, made))
    return { moves: entries.length, part: pending.length, decision: decisions[made - 1] ?? null, section: 0 }
  })
  return { log: logOf(stands[0], entriesOf(decisions).entries), positions, stands }
}
