/** Games with the deal of a day, and the bot's game of each day. */
import type { Database } from 'better-sqlite3'
import * as v from 'valibot'
import * as forms from '../../platform/columns.ts'
import { json, jsonOr, read } from '../../platform/columns.ts'
import { guarded } from '../../platform/storage-errors.ts'
import type { Player } from '../../../games/building-blocks/players.ts'

/** A game that was dealt by a day, running, finished or removed. */
export interface DayGame {
  id: string
  day: string
  players: Player[]
  isFinished: boolean
  isRemoved: boolean
  isPractice: boolean
  /** Totals by seat; of a running game the points so far. */
  points: number[]
}

export interface DayStore {
  /** A title's games of these days, both included, those begun first before others. Those that can't be read are left out. */
  games: (game: string, from: string, until: string) => DayGame[]
  /** Titles and days with finished games of which no bot's game is kept. */
  unplayed: () => { game: string; day: string }[]
  /** The record of the bot's game, in any form. */
  botGame: (game: string, day: string) => string | null
  keepBotGame: (game: string, day: string, record: string) => void
}

const columns = v.looseObject({ players: json(forms.players), points: json(forms.numbers) })

type Flags = 'isFinished' | 'isRemoved' | 'isPractice'
type Row = Omit<DayGame, 'players' | 'points' | Flags> & { players: string; points: string } & Record<Flags, number>

export function dayStore(db: Database): DayStore {
  const games = db.prepare<{ game: string; from: string; until: string }, Row>(GAMES)
  const unplayed = db.prepare<[], { game: string; day: string }>(UNPLAYED)
  const botGame = db.prepare<[string, string], string>('SELECT record FROM day_bots WHERE game = ? AND day = ?').pluck()
  const keep = db.prepare<[string, string, string]>(
    'INSERT OR REPLACE INTO day_bots (game, day, record) VALUES (?, ?, ?)',
  )
  return {
    games: guarded((game, from, until) => games.all({ game, from, until }).flatMap((row) => gameIn(row) ?? [])),
    unplayed: guarded(() => unplayed.all()),
    botGame: guarded((game, day) => botGame.get(game, day) ?? null),
    keepBotGame: guarded((game, day, record) => void keep.run(game, day, record)),
  }
}

function gameIn(row: Row): DayGame | null {
  const parsed = read(columns, row)
  if (!parsed) return null
  const { players, points } = parsed
  const isTrue = (flag: Flags) => row[flag] === 1
  return {
    ...{ id: row.id, day: row.day, players, points },
    isFinished: isTrue('isFinished'),
    isRemoved: isTrue('isRemoved'),
    isPractice: isTrue('isPractice'),
  }
}

/** A code that is a day, as the index of the archive has it. */
const IS_DAY = "deal GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'"
const BETWEEN = `${IS_DAY} AND deal BETWEEN @from AND @until`
const RECORD = jsonOr('record', '{}')

const RUNNING = `
  SELECT id, ${RECORD} ->> '$.deal' AS deal, players, points, 0 AS isFinished, removed_at IS NOT NULL AS isRemoved,
         ${RECORD} ->> '$.practice' IS NOT NULL AS isPractice, started_at
  FROM games WHERE game = @game AND finished_at IS NULL`

/** Running games are few, each half of them has an index. What statistics don't count has no figures. */
const GAMES = `
  SELECT id, deal AS day, players, points, isFinished, isRemoved, isPractice FROM (
    ${RUNNING} AND removed_at IS NULL
    UNION ALL
    ${RUNNING} AND removed_at IS NOT NULL
    UNION ALL
    SELECT id, deal, players, points, 1, removed, figures IS NULL, started_at FROM archive WHERE game = @game AND ${BETWEEN})
  WHERE ${BETWEEN} ORDER BY started_at, isPractice, id`

const UNPLAYED = `
  SELECT DISTINCT game, deal AS day FROM archive
  WHERE ${IS_DAY} AND NOT EXISTS (SELECT 1 FROM day_bots WHERE day_bots.game = archive.game AND day_bots.day = archive.deal)`
