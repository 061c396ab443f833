/** The place in a finished game that somebody studies: a position of it, one that is previewed, or a line tried from there. */
import type { Action } from '../../../contract/api.ts'
import { isSameJson } from '../../../games/building-blocks/same-json.ts'
import type { ArchiveScreens, Played, StoredGame, Trying } from '../../games/screens/archive-screens.ts'
import type { Kept, Place } from './kept-places.svelte.ts'
import type { Replay } from '../replay/replay.svelte.ts'
import { triedLine, type TriedLine } from './tried-line.ts'
import { present } from '../../../games/building-blocks/present.ts'

/** Whether the line was found by a bot or somebody tries it. */
export type LineOrigin = 'found' | 'tried'

/** Any move may be tried, or one in place of a mistake, or none; or the line is a game of its own, on an analysis board. */
export type StudyMode = 'free' | 'puzzle' | 'still' | 'board'

interface Opened {
  line: TriedLine
  origin: LineOrigin
  /** The replay's index when the line was opened. The line closes once the replay goes elsewhere. */
  at: number
}

export class Study {
  readonly game: StoredGame
  readonly screens: ArchiveScreens
  readonly replay: Replay
  readonly kept: Kept
  /** Whole moves made at the position that somebody points at; null while nobody does. */
  preview = $state<number | null>(null)
  mode = $state<StudyMode>('free')
  #opened = $state.raw<Opened | null>(null)

  /** The game must have been played on screen. */
  constructor(game: StoredGame, screens: ArchiveScreens, replay: Replay, kept: Kept) {
    this.game = game
    this.screens = screens
    this.replay = replay
    this.kept = kept
  }

  readonly #here = $derived.by(() => (this.#opened?.at === this.replay.index ? this.#opened : null))

  /** The line on the board; null on the game's own course. Going elsewhere in the game takes it away. */
  get line(): TriedLine | null {
    return this.#here?.line ?? null
  }
  get origin(): LineOrigin | null {
    return this.#here?.origin ?? null
  }

  /** The position on the board. */
  readonly shown: { played: Played; at: number } = $derived.by(() => {
    const played = present(this.game.played, 'the game as it was played')
    if (this.preview !== null) return { played, at: indexAfter(played, this.preview) }
    if (this.line) return { played: this.line.played, at: this.line.replay.index }
    return { played, at: this.replay.index }
  })

  /** The position on the board by what led there. While somebody points elsewhere it is still the one they come back to. */
  readonly place: Place = $derived.by(() => {
    if (this.line) return { moves: this.line.from, line: this.line.made() }
    const { position, positions, index } = this.replay
    const { moves, part } = position
    return { moves, line: positions.slice(index - part + 1, index + 1).map(({ decision }) => decision) }
  })

  /** Whole moves made at that position. */
  get moves(): number {
    return this.line ? this.line.replay.position.moves : this.replay.position.moves
  }

  /**
   * The place that can be kept: the position on the board, or the whole line where the board stands before its first turn. Null
   * within a turn.
   */
  get keepable(): Place | null {
    if (!this.line) return this.replay.position.part === 0 ? this.place : null
    const { from, start, replay } = this.line
    const { positions } = replay
    const end = replay.index > start ? replay.index : positions.findLastIndex(({ part }) => part === 0)
    if (end <= start || positions[end].part > 0) return null
    return { moves: from, line: positions.slice(start + 1, end + 1).map(({ decision }) => decision) }
  }

  readonly trying: Trying | undefined = $derived.by(() => {
    if (this.mode === 'still') return undefined
    return {
      act: (action: Action) => Promise.resolve(this.#act(action)),
      canTakeBack: this.canStep(-1),
      looksAhead: this.mode !== 'free',
    }
  })

  /**
   * Puts another line on the board, at the position after its first `made` decisions. Does nothing if the rules refuse
   * the line.
   */
  show({ moves, line }: Place, origin: LineOrigin, made = 0) {
    const played = this.screens.continued(this.game, moves, line)
    if (!played) return
    const next = triedLine(played, moves)
    next.replay.go(next.start + made)
    this.#opened = { line: next, origin, at: this.replay.index }
  }

  /** To a position of the game or at the end of a variation. */
  open({ moves, line }: Place) {
    this.leave()
    this.preview = null
    this.replay.toMove(moves)
    if (line.length > 0) this.show({ moves, line }, 'tried', line.length)
  }

  /** Back to the game's own course. */
  leave() {
    this.#opened = null
  }

  canStep(by: 1 | -1): boolean {
    if (!this.line) return false
    const { replay, start } = this.line
    return by > 0 ? !replay.isAtEnd : replay.index > start
  }

  /** A decision further along the line, or one back. */
  step(by: 1 | -1) {
    if (this.canStep(by)) present(this.line, 'the line').replay.step(by)
  }

  #act(action: Action) {
    if (this.preview !== null || this.mode === 'still') return
    if (action.type === 'decide') this.#decide(action.decision)
    if (action.type === 'take-back') this.step(-1)
  }

  /** A decision that the line has next anyway keeps the rest of it. */
  #decide(decision: unknown) {
    if (this.line && isSameJson(nextOf(this.line), decision)) return this.step(1)
    const { moves, line } = this.place
    this.show({ moves, line: [...line, decision] }, 'tried', line.length + 1)
  }
}

const nextOf = ({ replay }: TriedLine): unknown => replay.positions[replay.index + 1]?.decision

const indexAfter = ({ positions }: Played, moves: number): number =>
  positions.findIndex((position) => position.moves === moves && position.part === 0)
