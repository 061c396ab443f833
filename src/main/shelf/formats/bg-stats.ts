/** The formats of BG Stats (spec/exports.md): plays as a file and one play as a link. */
import { createHash } from 'node:crypto'
import type { PointsResult } from '../../../games/coal-baron/sheet.ts'
import type { SeatScore } from '../../../games/coal-baron/types.ts'
import type { GameRecord } from '../../../games/record.ts'
import { ranks } from './ranks.ts'

/** Coal Baron at BoardGameGeek. */
export const BGG_ID = 143515
const GAME = 'Coal Baron'

const resultOf = (record: GameRecord) => record.result as PointsResult
const starterOf = ({ setup }: GameRecord) => (setup as { startingPlayer: number }).startingPlayer
const minutesOf = ({ startedAt, finishedAt }: GameRecord) =>
  Math.round((Date.parse(finishedAt!) - Date.parse(startedAt)) / 60_000)

/** The link that adds a finished game to BG Stats. */
export function bgStatsLink(record: GameRecord): string {
  const { scores, winners } = resultOf(record)
  const rank = ranks({ scores })
  const play = {
    sourceName: 'Pithead',
    sourcePlayId: record.id,
    playDate: record.finishedAt!.slice(0, 19).replace('T', ' '),
    durationMin: minutesOf(record),
    location: record.place ?? '',
    comments: record.notes ?? '',
    board: '',
    game: { name: GAME, bggId: BGG_ID, sourceGameId: 'coal-baron', highestWins: true, noPoints: false },
    players: record.players.map(({ name, color }, seat) => ({
      name,
      sourcePlayerId: name,
      startPlayer: seat === starterOf(record),
      winner: winners.includes(seat),
      rank: rank[seat],
      role: color,
      score: scores[seat].total,
    })),
  }
  return `bgstats://app.bgstatsapp.com/createPlay.html?data=${encodeURIComponent(JSON.stringify(play))}`
}

/** A file of these plays. The same records give the same file. */
export function bgStatsFile(records: readonly GameRecord[]): string {
  const names = [...new Set(records.flatMap(({ players }) => players.map(({ name }) => name)))]
  const places = [...new Set(records.flatMap(({ place }) => place ?? []))]
  const changed = localTime(
    records
      .map(({ finishedAt }) => finishedAt!)
      .sort()
      .at(-1) ?? '1970-01-01T00:00:00.000Z',
  )
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
    games: [gameOf(changed)],
    plays: records.map((record) => playOf(record, names, places)),
    userInfo: { meRefId: 0 },
  }
  return `${JSON.stringify(root, null, 2)}\n`
}

const gameOf = (modificationDate: string) => ({
  id: 1,
  uuid: uuidOf('game', 'coal-baron'),
  name: GAME,
  bggName: GAME,
  bggYear: 2013,
  bggId: BGG_ID,
  designers: '',
  highestWins: true,
  noPoints: false,
  cooperative: false,
  usesTeams: false,
  isBaseGame: 1,
  isExpansion: 0,
  modificationDate,
})

function playOf(record: GameRecord, names: readonly string[], places: readonly string[]) {
  const ended = localTime(record.finishedAt!)
  const { place, notes } = record
  return {
    uuid: record.id,
    playDate: ended,
    entryDate: ended,
    modificationDate: ended,
    durationMin: minutesOf(record),
    gameRefId: 1,
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
    playerScores: playerScores(record, names),
    expansionPlays: [],
  }
}

function playerScores(record: GameRecord, names: readonly string[]) {
  const { scores, winners } = resultOf(record)
  const rank = ranks({ scores })
  return record.players.map(({ name, color }, seat) => ({
    playerRefId: names.indexOf(name) + 1,
    score: sumOf(scores[seat]),
    winner: winners.includes(seat),
    newPlayer: false,
    startPlayer: seat === starterOf(record),
    rank: rank[seat],
    seatOrder: seat + 1,
    role: color,
  }))
}

/** "41+11+20+34+1+1-1-6" where the parts are known, else the total. */
function sumOf(score: Partial<SeatScore> & { total: number }): string {
  if (!score.shifts) return String(score.total)
  const shifts = score.shifts.map((elements) => elements.reduce((sum, points) => sum + points, 0))
  const parts = [score.delivered!, ...shifts, score.marks!, score.coal!, score.outstanding!, score.balance!]
  return parts.map((part, i) => (part < 0 || i === 0 ? String(part) : `+${part}`)).join('')
}

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
