/** Schemas of puzzles: positions of games among bots in which one turn is clearly best. */
import * as v from 'valibot'
import { dealCode, list, MOST_MOVES, whole, within } from '../../games/building-blocks/shared-schemas.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { ideaOf, reviewedMoveOf, type Wired } from '../../games/facets/ideas.ts'
import { part, type Wire } from '../../games/facets/wire.ts'
import { MOST_DECISIONS } from './analysis.ts'
import { thinks } from './bots.ts'
import { call, type FunctionsOf } from './call.ts'
import { limitsOf, ofAnyGame, page } from './shared.ts'
import { rating } from './statistics.ts'

const MOST_PUZZLES = 10_000
const MOST_TITLES = 100
const MOST_IDEAS = 3
const MOST_LEVELS = 10
const count = whole(MOST_PUZZLES)
const puzzleId = v.pipe(v.string(), v.maxLength(200))
/** Null for somebody without a name, whose answers aren't kept. */
const person = v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(1000)))

function pileOf(catalogue: Catalogue) {
  const { gameId } = limitsOf(catalogue)
  return v.strictObject({
    /** The puzzles that the person answered, and the rating by them; null for nobody. */
    answered: count,
    rating: v.nullable(rating),
    /** The puzzle of the day; null if there are no puzzles. */
    day: v.nullable(v.strictObject({ game: gameId, isAnswered: v.boolean() })),
    /** Titles with puzzles, and how many of them the person hasn't answered yet. */
    titles: list(v.strictObject({ game: gameId, all: count, left: count }), MOST_TITLES),
    /** Titles whose puzzles follow other rules than this version's: they are left out. */
    refused: list(gameId, MOST_TITLES),
  })
}

const puzzleOf = <W extends Wire>({ identity }: Wired<W>) =>
  v.strictObject({
    id: puzzleId,
    moves: whole(MOST_MOVES),
    game: v.literal(identity.id),
    seat: whole(identity.seats.most - 1),
    /** The game's record up to the puzzle, as JSON. */
    record: v.string(),
    isOfTheDay: v.boolean(),
    /** The person answered it before: another answer isn't rated. */
    isAnswered: v.boolean(),
  })

const answerOf = <W extends Wire>({ identity, wire }: Wired<W>) =>
  v.strictObject({
    game: v.literal(identity.id),
    id: puzzleId,
    person,
    line: list(part(wire, 'decision'), 200),
    /** The kind of the best turn was told before. */
    isHelped: v.boolean(),
    page,
  })

const answeredOf = <W extends Wire>(game: Wired<W>) =>
  v.strictObject({
    game: v.literal(game.identity.id),
    /** The review of the turn that was tried, or of the best one where somebody gave up. */
    reviewed: reviewedMoveOf(game),
    best: list(part(game.wire, 'decision'), 200),
    /** The best turns of a search, each with its worth and its reasons. */
    ideas: list(ideaOf(game), MOST_IDEAS),
    /** One of the game's own. */
    theme: v.string(),
    /** Percent of the answers of each level of bots that found it, the weakest first. */
    found: list(v.strictObject({ level: v.string(), percent: whole(100) }), MOST_LEVELS),
    puzzle: v.number(),
    /** The person's rating before and after; null if the answer isn't rated. */
    rated: v.nullable(v.strictObject({ before: v.number(), after: v.number() })),
    /** The board on which the game can be analysed and played on, and the decisions that lead to the puzzle. */
    board: v.strictObject({
      game: v.literal(game.identity.id),
      players: within({ least: game.identity.seats.fewest, most: game.identity.seats.most }),
      options: part(game.wire, 'options'),
      deal: dealCode,
    }),
    made: list(part(game.wire, 'decision'), MOST_DECISIONS),
  })

export const puzzlesCallsOf = (catalogue: Catalogue) => ({
  'puzzles.pile': call([person], pileOf(catalogue), 'later'),
  /**
   * The puzzle of the day where `game` is null, or the one of a game that is rated most like the person and that was neither
   * answered nor `seen` by the page; null if there is none.
   */
  'puzzles.next': call(
    [v.strictObject({ person, game: v.nullable(limitsOf(catalogue).gameId), seen: list(puzzleId, MOST_PUZZLES) })],
    v.nullable(ofAnyGame(catalogue, puzzleOf, thinks)),
    'later',
  ),
  /** The record's entry of the best turn, so that a page can tell what kind of turn it is. Refused with `not-found`. */
  'puzzles.help': call([puzzleId], v.unknown(), 'later'),
  /**
   * Judges the turn that `line` makes, or shows the best where it is empty, and rates a person's first answer; null if the search
   * was given up. Refused with `not-found`, with `bad-arguments` like `analysis.try`.
   */
  'puzzles.answer': call(
    [ofAnyGame(catalogue, answerOf, thinks)],
    v.nullable(ofAnyGame(catalogue, answeredOf, thinks)),
    'later',
  ),
})

export type PuzzlePile = v.InferOutput<ReturnType<typeof pileOf>>
export type Puzzle<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof puzzleOf<W>>>
export type PuzzleTry<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof answerOf<W>>>
export type AnsweredPuzzle<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof answeredOf<W>>>

export type PuzzlesApi = FunctionsOf<ReturnType<typeof puzzlesCallsOf>>
