/** A stored game in which a person has another name; how it was played stays as it was. */
import type { TableSummary } from '../../contract/api.ts'
import type { Renaming } from '../../contract/statistics.ts'
import { isBot } from '../../games/bots.ts'
import { seatsOf } from '../../games/coal-baron/companion/pad.ts'
import type { Edit } from '../../games/coal-baron/companion/edits.ts'
import type { Player } from '../../games/game.ts'
import type { GameRecord } from '../../games/record.ts'
import { afterAction } from '../companion/act.ts'
import { changeOf, openSheetOf } from '../companion/stored.ts'
import type { GameChange, StoredGame } from '../records/games.ts'

type Named = Pick<Player, 'name'> & Partial<Pick<Player, 'control'>>

/** A bot of the same name is somebody else. */
const isNamed = (name: string, player: Named) => player.name === name && !isBot({ control: 'human', ...player })

const withName = <P extends Named>(players: readonly P[], { name, to }: Renaming): P[] =>
  players.map((player) => (isNamed(name, player) ? { ...player, name: to } : player))

/** What is written for a table, and for a record that came from elsewhere. */
export function renamedGame(stored: StoredGame, summary: TableSummary, renaming: Renaming): GameChange {
  const record = JSON.parse(stored.record) as GameRecord
  return {
    record: JSON.stringify({ ...record, players: withName(record.players, renaming) }),
    pending: stored.pending,
    revision: stored.revision + 1,
    summary: { ...summary, players: withName(summary.players, renaming) },
  }
}

/** A score sheet that is written here keeps its names among its edits: it gets one more, which can be taken back like any. */
export interface RenamedSheet {
  change: GameChange
  edit: Edit
  /** Its place among the edits. */
  number: number
}

export function renamedSheet(stored: StoredGame, edits: readonly unknown[], renaming: Renaming): RenamedSheet {
  const sheet = openSheetOf(stored, edits)
  const { pad, done } = sheet.snapshot.context
  const players = withName(
    seatsOf(pad).map((was) => ({ ...pad.players[was], was })),
    renaming,
  )
  const edit: Edit = { type: 'table', players, startingPlayer: pad.startingPlayer }
  const after = afterAction(sheet, { type: 'edit', edit }, new Date(sheet.touchedAt))
  return { change: changeOf(after), edit, number: done }
}

export const isWrittenHere = ({ mode }: TableSummary, { pending }: StoredGame): boolean =>
  mode === 'companion' && !Array.isArray(pending)
