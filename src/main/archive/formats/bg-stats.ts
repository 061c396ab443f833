/** The formats of BG Stats (docs/exports.md#bg-stats): plays as a file. */
import { minutesOf } from '../../../games/building-blocks/minutes.ts'
import { gameIn, type Catalogue, type Game } from '../../../games/facets/facets.ts'
import type { FinishedRecord, GameRecord } from '../../../games/record/record.ts'
import { exportName } from './export-names.ts'
import { ranks } from '../../platform/ranks.ts'
import { uuidOf } from './uuid-of.ts'
import { present } from '../../../games/building-blocks/present.ts'

/** BoardGameGeek's number and name; a game that isn't listed there goes by its name. */
export const listingOf = ({ identity: { titles, listing } }: Game) => listing ?? { id: 0, name: titles[0], year: 0 }
/** Not said where it isn't known. */
export function durationOf(record: GameRecord): { durationMin?: number } {
  const minutes = minutesOf(record)
  return minutes > 0 ? { durationMin: minutes } : {}
}

/** A file of these plays. The same records give the same file. `pace` is awaited after each, twice. */
export async function* bgStatsFile(
  records: Iterable<FinishedRecord>,
  catalogue: Catalogue,
  pace: () => Promise<void> = () => Promise.resolve(),
): AsyncGenerator<string> {
  const seen = newSeen()
  for (const record of records) {
    seen.add(record)
    await pace()
  }
  const [before, after] = JSON.stringify(rootOf(seen, catalogue), null, 2).split(PLAYS)
  yield before
  let comma = ''
  for (const record of records) {
    yield `${comma}${playText(record, seen, catalogue)}`
    comma = ','
    await pace()
  }
  yield `${after}\n`
}

const INDENT = '\n    '
/** Stands where the plays come: no name holds a line's end. */
const PLAYS = `${INDENT}"here"`

const playText = (record: FinishedRecord, seen: Seen, catalogue: Catalogue): string =>
  `${INDENT}${JSON.stringify(playOf(record, seen, catalogue), null, 2).replaceAll('\n', INDENT)}`

/** Each with its number in the file, from 1 on. */
type Numbered = Map<string, number>

interface Seen {
  games: Numbered
  names: Numbered
  places: Numbered
  changed: string
  add: (record: FinishedRecord) => void
}

function newSeen(): Seen {
  const number = (all: Numbered, what: string) => void (all.has(what) || all.set(what, all.size + 1))
  const seen: Seen = {
    games: new Map(),
    names: new Map(),
    places: new Map(),
    changed: '1970-01-01T00:00:00.000Z',
    add({ game, players, place, finishedAt }) {
      number(seen.games, game)
      for (const player of players) number(seen.names, exportName(player))
      if (place !== undefined) number(seen.places, place)
      if (finishedAt > seen.changed) seen.changed = finishedAt
    },
  }
  return seen
}

function rootOf({ games, names, places, changed }: Seen, catalogue: Catalogue) {
  const modificationDate = localTime(changed)
  return {
    about: 'Pithead',
    players: [...names].map(([name, id]) => ({
      id,
      uuid: uuidOf('player', name),
      name,
      isAnonymous: false,
      modificationDate,
    })),
    locations: [...places].map(([name, id]) => ({ id, uuid: uuidOf('place', name), name, modificationDate })),
    games: [...games].map(([game, id]) => gameOf(gameIn(catalogue, game), id, modificationDate)),
    plays: ['here'],
    userInfo: { meRefId: 0 },
  }
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

function playOf(record: FinishedRecord, { games, names, places }: Seen, catalogue: Catalogue) {
  const ended = localTime(record.finishedAt)
  const { place, notes } = record
  return {
    uuid: record.id,
    playDate: ended,
    entryDate: ended,
    modificationDate: ended,
    ...durationOf(record),
    gameRefId: present(games.get(record.game), "the game's number"),
    ...(place === undefined ? {} : { locationRefId: present(places.get(place), "the place's number") }),
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
    playerScores: playerScores(record, gameIn(catalogue, record.game), names),
    expansionPlays: [],
  }
}

function playerScores(record: FinishedRecord, { figures }: Game, names: Numbered) {
  const { scores, winners } = record.result
  const rank = ranks(record.result, figures)
  const starter = figures.starter(record.setup)
  return record.players.map((player, seat) => ({
    playerRefId: present(names.get(exportName(player)), "the player's number"),
    score: sumOf(figures.cellsOf(scores[seat]) ?? [scores[seat].total]),
    winner: winners.includes(seat),
    newPlayer: false,
    startPlayer: seat === starter,
    rank: rank[seat],
    seatOrder: seat + 1,
    role: player.color,
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
