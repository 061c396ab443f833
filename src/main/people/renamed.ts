/** A stored game in which a person has another name; how it was played stays as it was. */
import type { TableSummary } from '../../contract/api.ts'
import type { Renaming } from '../../contract/schemas/statistics.ts'
import { isBot, type Player } from '../../games/building-blocks/players.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { parsedRecord } from '../../games/record/record.ts'
import { afterAction } from '../score-sheet/sheet-action.ts'
import { changeOf, openSheetOf } from '../score-sheet/stored-sheet.ts'
import type { GameChange, StoredGame } from '../store/games/games.ts'

type Named = Pick<Player, 'name'> & Partial<Pick<Player, 'control'>>

/** A bot of the same name is somebody else. */
const isNamed = (name: string, player: Named) => player.name === name && !isBot({ control: 'human', ...player })

const withName = <P extends Named>(players: readonly P[], { name, to }: Renaming): P[] =>
  players.map((player) => (isNamed(name, player) ? { ...player, name: to } : player))

/** True if a game is over and only its record is kept: then the facts told about it may be changed directly. */
export const isAsPlayed = ({ finishedAt, pending }: StoredGame): boolean =>
  finishedAt !== null && Array.isArray(pending)

export const renamedPlayers = <P extends Named>(
  { players }: { players: readonly P[] },
  renaming: Renaming,
): { players: P[] } => ({
  players: withName(players, renaming),
})

/** Returns the change that renames a person in a table, or in a record that came from elsewhere. */
export function renamedGame(stored: StoredGame, summary: TableSummary, renaming: Renaming): GameChange {
  const record = parsedRecord(stored.record)
  return {
    record: JSON.stringify({ ...record, ...renamedPlayers(record, renaming) }),
    pending: stored.pending,
    revision: stored.revision + 1,
    summary: { ...summary, players: withName(summary.players, renaming) },
  }
}

/** A score sheet that is written here keeps its names among its edits: it gets one more, which can be taken back like any. */
export interface RenamedSheet {
  change: GameChange
  edit: unknown
  /** Its place among the edits. */
  number: number
}

export function renamedSheet(
  stored: StoredGame,
  edits: readonly unknown[],
  { name, to }: Renaming,
  catalogue: Catalogue,
): RenamedSheet {
  const sheet = openSheetOf(stored, edits, catalogue)
  const { game, course } = sheet
  const edit = game.scoreSheet.renaming(course, name, to)
  const after = afterAction(sheet, { type: 'edit', edit }, new Date(sheet.touchedAt))
  return { change: changeOf(after), edit, number: game.scoreSheet.edits(course) }
}

export const isWrittenHere = ({ mode }: TableSummary, { pending }: StoredGame): boolean =>
  mode === 'companion' && !Array.isArray(pending)
