/** Edits a game's details without opening it, and undoes that. */
import type { TableSummary } from '../../contract/api.ts'
import type { BatchChange, Details } from '../../contract/schemas/batch.ts'
import { isBot } from '../../games/building-blocks/players.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { parsedRecord } from '../../games/record/record.ts'
import { isAsPlayed, isWrittenHere, renamedGame, renamedPlayers, renamedSheet } from '../people/renamed.ts'
import type { GameChange, StoredGame } from '../store/games/games.ts'
import type { Head, HeadedRecord, Told } from '../store/games/record-head.ts'
import type { Stores } from '../store/store.ts'
import { present } from '../../games/building-blocks/present.ts'

/** The details that a change gives a game, without those that it has already. */
export function detailsOf(change: BatchChange, { star, place, tags = [], players }: Head): Details {
  const next = taggedAnew(tags, change)
  const sits = players.some((player) => player.name === change.rename?.name && !isBot(player))
  return {
    ...(change.star === undefined || change.star === (star ?? false) ? {} : { star: change.star }),
    ...(change.place === undefined || change.place === (place ?? null) ? {} : { place: change.place }),
    ...(next.length === tags.length && next.every((tag) => tags.includes(tag)) ? {} : { tags: next }),
    ...(change.rename && sits && change.rename.to !== change.rename.name ? { rename: change.rename } : {}),
  }
}

const taggedAnew = (tags: readonly string[], { addTags = [], dropTags = [] }: BatchChange): string[] => [
  ...new Set([...tags.filter((tag) => !dropTags.includes(tag)), ...addTags]),
]

/** The details that undo these in a game. */
export const backOf = ({ star, tags, place, rename }: Details, record: Head): Details => ({
  ...(star === undefined ? {} : { star: record.star ?? false }),
  ...(tags === undefined ? {} : { tags: [...(record.tags ?? [])] }),
  ...(place === undefined ? {} : { place: record.place ?? null }),
  ...(rename === undefined ? {} : { rename: { name: rename.to, to: rename.name } }),
})

/** A game that is kept, and its record with the head read. */
export interface KeptGame extends HeadedRecord {
  stored: StoredGame
}

/** Writes details into it. */
export function writeDetails(
  { games, sheetEdits }: Stores,
  catalogue: Catalogue,
  { stored, ...record }: KeptGame,
  { rename, ...rest }: Details,
): void {
  const { head } = record
  const { revision } = stored
  if (isAsPlayed(stored))
    return games.retell({ ...record, revision }, { ...toldOf(rest), ...(rename && renamedPlayers(head, rename)) })
  const summary = present(games.summary(head.id), 'the summary of the game')
  const told = { ...stored, record: JSON.stringify({ ...parsedRecord(stored.record), ...toldOf(rest) }) }
  if (!rename) return games.save(changeOf(told, summary))
  if (!isWrittenHere(summary, stored)) return games.save(renamedGame(told, summary, rename))
  const { change, edit, number } = renamedSheet(told, sheetEdits.load(head.id), rename, catalogue)
  games.save(change)
  sheetEdits.put(head.id, number, edit)
}

const changeOf = ({ record, pending, revision }: StoredGame, summary: TableSummary): GameChange => ({
  record,
  pending,
  revision: revision + 1,
  summary,
})

/** Empty details are left out of a record: no star, no tags, no place. */
const toldOf = ({ star, tags, place }: Omit<Details, 'rename'>): Partial<Told> => ({
  ...(star === undefined ? {} : { star: star || undefined }),
  ...(tags === undefined ? {} : { tags: tags.length > 0 ? tags : undefined }),
  ...(place === undefined ? {} : { place: place ?? undefined }),
})
