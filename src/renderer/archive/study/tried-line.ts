/** A line that the game might have taken as a replay of its own: the game as it went, and from some move on another course. */
import type { Player } from '../../../games/building-blocks/players.ts'
import type { Played } from '../../games/screens/archive-screens.ts'
import type { LogLine, Words } from '../../games/screens/words.ts'
import { Replay } from '../replay/replay.svelte.ts'

export interface TriedLine {
  played: Played
  /** Begins where the line does. */
  replay: Replay
  /** The whole moves before it. */
  from: number
  /** The index of the position where it begins. */
  start: number
  /** The decisions from there to where the replay stands. */
  made: () => unknown[]
}

/** `played` is the game with the line that begins after `from` moves. */
export function triedLine(played: Played, from: number): TriedLine {
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

/** Each whole turn of the line in words. */
export const turnsOf = (
  { played: { log }, from }: Pick<TriedLine, 'played' | 'from'>,
  words: Words,
  players: readonly Player[],
): Turn[] =>
  words.logLines(log, players).flatMap((line, at) => {
    const { move, seat } = line
    return move !== null && seat !== null && move >= from ? [{ ...line, item: log[at], move, seat }] : []
  })
