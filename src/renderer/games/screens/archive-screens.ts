/** A game's screens for a finished game in the archive, played on screen or scored at a table. */
import type { Component, Snippet } from 'svelte'
import type { Action, TableState } from '../../../contract/api.ts'
import type { Narrowing } from '../../../contract/archive.ts'
import type { FactsTold, WinnersParts } from '../../../contract/schemas/statistics.ts'
import type { Player } from '../../../games/building-blocks/players.ts'
import type { Problem } from '../../../games/building-blocks/problem.ts'
import type { Idea } from '../../../games/facets/ideas.ts'
import type { Result } from '../../../games/facets/rules.ts'
import type { Decision, Wire } from '../../../games/facets/wire.ts'
import type { GameRecord } from '../../../games/record/record.ts'
import type { Measures } from '../../../games/review/review-summary.ts'
import type { Own } from './own.ts'

/** A position at which a replay stops. */
export interface Position<W extends Wire = Wire> {
  /** Whole moves made. */
  moves: number
  /** Decisions made of the move under way; 0 between moves. */
  part: number
  /** The decision that led here; null at the start. */
  decision: Decision<W> | null
  /** The section of the game that it lies in, from 1 on; 0 before the first, and in games that have none. */
  section: number
}

type LogItem<W extends Wire> = TableState<W>['log'][number]

/** A game played on screen, or another line that it might have taken. */
export interface Played<W extends Wire = Wire> {
  /** From the first move on. */
  log: LogItem<W>[]
  /** From before the first decision to after the last. */
  positions: Position<W>[]
}

/** Points over time: for each moment those of every seat. A game played on screen has a moment before and
 * after each move, and more at the end where points come after the last. */
export interface PointsCourse {
  points: number[][]
  /** The moment at which each section was over. */
  ends: number[]
}

/** A finished game with everything that its page tells, worked out once from its record. A game adds what its own parts show. */
export interface StoredGame<W extends Wire = Wire> {
  record: GameRecord
  /** Null for a game up to some move, which is asked for its record and its course alone. */
  result: Result
  /** Whether the parts of each score were kept, and not only its total. */
  hasParts: boolean
  /** Null if nothing is known of the points before the end. */
  course: PointsCourse | null
  /** Null for a game at a table. */
  played: Played<W> | null
}

type PlayedOf<G extends StoredGame> = NonNullable<G['played']>

/** A part of the page that is the game's own, beside the house's course, board and review. */
export interface RecordPart<G extends StoredGame = StoredGame> {
  key: string
  name: () => string
  /** Whether there is anything to show of this game. */
  has: Own<(game: G) => boolean>
  Part: Own<Component<{ game: G }>>
}

/** The sections of a game in words. */
export interface Sections {
  /** The name of a section by its number, from 1 on. */
  name: (section: number) => string
  /** The game's progress in this section; 0 before the first. */
  where: (section: number) => string
  /** Moves on to the next one. */
  next: () => string
}

/** The measures of a review, in the game's own units. */
export interface ReviewUnits extends Measures {
  /** Points in words: with their unit, alone, and with their sign. */
  amounts: Readonly<Record<'named' | 'plain' | 'signed', (points: number) => string>>
  /** Whether moves turn something up; without it, nothing is said of luck. */
  luck: boolean
}

/** A review in the game's own words. */
export interface ReviewScreens<W extends Wire = Wire> extends ReviewUnits {
  /** The names of the kinds of turns. */
  kindNames: Readonly<Record<string, () => string>>
  /** The names of the themes of puzzles. */
  themeNames: Readonly<Partial<Record<string, () => string>>>
  /** Reasons for an idea (`good`) and against it, the weightiest first. */
  reasons: Own<(idea: Idea<W>) => { good: boolean; text: string }[]>
  /** A turn of the better line in a word or two. */
  short: Own<(item: LogItem<W>) => string>
  /** The same where the turns are told that would follow; null for one that isn't worth telling. */
  follows: Own<(item: LogItem<W>) => string | null>
}

/** Moves tried on a board that shows a position of a finished game. */
export interface Trying<W extends Wire = Wire> {
  /** Does nothing if the rules refuse the action. */
  act: Own<(action: Action<W>) => Promise<void>>
  canTakeBack: boolean
  /** Whether the board shows what the player to move has, and not what the last one did. */
  looksAhead: boolean
}

/** Positions that somebody lays out; `S` is the game's own form of them. */
export interface SituationScreens<S = unknown, P = Played> {
  /** The last beginning of a turn up to the position with this index, as far as it can be laid out. */
  at: Own<(played: P, at: number) => S>
  /** Everything impossible in a situation of `players` players, each problem with its place. */
  problems: Own<(situation: S, players: number) => Problem[]>
  /** A problem as a sentence that names its place. */
  problemText: Own<(problem: Problem, situation: S, players: readonly Player[]) => string>
  Form: Own<Component<SituationForm<S>>>
}

export interface SituationForm<S = unknown> {
  situation: S
  players: readonly Player[]
  /** The form marks the places of these, each described by the element with the id `problem-` and its index. */
  problems: readonly Problem[]
  /** The path of a place to be gone to; another object goes there again. */
  wanted: { path: string } | null
  onchange: Own<(next: S) => void>
}

export interface ReplayBoardProps<W extends Wire, G extends StoredGame<W>> {
  game: G
  played: PlayedOf<G>
  at: number
  trying?: Trying<W>
}

/** Screens for the result and the course of a finished game. A page sent to somebody has only these. */
export interface ReplayScreens<W extends Wire = Wire, G extends StoredGame<W> = StoredGame<W>> {
  /** The record must be that of a finished game, as the archive keeps it, or of one up to some move, without a result. */
  read: Own<(record: GameRecord) => G>
  /** A brief account of the points, between the winner and the course. Not shown where only the totals were kept. */
  Overview: Own<Component<{ game: G }>>
  /** The tie-breaker, by seat, null if it isn't known: it stands beside the totals where only those were kept. */
  tieBreak?: { name: () => string; of: Own<(game: G) => (number | null)[]> }
  parts: readonly RecordPart<G>[]
  /** The board as it stood at the position with this index; moves can be made on it where there is somebody `trying` them. */
  ReplayBoard: Own<Component<ReplayBoardProps<W, G>>>
  /** The aside of the board at that position; absent if the board says it all. */
  ReplayAside?: Own<Component<{ game: G; played: PlayedOf<G>; at: number }>>
  /** Absent in a game that isn't divided. */
  sections?: Sections
  /** The decisions of a move, where a replay goes through them one by one. */
  steps: { next: () => string; previous: () => string }
}

export interface ArchiveScreens<W extends Wire = Wire, G extends StoredGame<W> = StoredGame<W>> extends ReplayScreens<
  W,
  G
> {
  /**
   * The first `moves` moves of the record, continued with these decisions, which may end within a turn. Null if the
   * rules refuse one of them.
   */
  continued: Own<(game: G, moves: number, decisions: readonly Decision<W>[]) => PlayedOf<G> | null>
  /** Absent if bots don't think. */
  review?: ReviewScreens<W>
  /** Absent if nobody lays out positions. */
  situations?: SituationScreens
  /** Plots of the game's own; `of` says of which tables, `href` leads to their games, `controls` choose others. */
  Plots?: Component<{ parts: WinnersParts; of: string; href: string; controls?: Snippet }>
  /** Plots of what happens in its games beside the score; `gamesOf` is the address of the games behind a figure. */
  Facts?: Component<{ told: FactsTold; gamesOf: (only: Narrowing) => string }>
}
