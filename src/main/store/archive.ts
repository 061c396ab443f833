import type { Database } from 'better-sqlite3'
import type {
  ArchivedGame,
  ArchiveFilter,
  ArchivePage,
  ArchiveQuery,
  Selection,
  TagCount,
} from '../../contract/archive.ts'
import { guarded } from '../base/storage-errors.ts'
import { satThere } from './sitters.ts'
import { fold } from '../../contract/base/fold.ts'

/** The finished games, as the list shows them. */
export interface ArchiveStore {
  page: (query: ArchiveQuery) => ArchivePage
  /** The ids of all games selected, in the filter's order. */
  ids: (selection: Selection) => string[]
  /** Every tag in use, with how many games have it; the most used first. */
  tags: () => TagCount[]
  /** Where games were played, the most recent first. */
  places: () => string[]
  /** Ids of games in the archive with this content, those removed included. */
  withDigest: (digest: string) => { id: string; removed: boolean }[]
}

interface Row extends Omit<ArchivedGame, 'players' | 'points' | 'winners' | 'openDoubts' | 'tags' | 'star'> {
  players: string
  points: string
  winners: string
  tags: string
  star: number
}

/** Its table is called `shelf` in the database, as it was when migration 5 made it. */
export function archiveStore(db: Database): ArchiveStore {
  const digest = db.prepare<[string], { id: string; removed: number }>('SELECT id, removed FROM shelf WHERE digest = ?')
  const tags = db.prepare<[], TagCount>(TAGS)
  const places = db.prepare<[], string>(PLACES).pluck()
  const doubts = db.prepare<[string], number>(OPEN_DOUBTS).pluck()
  const openDoubts = ({ id, mode }: Row) => (mode === 'companion' ? doubts.get(id)! : 0)
  return {
    page: guarded((query) => {
      const { where, params } = conditionsOf(query)
      const { total } = db
        .prepare<unknown[], { total: number }>(`SELECT count(*) AS total FROM shelf WHERE ${where}`)
        .get(...params)!
      const rows = db.prepare<unknown[], Row>(`${SELECT} WHERE ${where} ${orderOf(query)} LIMIT ? OFFSET ?`)
      const games = rows.all(...params, query.count, query.skip)
      return { total, games: games.map((row) => gameOf(row, openDoubts(row))) }
    }),
    ids: guarded((selection) => {
      if ('ids' in selection) return selection.ids
      const { where, params } = conditionsOf(selection.filter)
      const rows = db.prepare<unknown[], { id: string }>(
        `SELECT id FROM shelf WHERE ${where} ${orderOf(selection.filter)}`,
      )
      const except = new Set(selection.except)
      return rows.all(...params).flatMap(({ id }) => (except.has(id) ? [] : [id]))
    }),
    tags: guarded(() => tags.all()),
    places: guarded(() => places.all()),
    withDigest: guarded((value) => digest.all(value).map(({ id, removed }) => ({ id, removed: removed === 1 }))),
  }
}

const SELECT = `
  SELECT id, game, mode, players, started_at AS startedAt, finished_at AS finishedAt, minutes, points, winners, place, star,
         (SELECT json_group_array(tag) FROM tags WHERE tags.game = shelf.id) AS tags
  FROM shelf`

/** Read from the record, for only companion games have any and a page shows few. */
const OPEN_DOUBTS = `
  SELECT count(*) FROM games, json_each(record, '$.doubts')
  WHERE games.id = ? AND json_type(record, fullkey || '.accepted') = 'false'`

const TAGS = `
  SELECT tag, count(*) AS games FROM tags JOIN shelf ON shelf.id = tags.game
  WHERE removed = 0 GROUP BY tag ORDER BY games DESC, word`
const PLACES = `
  SELECT place FROM shelf WHERE removed = 0 AND place IS NOT NULL GROUP BY place ORDER BY max(started_at) DESC`

type Condition = [sql: string, value: unknown]

const OF_GAME = 'game:'

/** A word of the search is a game, as in `game:ID`, or must be found somewhere in names, place, notes or date. */
const conditionOf = (word: string): Condition =>
  word.startsWith(OF_GAME)
    ? ['game = ?', word.slice(OF_GAME.length)]
    : ["words LIKE ? ESCAPE '\\'", `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`]

/** All words of the search, and all else that is asked for. */
function conditionsOf({ search, game, mode, seats, bots, with: sitters, place, after, before }: ArchiveFilter): {
  where: string
  params: unknown[]
} {
  const words = fold(search).split(/\s+/).filter(Boolean)
  const conditions = words.map(conditionOf)
  if (game !== null) conditions.push(['game = ?', game])
  if (mode !== null) conditions.push(['mode = ?', mode])
  if (seats !== null) conditions.push(['seats = ?', seats])
  if (bots !== null) conditions.push([bots === 'with' ? 'bots > ?' : 'bots = ?', 0])
  if (place !== null) conditions.push(['place = ?', place])
  if (after !== null) conditions.push(['started_at >= ?', after])
  if (before !== null) conditions.push(['started_at < ?', before])
  const sat = sitters.map(satThere)
  return {
    where: ['removed = 0', ...conditions.map(([sql]) => sql), ...sat.map(({ sql }) => sql)].join(' AND '),
    params: [...conditions.map(([, value]) => value), ...sat.flatMap(({ params }) => params)],
  }
}

const COLUMNS: Readonly<Record<ArchiveQuery['sort'], string>> = {
  date: 'started_at',
  points: 'best',
  minutes: 'minutes',
  winner: 'winner',
}

function orderOf({ sort, descending }: ArchiveFilter): string {
  const way = descending ? 'DESC' : 'ASC'
  return `ORDER BY ${COLUMNS[sort]} ${way}, id ${way}`
}

const gameOf = (row: Row, openDoubts: number): ArchivedGame => ({
  ...row,
  openDoubts,
  players: JSON.parse(row.players) as ArchivedGame['players'],
  points: JSON.parse(row.points) as number[],
  winners: JSON.parse(row.winners) as number[],
  tags: JSON.parse(row.tags) as string[],
  star: row.star === 1,
})
