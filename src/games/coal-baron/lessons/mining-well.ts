/** Mining well: three pits, each with one best way through it. */
import { itemAt, numberAt } from '../../building-blocks/lists.ts'
import { point, where } from '../../building-blocks/lesson-steps.ts'
import type { Lesson, LessonChapter, LessonStep } from '../../facets/teaching.ts'
import { ORDER_POINTS } from '../state/components.ts'
import type { OrderId, SpaceId, TileId } from '../state/components.ts'
import * as phases from '../state/phases.ts'
import { allOrders, allTiles, withFirst } from '../rules/setup.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Entry } from '../wire/record-schemas.ts'
import { completeOrders, isAsked, onTurn } from './learner.ts'

export interface Puzzle {
  id: string
  /** The learner's. */
  orders: readonly [OrderId, OrderId, OrderId]
  /** Bought before; null if the pit has only its own minecarts. */
  tile: TileId | null
  /** The mining space to use. */
  space: SpaceId
  /** The points of all orders that can be made complete in that one turn. */
  best: number
}

/** A test holds each against every sequence of steps that there is. */
export const PUZZLES: readonly Puzzle[] = [
  { id: 'choice', orders: ['CGG', 'CY', 'TB'], tile: 'G1L', space: 'mining-6', best: 7 },
  { id: 'trip', orders: ['CY', 'TB', 'EG'], tile: null, space: 'mining-10', best: 9 },
  { id: 'pair', orders: ['TKK', 'CY', 'TB'], tile: 'G1L', space: 'mining-10', best: 9 },
]

/** The other player's orders. */
const OTHERS: readonly OrderId[] = ['BY', 'EY', 'BBB']

export const pointsComplete = (s: State): number =>
  completeOrders(s).reduce((sum, order) => sum + numberAt(ORDER_POINTS, order), 0)

const isMining = (s: State) => isAsked(s) && state.phase(s) === phases.MINING

function setupOf({ orders, tile }: Puzzle) {
  const drafted = OTHERS.flatMap((other, pick) => [other, itemAt(orders, pick)])
  return {
    startingPlayer: 0,
    tiles: withFirst(allTiles(), tile === null ? [] : [tile]),
    orders: withFirst(allOrders(), drafted),
  }
}

function movesOf({ orders, tile }: Puzzle): Entry[] {
  const draft = OTHERS.flatMap((other, pick) => [{ draft: other }, { draft: itemAt(orders, pick) }])
  return tile === null ? draft : [...draft, { place: 'factory-1' }, { place: 'bank' }]
}

const puzzleSteps = ({ id, space, best }: Puzzle): LessonStep<State>[] => [
  { id: `${id}-begin`, when: onTurn(), points: point(`space ${space}`), until: isMining },
  { id: `${id}-mine`, when: where(isMining), points: point('orders'), until: (s) => !isMining(s) },
  { id: `${id}-best`, when: where((s) => pointsComplete(s) >= best) },
  { id: `${id}-better`, when: where((s) => pointsComplete(s) < best) },
]

const chapterOf = (puzzle: Puzzle): LessonChapter<State, Entry> => ({
  id: puzzle.id,
  setup: setupOf(puzzle),
  moves: movesOf(puzzle),
  isApart: true,
  steps: puzzleSteps(puzzle),
})

export const miningWell: Lesson<State, Entry> = {
  id: 'mining-well',
  version: 1,
  controls: ['human', 'bot:apprentice'],
  chapters: PUZZLES.map(chapterOf),
}
