/** Schemas of the analysis of positions of finished games, and of boards that were set up for it. */
import * as v from 'valibot'
import { dealCode, list, MOST_MOVES, whole, within } from '../../games/building-blocks/shared-schemas.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { analysedOf, reviewedMoveOf, type Wired } from '../../games/facets/ideas.ts'
import { part, type Wire } from '../../games/facets/wire.ts'
import { thinks } from './bots.ts'
import { call, nothing, type FunctionsOf } from './call.ts'
import { depth } from './reviews.ts'
import { ofAnyGame, page, problem, tableId } from './shared.ts'
import { newPlayersOf, tableStateOf, withStarter } from './table.ts'

const MOST_ROUNDS = 20
const MOST_SEATS = 20
/** More than the moves of any game are made of. */
export const MOST_DECISIONS = 10_000

/** A position of a finished game: after the first `moves` moves of its record, and then the decisions of `line`. */
export const placeOf = <W extends Wire>({ identity, wire }: Wired<W>) => ({
  game: v.literal(identity.id),
  id: tableId,
  moves: whole(MOST_MOVES),
  line: list(part(wire, 'decision'), 200),
})

/** The next question of a page takes the place of this one. */
const lookOf = <W extends Wire>(game: Wired<W>) => v.strictObject({ ...placeOf(game), page, round: whole(MOST_ROUNDS) })

const lookedOf = <W extends Wire>(game: Wired<W>) =>
  v.strictObject({
    game: v.literal(game.identity.id),
    /** Null if the question was given up. */
    found: v.nullable(analysedOf(game)),
    /** Whether no round looks deeper. */
    isLast: v.boolean(),
  })

const tryOf = <W extends Wire>(game: Wired<W>) => v.strictObject({ ...placeOf(game), page, depth })

const triedOf = <W extends Wire>(game: Wired<W>) =>
  v.strictObject({ game: v.literal(game.identity.id), reviewed: v.nullable(reviewedMoveOf(game)) })

/** A board to analyse on, of a new game: this code deals it, whatever else chance decides too. */
const boardOf = <W extends Wire>({ identity, wire }: Wired<W>) => ({
  game: v.literal(identity.id),
  players: within({ least: identity.seats.fewest, most: identity.seats.most }),
  /** The game's own. */
  options: part(wire, 'options'),
  deal: dealCode,
  /** The position to begin from instead of the game's start, for games in which positions can be laid out. */
  situation: v.optional(situationIn(wire)),
})

const situationIn = ({ situation }: Wire): v.GenericSchema => situation ?? v.never()

const boardCall = <W extends Wire>(game: Wired<W>) => v.strictObject(boardOf(game))

/** A position on such a board: after the decisions of `line`. */
const lookOnOf = <W extends Wire>(game: Wired<W>) =>
  v.strictObject({
    ...boardOf(game),
    line: list(part(game.wire, 'decision'), MOST_DECISIONS),
    page,
    round: whole(MOST_ROUNDS),
  })

/** A new table at a position on such a board, each seat with a person or a bot. */
const playBoardOf = <W extends Wire>(game: Wired<W>) =>
  v.strictObject({
    ...boardOf(game),
    line: list(part(game.wire, 'decision'), MOST_DECISIONS),
    seats: newPlayersOf(game.identity),
  })

/** Positions that somebody studies: of finished games, and on boards set up for it. */
export const analysisCallsOf = (catalogue: Catalogue) =>
  ({
    /**
     * Searches a position; each `round` from 0 on thinks longer than the one before. A page has one question at a time: its
     * next replaces the last, which answers null. Refused with `not-found` if no such game was played on screen, with
     * `not-allowed-now` while it runs or where nobody is asked, with `bad-arguments` if the line breaks the rules.
     */
    'analysis.look': call([ofAnyGame(catalogue, lookOf, thinks)], ofAnyGame(catalogue, lookedOf, thinks), 'later'),
    /**
     * Reviews the turn that `line` makes instead of the one played after `moves` moves. Refused like `analysis.look`.
     */
    'analysis.try': call([ofAnyGame(catalogue, tryOf, thinks)], ofAnyGame(catalogue, triedOf, thinks), 'later'),
    /**
     * The record of a new game before its first move, as JSON; the same call deals the same. Refused with `running-deal` while
     * a table dealt by this code isn't over, with `bad-arguments` if its situation is impossible.
     */
    'analysis.board': call([withStarter(ofAnyGame(catalogue, boardCall))], v.string()),
    /** A new table at a position on such a board; statistics leave it out. Refused like `analysis.board`. */
    'tables.playBoard': call(
      [withStarter(ofAnyGame(catalogue, playBoardOf))],
      ofAnyGame(catalogue, tableStateOf),
      'writes',
    ),
    /** Searches a position on such a board, as `analysis.look` does. Refused like `analysis.board`. */
    'analysis.lookOn': call(
      [withStarter(ofAnyGame(catalogue, lookOnOf, thinks))],
      ofAnyGame(catalogue, lookedOf, thinks),
      'later',
    ),
    /** Reads a situation that was kept as a text: as JSON of the form that boards take, or the first problem in it. */
    'analysis.readSituation': call(
      [v.strictObject({ game: v.picklist([...catalogue.keys()]), text: v.string() })],
      v.union([v.strictObject({ players: whole(MOST_SEATS), situation: v.string() }), v.strictObject({ problem })]),
    ),
    /** Gives up a page's question. */
    'analysis.stop': call([page], nothing),
  }) as const

export type Look<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof lookOf<W>>>
export type Looked<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof lookedOf<W>>>
export type Try<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof tryOf<W>>>
export type Tried<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof triedOf<W>>>
export type AnalysisBoard<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof boardCall<W>>>
export type PlayBoard<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof playBoardOf<W>>>
export type LookOn<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof lookOnOf<W>>>

export type AnalysisApi = FunctionsOf<ReturnType<typeof analysisCallsOf>>
