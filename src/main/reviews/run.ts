/** One review under way: the moves that are not yet known as deeply, from the first to the last. */
import type { MoveToReview } from '../../games/coal-baron/bot/review/review.ts'
import { DEPTHS, type Depth, type ReviewedMove } from '../../games/coal-baron/bot/review/reviewed.ts'
import { setupOf, type DigitalRecord } from '../../games/coal-baron/index.ts'
import { positionsOf } from '../../games/coal-baron/positions.ts'
import type { Pool, Reviewing } from '../bots/pool.ts'

export interface RunOptions {
  record: DigitalRecord
  depth: Depth
  known: readonly ReviewedMove[]
  pool: Pool
  /** Moves that are thought about at the same time. */
  threads: number
  /** Keeps what was found; false where nobody wants more. Throws where it can't be kept. */
  found: (reviewed: ReviewedMove) => boolean
}

export interface Run {
  depth: Depth
  /** Settles when nothing is left or it was stopped, with what went wrong if something did; never rejects. */
  over: Promise<unknown>
  stop: () => void
}

export const beginRun = ({ record, depth, known, pool, threads, found }: RunOptions): Run => {
  const left = movesLeft(record, depth, known)
  const thinking = new Set<Reviewing>()

  const stop = (): void => {
    left.length = 0
    for (const each of thinking) each.cancel()
  }

  /** One move after the other until none is left. */
  const work = async (): Promise<void> => {
    for (let move = left.shift(); move; move = left.shift()) {
      const reviewing = pool.review(move)
      thinking.add(reviewing)
      const reviewed = await reviewing.answer
      thinking.delete(reviewing)
      if (reviewed && !found(reviewed)) stop()
    }
  }

  const workers = Array.from({ length: threads }, work)
  const over = Promise.all(workers).then(
    () => undefined,
    (error: unknown) => {
      stop()
      return error
    },
  )
  return { depth, over, stop }
}

const movesLeft = (record: DigitalRecord, depth: Depth, known: readonly ReviewedMove[]): MoveToReview[] => {
  const isDeepEnough = (move: ReviewedMove) => DEPTHS.indexOf(move.depth) >= DEPTHS.indexOf(depth)
  const done = new Set(known.filter(isDeepEnough).map(({ move }) => move))
  const positions = positionsOf(setupOf(record), record.moves).filter(({ part }) => part === 0)
  return record.moves
    .map((entry, move) => ({ position: positions[move].state, move, entry, depth }))
    .filter(({ move }) => !done.has(move))
}
