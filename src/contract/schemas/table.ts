/** Schemas of tables: their creation, their actions and their state. */
import * as v from 'valibot'
import { forecastOf, type Wired } from '../../games/facets/ideas.ts'
import type { Identity } from '../../games/facets/identity.ts'
import { WAITING } from '../../games/facets/playing.ts'
import { part, type Wire } from '../../games/facets/wire.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import {
  colorWord,
  dealCode,
  differentPlayers,
  list,
  MOST_MOVES,
  moveNumber,
  name,
  params,
  seatOf,
  whole,
  within,
} from '../../games/building-blocks/shared-schemas.ts'
import { call, nothing, type FunctionsOf } from './call.ts'
import { limitsOf, mode, ofAnyGame, player, revision, tableId, time } from './shared.ts'

/** The control of a seat: a person, or a bot of one of the game's levels. */
export const controlOf = ({ levels }: Identity) => v.picklist(['human', ...levels.map((level) => `bot:${level}`)])

export const newPlayersOf = (identity: Identity) =>
  differentPlayers(v.strictObject({ name, color: colorWord, control: controlOf(identity) }), identity.seats)

const newTableOf = <W extends Wire>({ identity, wire }: Wired<W>) =>
  v.strictObject({
    game: v.literal(identity.id),
    /** In clockwise order, with different names and colours; each a person or a bot. */
    players: newPlayersOf(identity),
    /** The game's own. */
    options: part(wire, 'options'),
    /** A code to deal by; left out, a new one is drawn. A game without a deal takes no notice of it. */
    deal: v.optional(dealCode),
  })

type Seats = unknown[] | number
type NewTableWithStarter = { players: Seats; options: { startingPlayer?: unknown } }

const countOf = (players: Seats) => (typeof players === 'number' ? players : players.length)

const starterHasSeat = v.check<NewTableWithStarter, string>(
  ({ players, options: { startingPlayer } }) => typeof startingPlayer !== 'number' || startingPlayer < countOf(players),
  'no-such-seat',
)

/** Options may say who starts: a seat that there is. */
export const withStarter = <S extends v.GenericSchema<{ players: Seats; options: unknown }>>(begun: S) =>
  v.pipe(begun, v.forward(starterHasSeat, ['options', 'startingPlayer']) as v.GenericValidation<v.InferOutput<S>>)

/** Actions of the people at the table. */
const actionOf = <W extends Wire>({ identity, wire }: Wired<W>) =>
  v.variant('type', [
    v.strictObject({ type: v.literal('decide'), decision: part(wire, 'decision') }),
    /** The player at the hand-over screen is alone with what was drawn. */
    v.strictObject({ type: v.literal('reveal') }),
    /** The ceremony's next step, or its end. */
    v.strictObject({ type: v.literal('next') }),
    v.strictObject({ type: v.literal('skip') }),
    /** Back to the last decision that a person made, and the take-back undone. */
    v.strictObject({ type: v.literal('take-back') }),
    v.strictObject({ type: v.literal('redo') }),
    /** A bot takes over a person's seat, or a person a bot's. */
    v.strictObject({ type: v.literal('sit'), seat: seatOf(identity.seats.most), control: controlOf(identity) }),
  ])

const actOf = <W extends Wire>(game: Wired<W>) =>
  v.strictObject({ game: v.literal(game.identity.id), id: tableId, revision, action: actionOf(game) })

/** A position of a running game: right after this number of whole moves. */
const pastMove = v.strictObject({ id: tableId, moves: moveNumber })
/** A position of a running game; without `moves`, as it stands now. */
const position = v.strictObject({ id: tableId, moves: v.optional(moveNumber) })

/** A new table at a position of another game: after the first `moves` moves and then the decisions of `line`. */
const playOnOf = <W extends Wire>({ identity, wire }: Wired<W>) =>
  v.strictObject({
    game: v.literal(identity.id),
    id: tableId,
    moves: whole(MOST_MOVES),
    line: list(part(wire, 'decision'), 200),
    players: newPlayersOf(identity),
  })

/** A key of the game's texts with its parameters. */
const label = v.strictObject({ key: v.string(), params })

export function tableSummaryOf(catalogue: Catalogue) {
  const { gameId, seats, seat, points } = limitsOf(catalogue)
  return v.strictObject({
    id: tableId,
    game: gameId,
    mode,
    players: list(player, seats),
    startedAt: time,
    touchedAt: time,
    finishedAt: v.nullable(time),
    /** Its progress; `over` once it is finished. */
    progress: label,
    /** Whole moves; of a physical table, its edits. */
    moves: whole(MOST_MOVES),
    /** The seat whose turn it is, null when nobody's. */
    turn: v.nullable(seat),
    /** Points so far, or the totals. */
    points: list(points, seats),
    winners: v.nullable(list(seat, seats)),
  })
}

export function tableStateOf<W extends Wire>({ identity, wire }: Wired<W>) {
  const { most } = identity.seats
  return v.strictObject({
    id: tableId,
    game: v.literal(identity.id),
    revision,
    players: list(player, most),
    startedAt: time,
    finishedAt: v.nullable(time),
    /**
     * `hand-over`: something is drawn and nobody but the player may look yet. `thinking`: for a bot's decision.
     */
    waiting: v.picklist([...WAITING, 'thinking']),
    /** The seat that decides, null while nobody is asked. */
    turn: v.nullable(seatOf(most)),
    progress: label,
    /** Points so far, or the totals, by seat. */
    points: list(within(identity.points), most),
    view: part(wire, 'view'),
    allowed: part(wire, 'allowed'),
    /**
     * The effect of `take-back`, as a key of the game's texts, and whether it goes past something that was turned up, which
     * makes the game practice; null if nothing can be taken back.
     */
    takeBack: v.nullable(v.strictObject({ effect: v.string(), practice: v.boolean() })),
    /** Whether a take-back can be undone. */
    redo: v.boolean(),
    practice: v.boolean(),
    /** The code by which it was dealt, left out if there is none. */
    deal: v.optional(dealCode),
    ceremony: v.nullable(part(wire, 'ceremony')),
    log: list(part(wire, 'logItem'), MOST_MOVES),
    result: v.nullable(part(wire, 'result')),
  })
}

export function tablesCallsOf(catalogue: Catalogue) {
  const state = ofAnyGame(catalogue, tableStateOf)
  return {
    /** Tables not removed, the most recently touched first: all that run, and the last few finished ones. */
    'tables.list': call([], list(tableSummaryOf(catalogue), 100_000)),
    'tables.create': call([withStarter(ofAnyGame(catalogue, newTableOf))], state, 'writes'),
    'tables.open': call([tableId], state),
    /** The table for those who look on: nothing that a seat alone may see, and nothing to take back. */
    'tables.watch': call([tableId], state),
    /**
     * Refused with `stale` unless `revision` is the table's present one. The change is on disk before the answer, its new
     * revision; `table.changed` brings the table itself before that, to this page as to every other that has it open.
     */
    'tables.act': call([ofAnyGame(catalogue, actOf)], revision, 'writes'),
    /** Takes the table off the home screen; `tables.restore` undoes it. */
    'tables.remove': call([tableId], nothing, 'writes'),
    'tables.restore': call([tableId], nothing, 'writes'),
    /** The table as everybody could see it right after `moves` moves; `bad-arguments` if it has fewer. */
    'tables.look': call([pastMove], state),
    /** Everybody's chance of winning; `bad-arguments` if the game has fewer moves. */
    'tables.forecast': call([position], forecastOf(limitsOf(catalogue))),
    /**
     * A new table that plays on from a game after `moves` moves and then these decisions; its record says which game.
     */
    'tables.playOn': call([ofAnyGame(catalogue, playOnOf)], state, 'writes'),
  }
}

export type NewTable<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof newTableOf<W>>>
export type Action<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof actionOf<W>>>
export type ActCall<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof actOf<W>>>
export type PlayOn<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof playOnOf<W>>>
export type TableSummary = v.InferOutput<ReturnType<typeof tableSummaryOf>>
export type TableState<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof tableStateOf<W>>>

export type TablesApi = FunctionsOf<ReturnType<typeof tablesCallsOf>>
