/** A better line as a replay of its own: the game as it went, and from the mistake on as it might have gone. */
import type { ReviewedMove } from '../../../../../contract/reviews.ts'
import { entryOf } from '../../../../../games/coal-baron/entries.ts'
import type { LogItem } from '../../../../../games/coal-baron/log-item.ts'
import { logOf } from '../../../../../games/coal-baron/log.ts'
import { positionsOf, type Position } from '../../../../../games/coal-baron/positions.ts'
import { setupOf, type DigitalRecord } from '../../../../../games/coal-baron/record.ts'
import type { Decision } from '../../../../../games/coal-baron/types.ts'
import { Replay } from '../../../../records/replay/replay.svelte.ts'

export interface BetterLine {
  /** Begins where the better line does. */
  replay: Replay
  /** The whole moves before it. */
  from: number
  /** What each of its turns does. */
  turns: LogItem[]
  log: LogItem[]
  /** The decisions from where it begins to where the replay stands. */
  made: () => Decision[]
}

export function betterLine(record: DigitalRecord, { move, line }: ReviewedMove): BetterLine {
  const setup = setupOf(record)
  const moves = [...record.moves.slice(0, move), ...line.map(entryOf)]
  const positions = positionsOf(setup, moves)
  const log = logOf(setup, moves, positions[positions.length - 1].state)
  const start = positions.findIndex((position) => position.moves === move)
  const replay = new Replay({ ...record, moves }, { log, positions, deeds: [] })
  replay.go(start)
  return {
    replay,
    from: move,
    turns: log.filter((item) => 'move' in item && item.move >= move),
    log,
    made: () => decisionsIn(positions.slice(start + 1, replay.index + 1)),
  }
}

const decisionsIn = (positions: readonly Position[]): Decision[] =>
  positions.flatMap(({ decision }) => (decision ? [decision] : []))
