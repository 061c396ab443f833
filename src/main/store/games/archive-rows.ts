/**
 * The archive's columns for a finished game beside its record, so that it is found, sorted and counted without reading
 * it.
 */
import type { Database, Statement } from 'better-sqlite3'
import type { TableSummary } from '../../../contract/api.ts'
import { minutesOf } from '../../../games/building-blocks/minutes.ts'
import { isBot, levelOf, type Player } from '../../../games/building-blocks/players.ts'
import { gameIn, type Catalogue, type Game } from '../../../games/facets/facets.ts'
import type { GameRecord } from '../../../games/record/record.ts'
import { digestOf } from './digest.ts'
import type { Head } from './record-head.ts'
import { localDay } from '../../../contract/conventions/local-day.ts'
import { ranks } from '../../platform/ranks.ts'
import { fold } from '../../../contract/conventions/fold.ts'
import { packed, type PackedFact } from '../../statistics/packed.ts'

type Finished = Pick<TableSummary, 'id' | 'game' | 'mode' | 'players' | 'startedAt' | 'points' | 'winners'> & {
  finishedAt: string
}

export interface ArchiveRows {
  /** Puts a finished game in the archive, replacing any under its id. */
  put: (summary: Finished, record: GameRecord) => void
  /** Writes anew what is told of a game in the archive that was played as before: who sat there, where, and the rest of the words. */
  retell: (head: Head, whole: () => GameRecord) => void
  /** Takes a game that is no longer finished out of the archive. */
  drop: (id: string) => void
}

export function archiveRows(db: Database, catalogue: Catalogue): ArchiveRows {
  const put = db.prepare(PUT)
  const drop = db.prepare('DELETE FROM archive WHERE id = ?')
  const seat = db.prepare(SEAT)
  const tags = tagRows(db)
  const told = db.prepare<[string], Told & { tags: string }>(TOLD)
  const rename = db.prepare('UPDATE seats SET name = @name WHERE game = @id AND seat = @seat AND name <> @name')
  const update = updatesOf(db)

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
      tags.put(summary.id, record.tags)
    },
    retell(head, whole) {
      const { id, players } = head
      const before = told.get(id)
      if (!before) return
      const { tags: tagsBefore, ...columns } = before
      const changed = changesOf(columns, toldColumnsOf(head))
      // The digest of a game that was counted at a table tells who sat there.
      if ('players' in changed && head.mode === 'companion') changed.digest = digestOf(whole())
      update(id, changed)
      if ('players' in changed) players.forEach(({ name }, seat) => rename.run({ id, seat, name }))
      tags.replace(id, tagsBefore, head.tags)
    },
    drop: (id) => void drop.run(id),
  }
}

/** Writes only the columns given: an index is written anew wherever a column of it is named, changed or not. */
function updatesOf(db: Database) {
  const updates = new Map<string, Statement>()
  return (id: string, changed: Partial<Told>): void => {
    const set = Object.keys(changed)
      .map((name) => `${name} = @${name}`)
      .join(', ')
    if (set === '') return
    const update = updates.get(set) ?? db.prepare(`UPDATE archive SET ${set} WHERE id = @id`)
    updates.set(set, update)
    update.run({ ...changed, id })
  }
}

function tagRows(db: Database) {
  const tag = db.prepare('INSERT OR IGNORE INTO tags (game, tag, word) VALUES (?, ?, ?)')
  const untag = db.prepare('DELETE FROM tags WHERE game = ?')
  const put = (game: string, tags: readonly string[] = []): void => {
    for (const each of tags) tag.run(game, each, fold(each))
  }
  /** Writes nothing if they are the same as before, which is sorted JSON. */
  const replace = (game: string, before: string, tags: readonly string[] = []): void => {
    if (before === JSON.stringify(tags.toSorted())) return
    untag.run(game)
    put(game, tags)
  }
  return { put, replace }
}

const PUT = `
  INSERT INTO archive (id, game, mode, players, seats, bots, started_at, finished_at, minutes, points, winners, best, winner,
                     place, notes, words, digest, star, figures, shared, deal, person_words, level_words, bot_words)
  VALUES (@id, @game, @mode, @players, @seats, @bots, @startedAt, @finishedAt, @minutes, @points, @winners, @best, @winner,
          @place, @notes, @words, @digest, @star, @figures, @shared, @deal, @person_words, @levels, @botWords)`

const SEAT = `
  INSERT INTO seats (game, seat, name, control, first, winner, total, rank, parts)
  VALUES (@game, @seat, @name, @control, @first, @winner, @total, @rank, @parts)`

const TOLD = `
  SELECT players, winner, place, notes, words, person_words, star,
         (SELECT json_group_array(tag) FROM (SELECT tag FROM tags WHERE game = archive.id ORDER BY tag)) AS tags
  FROM archive WHERE id = ?`

function columnsOf(summary: Finished, record: GameRecord) {
  const { id, game, mode, players, startedAt, finishedAt, points } = summary
  const winners = summary.winners ?? []
  const levels = players.flatMap((player) => levelOf(player) ?? [])
  return {
    id,
    game,
    mode,
    seats: players.length,
    bots: players.filter(isBot).length,
    startedAt,
    finishedAt,
    minutes: minutesOf({ ...summary, minutes: record.minutes }),
    points: JSON.stringify(points),
    winners: JSON.stringify(winners),
    best: Math.max(...points),
    levels: fold(levels.join('\n')),
    botWords: fold([...levels, ...namesOf(players.filter(isBot))].join('\n')),
    shared: Number(winners.length > 1),
    deal: record.deal ?? null,
    ...toldColumnsOf({ ...record, players, startedAt }, winners),
    digest: digestOf({ ...record, game, mode, players, startedAt }),
  }
}

/** The columns that may change in a game that was played as before. */
interface Told {
  players: string
  winner: string
  place: string | null
  notes: string | null
  words: string
  person_words: string
  digest?: string
  star: number
}

function toldColumnsOf(record: Omit<Head, 'mode'>, winners = record.result?.winners ?? []): Told {
  const { players, place, notes, tags = [], startedAt, star } = record
  const levels = players.flatMap((player) => levelOf(player) ?? [])
  const people = players.filter((player) => !isBot(player))
  return {
    players: JSON.stringify(players),
    winner: fold(winners.map((seat) => players[seat].name).join(' ')),
    place: place ?? null,
    notes: notes ?? null,
    words: fold([...namesOf(players), place, notes, localDay(startedAt), ...tags, ...levels].join('\n')),
    person_words: fold(namesOf(people).join('\n')),
    star: Number(star ?? false),
  }
}

const namesOf = (some: readonly Player[]) => some.map(({ name }) => name)

const changesOf = (before: Told, after: Partial<Told>): Partial<Told> =>
  Object.fromEntries(Object.entries(after).filter(([key, value]) => before[key as keyof Told] !== value))

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
  const scores = result?.scores ?? []
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
