/** One review under way: the moves that are not yet known as deeply, from the first to the last. */
import type { ReviewedMove } from '../../games/facets/ideas.ts'
import { DEPTHS, type Depth } from '../../games/facets/review-depth.ts'
import type { Reviewing as Reviewer } from '../../games/facets/thinking.ts'
import type { GameRecord } from '../../games/record/record.ts'
import type { Pool, Reviewing } from '../bots/pool.ts'

export interface RunOptions {
  record: GameRecord
  /** The review of the record's game. */
  reviewer: Reviewer
  depth: Depth
  known: readonly ReviewedMove[]
  pool: Pool
  /** Moves that are thought about at the same time. */
  threads: number
  /** Keeps what was found; false if nobody wants more. Throws if it can't be kept. */
  found: (reviewed: ReviewedMove) => boolean
}

export interface Run {
  depth: Depth
  /** Settles when nothing is left or it was stopped, with what went wrong if something did; never rejects. */
  over: Promise<unknown>
  stop: () => void
}

export function beginRun({ record, reviewer, depth, known, pool, threads, found }: RunOptions): Run {
  const left = questionsLeft(reviewer.questions(record, depth), depth, known)
  const thinking = new Set<Reviewing>()

  const stop = (): void => {
    left.length = 0
    for (const each of thinking) each.cancel()
  }

  /** One move after the other until none is left. */
  const work = async (): Promise<void> => {
    for (let move = left.shift(); move !== undefined; move = left.shift()) {
      const reviewing = pool.review({ game: record.game, review: move })
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

/** One question a move, in order; those already answered as deeply are left out. */
function questionsLeft(questions: unknown[], depth: Depth, known: readonly ReviewedMove[]): unknown[] {
  const isDeepEnough = (move: ReviewedMove) => DEPTHS.indexOf(move.depth) >= DEPTHS.indexOf(depth)
  const done = new Set(known.filter(isDeepEnough).map(({ move }) => move))
  return questions.filter((_, move) => !done.has(move))
}
