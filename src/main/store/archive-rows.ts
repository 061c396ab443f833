/**
 * The archive's columns for a finished game beside its record, so that it is found, sorted and counted without reading
 * it.
 */
import type { Database } from 'better-sqlite3'
import type { TableSummary } from '../../contract/api.ts'
import { minutesOf } from '../../games/base/minutes.ts'
import type { Result } from '../../games/facets/rules.ts'
import { isBot, levelOf, type Player } from '../../games/base/players.ts'
import { gameIn, type Catalogue, type Game } from '../../games/facets/facets.ts'
import type { GameRecord } from '../../games/record/record.ts'
import { digestOf } from './digest.ts'
import { localDay } from '../../contract/base/local-day.ts'
import { ranks } from '../base/ranks.ts'
import { fold } from '../../contract/base/fold.ts'
import { packed, type PackedFact } from '../statistics/packed.ts'

type Finished = Pick<TableSummary, 'id' | 'game' | 'mode' | 'players' | 'startedAt' | 'points' | 'winners'> & {
  finishedAt: string
}

export interface ArchiveRows {
  /** Puts a finished game in the archive, replacing any under its id. */
  put: (summary: Finished, record: GameRecord) => void
  /** Takes a game that is no longer finished out of the archive. */
  drop: (id: string) => void
}

export function archiveRows(db: Database, catalogue: Catalogue): ArchiveRows {
  const put = db.prepare(PUT)
  const drop = db.prepare('DELETE FROM shelf WHERE id = ?')
  const seat = db.prepare(SEAT)
  const tag = db.prepare(TAG)
  return {
    put(summary, record) {
      const seats = seatsOf(summary, record, catalogue)
      drop.run(summary.id)
      put.run({
        ...columnsOf(summary, record),
        // What has no figures isn't counted.
        figures: record.practice ? null : figuresOf(summary, record, seats, gameIn(catalogue, summary.game)),
      })
      for (const { parts, ...row } of seats) seat.run({ ...row, parts: parts && JSON.stringify(parts) })
      for (const each of record.tags ?? []) tag.run(summary.id, each, fold(each))
    },
    drop: (id) => void drop.run(id),
  }
}

const PUT = `
  INSERT INTO shelf (id, game, mode, players, seats, bots, started_at, finished_at, minutes, points, winners, best, winner,
                     place, notes, words, digest, star, figures, shared, person_words, level_words, bot_words)
  VALUES (@id, @game, @mode, @players, @seats, @bots, @startedAt, @finishedAt, @minutes, @points, @winners, @best, @winner,
          @place, @notes, @words, @digest, @star, @figures, @shared, @persons, @levels, @botWords)`

const SEAT = `
  INSERT INTO seats (game, seat, name, control, first, winner, total, rank, parts)
  VALUES (@game, @seat, @name, @control, @first, @winner, @total, @rank, @parts)`

const TAG = 'INSERT OR IGNORE INTO tags (game, tag, word) VALUES (?, ?, ?)'

function columnsOf(summary: Finished, record: GameRecord) {
  const { id, game, mode, players, startedAt, finishedAt, points } = summary
  const winners = summary.winners ?? []
  const levels = players.flatMap((player) => levelOf(player) ?? [])
  const namesOf = (some: readonly Player[]) => some.map(({ name }) => name)
  return {
    id,
    game,
    mode,
    players: JSON.stringify(players),
    seats: players.length,
    bots: players.filter(isBot).length,
    startedAt,
    finishedAt,
    minutes: minutesOf({ ...summary, minutes: record.minutes }),
    points: JSON.stringify(points),
    winners: JSON.stringify(winners),
    best: Math.max(...points),
    winner: fold(winners.map((seat) => players[seat].name).join(' ')),
    place: record.place ?? null,
    notes: record.notes ?? null,
    words: fold(
      [
        ...players.map(({ name }) => name),
        record.place,
        record.notes,
        localDay(startedAt),
        ...(record.tags ?? []),
        ...levels,
      ].join('\n'),
    ),
    persons: fold(namesOf(players.filter((player) => !isBot(player))).join('\n')),
    levels: fold(levels.join('\n')),
    botWords: fold([...levels, ...namesOf(players.filter(isBot))].join('\n')),
    shared: Number(winners.length > 1),
    digest: digestOf({ ...record, game, mode, players, startedAt }),
    star: Number(record.star ?? false),
  }
}

const figuresOf = (
  summary: Finished,
  record: GameRecord,
  seats: ReturnType<typeof seatsOf>,
  game: Game,
): Buffer | null =>
  packed({
    mode: summary.mode,
    minutes: minutesOf({ ...summary, minutes: record.minutes }),
    seats: seats.map(({ first, winner, rank, total, parts }) => ({
      isFirst: first === 1,
      won: winner === 1,
      place: rank,
      total,
      parts,
    })),
    facts: factsIn(record, game),
  })

function factsIn(record: GameRecord, { figures: { facts } }: Game): PackedFact[] {
  if (!facts) return []
  return facts.of(record).map(({ key, ...fact }) => ({ key: facts.keys.indexOf(key), ...fact }))
}

function seatsOf(
  { id, game, players, winners, points }: Finished,
  { setup, result }: GameRecord,
  catalogue: Catalogue,
) {
  const { figures } = gameIn(catalogue, game)
  const first = figures.starter(setup)
  const scores = (result as Result | null | undefined)?.scores ?? []
  const totals = points.map((total, seat) => ({ ...scores[seat], total }))
  const rank = ranks({ scores: totals, winners: winners ?? [] }, figures)
  return players.map(({ name, control }, seat) => ({
    game: id,
    seat,
    name,
    control,
    first: Number(seat === first),
    winner: Number(winners?.includes(seat) ?? false),
    total: points[seat],
    rank: rank[seat],
    parts: (scores[seat] && figures.partsOf(scores[seat])) ?? null,
  }))
}
