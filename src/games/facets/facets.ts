/**
 * A game on offer: a few facets, each used by one part of the program. The values that a facet passes on (positions, decisions,
 * courses) is the game's own and `unknown` to everybody else; a facet that a game lacks is absent.
 */
import type { Figures } from './figures.ts'
import type { Identity } from './identity.ts'
import type { Lesson } from './teaching.ts'
import type { PhoneFacet } from './phone.ts'
import type { Playing } from './playing.ts'
import type { Puzzles } from './puzzles.ts'
import type { Recording } from './recording.ts'
import type { Rules } from './rules.ts'
import type { ScoreSheet } from './score-sheet.ts'
import type { Situations } from './situations.ts'
import type { Thinking } from './thinking.ts'
import type { Wire } from './wire.ts'

export interface Game {
  identity: Identity
  rules: Rules
  playing: Playing
  recording: Recording
  figures: Figures
  wire: Wire
  thinking?: Thinking
  /** Absent if physical games aren't scored. */
  scoreSheet?: ScoreSheet
  /** Absent if phones don't count at its score sheet. */
  phone?: PhoneFacet
  /** Absent if positions can't be laid out. */
  situations?: Situations
  /** Absent if no puzzles were found. */
  puzzles?: Puzzles
  /** The first lesson is for people who have never played; absent if nothing is taught. */
  teaching?: readonly Lesson[]
}

/** The games on offer by id, in the order in which they are shown. */
export type Catalogue = ReadonlyMap<string, Game>

export const catalogueOf = (...games: readonly Game[]): Catalogue =>
  new Map(games.map((game) => [game.identity.id, game]))

/** The game that a record or a table is of. Throws if it is not in the catalogue: check what comes from outside first. */
export function gameIn(catalogue: Catalogue, id: string): Game {
  const game = catalogue.get(id)
  if (!game) throw new Error(`no game is called ${id}`)
  return game
}
