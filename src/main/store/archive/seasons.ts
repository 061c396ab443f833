import type { Database } from 'better-sqlite3'
import {
  MOST_COMPARED,
  MOST_RANKED,
  type Comparison,
  type SeasonQuestion,
  type SeasonTable,
  type Standing,
} from '../../../contract/schemas/seasons.ts'
import { guarded } from '../../platform/storage-errors.ts'

/** Seasons by the names that the user gave them, and what the archive's columns tell of their games; `season` is JSON. */
export interface SeasonStore {
  list: () => { name: string; season: string }[]
  put: (name: string, season: string) => void
  drop: (name: string) => void
  table: (question: SeasonQuestion) => SeasonTable
}

/** A person's seats at one place. */
interface AtPlace {
  name: string
  rank: number
  games: number
  wins: number
}

type Span = Pick<SeasonQuestion, 'game' | 'after' | 'before'>

export function seasonStore(db: Database): SeasonStore {
  const list = db.prepare<[], { name: string; season: string }>('SELECT name, season FROM seasons ORDER BY name')
  const put = db.prepare<[string, string]>('INSERT OR REPLACE INTO seasons (name, season) VALUES (?, ?)')
  const drop = db.prepare<[string]>('DELETE FROM seasons WHERE name = ?')
  const games = db.prepare<Span, { games: number }>(`${TOGETHER} SELECT count(*) AS games FROM together`)
  const places = db.prepare<Span, AtPlace>(`${TOGETHER} ${PLACES}`)
  const against = db.prepare<Span & { names: string }, Comparison>(`${TOGETHER} ${AGAINST}`)
  return {
    list: guarded(() => list.all()),
    put: guarded((name, season) => void put.run(name, season)),
    drop: guarded((name) => void drop.run(name)),
    table: guarded(({ points, ...span }) => {
      const standings = standingsOf(places.all(span), points)
      const names = JSON.stringify(standings.slice(0, MOST_COMPARED).map(({ name }) => name))
      return { games: games.get(span)?.games ?? 0, standings, against: against.all({ ...span, names }) }
    }),
  }
}

function standingsOf(places: readonly AtPlace[], points: readonly number[]): Standing[] {
  const standings = new Map<string, Standing>()
  for (const { name, rank, games, wins } of places) {
    const standing = standings.get(name) ?? { name, games: 0, wins: 0, points: 0, places: points.map(() => 0) }
    standings.set(name, standing)
    standing.games += games
    standing.wins += wins
    standing.points += games * (points[rank - 1] ?? 0)
    if (rank <= points.length) standing.places[rank - 1] += games
  }
  return [...standings.values()].toSorted(byPoints).slice(0, MOST_RANKED)
}

const byPoints = (a: Standing, b: Standing): number =>
  b.points - a.points || b.wins - a.wins || a.games - b.games || (a.name < b.name ? -1 : 1)

/** Games without figures, such as practice, aren't counted. */
const TOGETHER = `
  WITH together (game) AS MATERIALIZED (
    SELECT id FROM archive
    WHERE removed = 0 AND started_at >= @after AND (@before IS NULL OR started_at < @before)
      AND (@game IS NULL OR game = @game) AND seats - bots >= 2 AND figures IS NOT NULL)`

const IS_PERSON = "control NOT LIKE 'bot:%'"

const PLACES = `
  SELECT name, rank, count(*) AS games,
         sum(CASE WHEN winner = 1 THEN 1.0 / (SELECT sum(winner) FROM seats AS all_seats WHERE all_seats.game = seats.game) ELSE 0 END) AS wins
  FROM together JOIN seats USING (game) WHERE ${IS_PERSON} GROUP BY name, rank`

const AGAINST = `
  SELECT own.name, others.name AS other, count(*) AS games,
         sum(own.rank < others.rank) AS ahead, sum(own.rank = others.rank) AS level
  FROM together JOIN seats AS own USING (game) JOIN seats AS others USING (game)
  WHERE own.name <> others.name AND own.${IS_PERSON} AND others.${IS_PERSON}
    AND own.name IN (SELECT value FROM json_each(@names)) AND others.name IN (SELECT value FROM json_each(@names))
  GROUP BY own.name, others.name ORDER BY own.name, others.name`
