/** Schemas of tables: what a new one needs, what is done at one, and what one shows. */
import * as v from 'valibot'
import type { Player } from '../../games/game.ts'
import { decision, element, logItem, options, result, step, view } from './coal-baron.ts'
import { control } from './bots.ts'
import { colorWord, gameId, list, name, player, revision, seat, signed, tableId, time, whole } from './base.ts'

const different =
  (key: 'name' | 'color') =>
  (players: Pick<Player, 'name' | 'color'>[]): boolean =>
    new Set(players.map((one) => one[key])).size === players.length

/** Two to four people with different names and colours. */
export const differentPlayers = <T extends v.GenericSchema<Pick<Player, 'name' | 'color'>>>(person: T) =>
  v.pipe(
    v.array(person),
    v.minLength(2),
    v.maxLength(4),
    v.check((players) => different('name')(players), 'same-name'),
    v.check((players) => different('color')(players), 'same-color'),
  )

/** At a physical table everybody is a person. */
const newPerson = v.strictObject({ name, color: colorWord, control: v.pipe(v.string(), v.value('human')) })

export const newTableEntries = {
  game: gameId,
  players: differentPlayers(newPerson),
  startingPlayer: v.union([v.literal('random'), seat]),
}

export const starterHasSeat = (table: { players: unknown[]; startingPlayer: number | 'random' }): boolean =>
  table.startingPlayer === 'random' || table.startingPlayer < table.players.length

const newPlayer = v.strictObject({ name, color: colorWord, control })

export const newTable = v.pipe(
  v.strictObject({ ...newTableEntries, players: differentPlayers(newPlayer) }),
  v.forward(
    v.check((table) => starterHasSeat(table), 'no-such-seat'),
    ['startingPlayer'],
  ),
)

export const action = v.variant('type', [
  v.strictObject({ type: v.literal('decide'), decision }),
  v.strictObject({ type: v.literal('reveal') }),
  v.strictObject({ type: v.literal('next') }),
  v.strictObject({ type: v.literal('skip') }),
  v.strictObject({ type: v.literal('take-back') }),
  v.strictObject({ type: v.literal('sit'), seat, control }),
])

export const act = v.strictObject({ id: tableId, revision, action })

export const tableSummary = v.strictObject({
  id: tableId,
  game: gameId,
  mode: v.picklist(['digital', 'companion']),
  players: list(player, 4),
  startedAt: time,
  touchedAt: time,
  finishedAt: v.nullable(time),
  shift: whole(3),
  moves: whole(),
  turn: v.nullable(seat),
  points: list(signed, 4),
  winners: v.nullable(list(seat, 4)),
})

const ceremony = v.strictObject({
  kind: v.picklist(['scoring', 'changeover', 'accounts']),
  shift: whole(3),
  elements: list(element, 12),
  factoryWorkers: list(whole(), 4),
  nextStarter: v.nullable(seat),
  accounts: whole(4),
})

export const tableState = v.strictObject({
  id: tableId,
  game: gameId,
  revision,
  players: list(player, 4),
  startedAt: time,
  finishedAt: v.nullable(time),
  waiting: v.picklist(['decision', 'thinking', 'hand-over', 'ceremony', 'finished']),
  view,
  options,
  steps: list(step, 10),
  takeBack: v.nullable(v.picklist(['step', 'placement', 'move'])),
  ceremony: v.nullable(ceremony),
  log: list(logItem, 1000),
  result: v.nullable(result),
})
