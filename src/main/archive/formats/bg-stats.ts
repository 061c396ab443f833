/** The formats of BG Stats (docs/exports.md#bg-stats): plays as a file. */
import { createHash } from 'node:crypto'
import type { Result } from '../../../games/facets/rules.ts'
import { gameIn, type Catalogue, type Game } from '../../../games/facets/facets.ts'
import type { GameRecord } from '../../../games/record/record.ts'
import { ranks } from '../../base/ranks.ts'

const resultOf = (record: GameRecord) => record.result as Result
/** BoardGameGeek's number and name; a game that isn't listed goes by its own id. */
export const listingOf = ({ identity: { id, listing } }: Game) => listing ?? { id: 0, name: id, year: 0 }
/** Not said where it isn't known. */
export function durationOf({ startedAt, finishedAt }: GameRecord): { durationMin?: number } {
  const minutes = Math.round((Date.parse(finishedAt!) - Date.parse(startedAt)) / 60_000)
  return minutes > 0 ? { durationMin: minutes } : {}
}

/** A file of these plays. The same records give the same file. */
export async function bgStatsFile(
  records: readonly GameRecord[],
  catalogue: Catalogue,
  pace: () => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const games = [...new Set(records.map(({ game }) => game))].map((id) => gameIn(catalogue, id))
  const names = [...new Set(records.flatMap(({ players }) => players.map(({ name }) => name)))]
  const places = [...new Set(records.flatMap(({ place }) => place ?? []))]
  const changed = localTime(
    records
      .map(({ finishedAt }) => finishedAt!)
      .sort()
      .at(-1) ?? '1970-01-01T00:00:00.000Z',
  )
  const plays: ReturnType<typeof playOf>[] = []
  for (const record of records) {
    plays.push(playOf(record, games, names, places))
    await pace()
  }
  const root = {
    about: 'Pithead',
    players: names.map((name, i) => ({
      id: i + 1,
      uuid: uuidOf('player', name),
      name,
      isAnonymous: false,
      modificationDate: changed,
    })),
    locations: places.map((name, i) => ({ id: i + 1, uuid: uuidOf('place', name), name, modificationDate: changed })),
    games: games.map((game, i) => gameOf(game, i + 1, changed)),
    plays,
    userInfo: { meRefId: 0 },
  }
  return `${JSON.stringify(root, null, 2)}\n`
}

const gameOf = (game: Game, id: number, modificationDate: string) => ({
  id,
  uuid: uuidOf('game', game.identity.id),
  name: listingOf(game).name,
  bggName: listingOf(game).name,
  bggYear: listingOf(game).year,
  bggId: listingOf(game).id,
  designers: '',
  highestWins: true,
  noPoints: false,
  cooperative: false,
  usesTeams: false,
  isBaseGame: 1,
  isExpansion: 0,
  modificationDate,
})

function playOf(record: GameRecord, games: readonly Game[], names: readonly string[], places: readonly string[]) {
  const at = games.findIndex(({ identity }) => identity.id === record.game)
  const ended = localTime(record.finishedAt!)
  const { place, notes } = record
  return {
    uuid: record.id,
    playDate: ended,
    entryDate: ended,
    modificationDate: ended,
    ...durationOf(record),
    gameRefId: at + 1,
    ...(place === undefined ? {} : { locationRefId: places.indexOf(place) + 1 }),
    ...(notes === undefined ? {} : { comments: notes }),
    rounds: 0,
    usesTeams: false,
    ignored: false,
    manualWinner: false,
    scoringSetting: 0,
    rating: 0,
    playImages: '[]',
    bggId: 0,
    importPlayId: 0,
    nemestatsId: 0,
    playerScores: playerScores(record, games[at], names),
    expansionPlays: [],
  }
}

function playerScores(record: GameRecord, { figures }: Game, names: readonly string[]) {
  const { scores, winners } = resultOf(record)
  const rank = ranks(resultOf(record), figures)
  const starter = figures.starter(record.setup)
  return record.players.map(({ name, color }, seat) => ({
    playerRefId: names.indexOf(name) + 1,
    score: sumOf(figures.cellsOf(scores[seat]) ?? [scores[seat].total]),
    winner: winners.includes(seat),
    newPlayer: false,
    startPlayer: seat === starter,
    rank: rank[seat],
    seatOrder: seat + 1,
    role: color,
  }))
}

/** `41+11+20+34+1+1-1-6`. */
const sumOf = (parts: readonly number[]): string =>
  parts.map((part, i) => (part < 0 || i === 0 ? String(part) : `+${part}`)).join('')

/** `YYYY-MM-DD HH:mm:ss` where the program runs. */
function localTime(time: string): string {
  const at = new Date(time)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 19).replace('T', ' ')
}

/** Always the same for the same thing. */
function uuidOf(kind: string, name: string): string {
  const hex = createHash('sha256').update(`${kind} ${name}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
