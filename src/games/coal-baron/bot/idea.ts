/** What a hint says: a turn, what it is worth, and why, as facts. The words are the renderer's. */
import type { Decision } from '../types.ts'

/** The parts of the evaluator's value that a player has a word for. */
export type ValuePart = 'workers' | 'marks' | 'tunnels' | 'cubes' | 'balance' | 'orders' | 'clock' | 'tempo'
/** And what shows only in the turns that follow. */
export type Part = ValuePart | 'later'

/** What a turn plainly does for the player. */
export interface IdeaEffects {
  /** Workers it costs. */
  workers: number
  /** Change of his Marks. */
  marks: number
  /** Points of each order it delivers. */
  delivered: number[]
  /** Points of each order that becomes complete. */
  setUp: number[]
  /** Points of the order it takes. */
  order: number | null
  /** Minecarts on the tile it buys. */
  minecarts: number
  /** Minecarts it empties. */
  emptied: number
  /** Elements of the shift clock (0 to 11) that he leads afterwards and did not before, complete orders counted. */
  leads: number[]
  /** Change of the difference between light and dark tiles. */
  balance: number
}

export interface Idea {
  /** As far as they can be decided at once. */
  decisions: Decision[]
  /** How far ahead of the best other player he may expect to end, in points. */
  lead: number
  /** Chance of winning, 0 to 1. */
  chance: number
  effects: IdeaEffects
  /** What speaks for it (above zero) and against it in comparison with the next best idea, the weightiest first, `later` last. */
  reasons: { part: Part; points: number }[]
}
