/** Tables of Coal Baron, as the services hold them. */
import type { TableState } from '../../../../src/contract/api.ts'
import type { Phase } from '../../../../src/games/coal-baron/rules/types.ts'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { playUntil } from '../../../main/player.ts'
import { act, type Room } from '../../../main/tables/room.ts'
import { people } from '../../../support/games.ts'
import { freeSpaces, type CoalBaronTable } from '../fixtures.ts'

type Tables = Pick<Room, 'tables'>

export const seen = (table: TableState): CoalBaronTable => table as CoalBaronTable

export const begin = ({ tables }: Tables, players = 2, startingPlayer: number | 'random' = 0): CoalBaronTable =>
  seen(tables.create({ game: 'coal-baron', players: people(players), options: { startingPlayer } }))

export const inPhase =
  (...phases: Phase[]) =>
  (table: TableState) =>
    phases.includes(seen(table).view.phase)

/** Plays until there is a choice of worker spaces with this one among them, and chooses it. */
export function placeOn(room: Tables, table: TableState, pattern: RegExp, seed = 5): CoalBaronTable {
  const spaceOf = (now: TableState) => freeSpaces(seen(now)).find((space) => pattern.test(space))
  const before = playUntil(table, (now) => inPhase('place')(now) && spaceOf(now) !== undefined, act(room), seeded(seed))
  return seen(act(room)(before, { type: 'decide', decision: { place: spaceOf(before)! } }))
}
