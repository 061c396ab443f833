import type { Database } from 'better-sqlite3'
import * as v from 'valibot'
import type {
  ArchivedGame,
  ArchiveFilter,
  ArchivePage,
  ArchiveQuery,
  Selection,
  TagCount,
} from '../../../contract/archive.ts'
import * as forms from '../../platform/columns.ts'
import { jsonOr, json, read } from '../../platform/columns.ts'
import { guarded } from '../../platform/storage-errors.ts'
import { oneRow } from '../../platform/one-row.ts'
import type { Title } from '../../statistics/title.ts'
import type { Mend } from '../games/games.ts'
import { satThere } from './sitters.ts'
import { knowFolded, searchConditions } from './search-conditions.ts'
import { knowTitles, REVIEWED } from './title-functions.ts'

/** The finished games, as the list shows them. */
export interface ArchiveStore {
  page: (query: ArchiveQuery) => ArchivePage
  /** The ids of all games selected, in the filter's order. */
  ids: (selection: Selection) => string[]
  /** Every tag in use, with how many games have it; the most used first. */
  tags: () => TagCount[]
  /** Places of play, the most recent first. */
  places: () => string[]
  /** Ids of games in the archive with this content, those removed included. */
  withDigest: (digest: string) => { id: string; removed: boolean }[]
  /** Ids of games of a title that ended between these times, both included; not those removed. */
  endedBetween: (game: string, from: string, to: string) => string[]
}

interface Row extends Omit<
  ArchivedGame,
  'players' | 'points' | 'winners' | 'openDoubts' | 'tags' | 'star' | 'reviewed'
> {
  players: string
  points: string
  winners: string
  tags: string
  star: number
  reviewed: number
}

export function archiveStore(db: Database, titleOf: (game: string) => Title, mend: Mend = () => false): ArchiveStore {
  const digest = db.prepare<[string], { id: string; removed: number }>(
    'SELECT id, removed FROM archive WHERE digest = ?',
  )
  const ended = db.prepare<[string, string, string], string>(ENDED).pluck()
  knowFolded(db)
  knowTitles(db, titleOf)
  const tags = db.prepare<[], TagCount>(TAGS)
  const places = db.prepare<[], string>(PLACES).pluck()
  const doubts = db.prepare<[string], number>(OPEN_DOUBTS).pluck()
  const openDoubts = ({ id, mode }: Row) => (mode === 'companion' ? oneRow(doubts, id) : 0)
  const shown = db.prepare<[string], Row>(SHOWN)
  const again = db.prepare<[string], Row>(`${COLUMNS_SHOWN} FROM archive WHERE id = ?`)
  const all = db.prepare<[], number>('SELECT count(*) FROM archive WHERE removed = 0').pluck()

  const gameOf = (row: Row): ArchivedGame | null => {
    const parsed = read(columns, row)
    if (parsed)
      return { ...row, ...parsed, openDoubts: openDoubts(row), star: row.star === 1, reviewed: row.reviewed === 1 }
    const mended = mend(row.id) ? again.get(row.id) : undefined
    return mended ? gameOf(mended) : null
  }

  /** How many games there are, and the rows of those to be shown. */
  const found = (query: ArchiveQuery): { total: number; rows: number[] } => {
    const { from, params, isAll } = matching(query)
    const order = orderOf(query)
    const rows = `SELECT rowid FROM ${from} ${order}`
    const numbers = (sql: string, ...more: number[]) =>
      db
        .prepare<unknown[], number>(sql)
        .pluck()
        .all(...params, ...more)
    if (isAll) return { total: oneRow(all), rows: numbers(`${rows} LIMIT ? OFFSET ?`, query.count, query.skip) }
    // One search answers both.
    const matched = numbers(rows)
    return { total: matched.length, rows: matched.slice(query.skip, query.skip + query.count) }
  }

  return {
    page: guarded((query) => {
      const { total, rows } = found(query)
      const games = shown.all(JSON.stringify(rows))
      return { total, games: games.flatMap((row) => gameOf(row) ?? []) }
    }),
    ids: guarded((selection) => {
      if ('ids' in selection) return selection.ids
      const { from, params } = matching(selection.filter)
      const rows = db.prepare<unknown[], { id: string }>(`SELECT id FROM ${from} ${orderOf(selection.filter)}`)
      const except = new Set(selection.except)
      return rows.all(...params).flatMap(({ id }) => (except.has(id) ? [] : [id]))
    }),
    tags: guarded(() => tags.all()),
    places: guarded(() => places.all()),
    endedBetween: guarded((game, from, to) => ended.all(from, to, game)),
    withDigest: guarded((value) => digest.all(value).map(({ id, removed }) => ({ id, removed: removed === 1 }))),
  }
}

const COLUMNS_SHOWN = `
  SELECT archive.id, game, mode, players, started_at AS startedAt, finished_at AS finishedAt, minutes, points, winners, place, star,
         substr(notes, 1, 200) AS notes, ${REVIEWED} AS reviewed,
         (SELECT json_group_array(tag) FROM tags WHERE tags.game = archive.id) AS tags`
const SHOWN = `
  ${COLUMNS_SHOWN}
  FROM json_each(?) AS wanted JOIN archive ON archive.rowid = wanted.value ORDER BY wanted.key`

/** Read from the record, for only score sheets have any and a page shows few. */
const OPEN_DOUBTS = `
  SELECT coalesce(json_array_length(record, '$.open'), 0) + (
    SELECT count(*) FROM json_each(record, '$.doubts') WHERE json_type(record, fullkey || '.accepted') = 'false')
  FROM (SELECT ${jsonOr('record', '{}')} AS record FROM games WHERE id = ?)`

const ENDED = 'SELECT id FROM archive WHERE removed = 0 AND finished_at BETWEEN ? AND ? AND game = ? ORDER BY id'

const TAGS = `
  SELECT tag, count(*) AS games FROM tags JOIN archive ON archive.id = tags.game
  WHERE removed = 0 GROUP BY tag ORDER BY games DESC, word`
const PLACES = `
  SELECT place FROM archive WHERE removed = 0 AND place IS NOT NULL GROUP BY place ORDER BY max(started_at) DESC`

/** All terms of the search, and all else that is asked for. */
export function matching({ search, game, mode, seats, bots, with: sitters, place, after, before }: ArchiveFilter): {
  /** The clauses after `FROM`. */
  from: string
  params: (string | number)[]
  /** Whether no game is left out. */
  isAll: boolean
} {
  const conditions = searchConditions(search)
  if (game !== null) conditions.push({ sql: 'game = ?', params: [game] })
  if (mode !== null) conditions.push({ sql: 'mode = ?', params: [mode] })
  if (seats !== null) conditions.push({ sql: 'seats = ?', params: [seats] })
  if (bots !== null) conditions.push({ sql: bots === 'with' ? 'bots > ?' : 'bots = ?', params: [0] })
  if (place !== null) conditions.push({ sql: 'place = ?', params: [place] })
  if (after !== null) conditions.push({ sql: 'started_at >= ?', params: [after] })
  if (before !== null) conditions.push({ sql: 'started_at < ?', params: [before] })
  conditions.push(...sitters.map(satThere))
  const isAll = conditions.length === 0
  return {
    isAll,
    from: `${isAll ? 'archive' : 'archive INDEXED BY archive_searched'} WHERE ${['removed = 0', ...conditions.map(({ sql }) => sql)].join(' AND ')}`,
    params: conditions.flatMap(({ params }) => params),
  }
}

const COLUMNS: Readonly<Record<ArchiveQuery['sort'], string>> = {
  date: 'started_at',
  points: 'best',
  minutes: 'minutes',
  winner: 'winner',
}

function orderOf({ sort, descending }: ArchiveFilter): string {
  const direction = descending ? 'DESC' : 'ASC'
  return `ORDER BY ${COLUMNS[sort]} ${direction}, id ${direction}`
}

const columns = v.object({
  players: json(forms.players),
  points: json(forms.numbers),
  winners: json(forms.numbers),
  tags: json(v.array(v.string())),
})
