/** A better line as a replay of its own: the game as it went, and from the mistake on as it might have gone. */
import type { Played } from '../../games/screens/archive-screens.ts'
import type { LogLine, Words } from '../../games/screens/words.ts'
import type { Player } from '../../../games/base/players.ts'
import { Replay } from '../replay/replay.svelte.ts'

export interface BetterLine {
  played: Played
  /** Begins where the better line does. */
  replay: Replay
  /** The whole moves before it. */
  from: number
  /** The index of the position where it begins. */
  start: number
  /** The decisions from there to where the replay stands. */
  made: () => unknown[]
}

/** `played` is the game with the line that begins after `from` moves. */
export function betterLine(played: Played, from: number): BetterLine {
  const { positions } = played
  const start = positions.findIndex(({ moves }) => moves === from)
  const replay = new Replay(positions)
  replay.go(start)
  const made = () => positions.slice(start + 1, replay.index + 1).map(({ decision }) => decision)
  return { played, replay, from, start, made }
}

export interface Turn extends LogLine {
  item: unknown
  move: number
  seat: number
}

/** Each turn of the line in words. */
export const turnsOf = ({ played: { log }, from }: BetterLine, words: Words, players: readonly Player[]): Turn[] =>
  words.logLines(log, players).flatMap((line, at) => {
    const { move, seat } = line
    return move !== null && seat !== null && move >= from ? [{ ...line, item: log[at], move, seat }] : []
  })
