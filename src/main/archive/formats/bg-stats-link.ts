/** One play as a link for BG Stats, short enough for a QR code that phones read at once (docs/exports.md#bg-stats). */
import type { Result } from '../../../games/facets/rules.ts'
import { gameIn, type Catalogue } from '../../../games/facets/facets.ts'
import type { GameRecord } from '../../../games/record/record.ts'
import { durationOf, listingOf } from './bg-stats.ts'
import { exportName } from './export-names.ts'
import { ranks } from '../../base/ranks.ts'

/** Bytes that a code of 69 modules a side holds with the least error correction. */
const MOST_BYTES = 425

/** The fields to leave out of a link that is too long, first to last, by key. */
const SPARED = [
  'comments',
  'rank',
  'sourcePlayerId',
  'role',
  'highestWins',
  'sourceGameId',
  'sourcePlayId',
  'location',
  'startPlayer',
  'durationMin',
  'sourceName',
]

/** The link that adds a finished game to BG Stats, with as much of the game as fits. */
export function bgStatsLink(record: GameRecord, catalogue: Catalogue): string {
  const play = playOf(record, catalogue)
  const links = [...SPARED.keys(), SPARED.length].map((count) => linkTo(play, SPARED.slice(0, count)))
  return links.find(({ length }) => length <= MOST_BYTES) ?? links.at(-1)!
}

function linkTo(play: object, spared: readonly string[]): string {
  const json = JSON.stringify(play, (key, value: unknown) => (spared.includes(key) ? undefined : value))
  // A query may hold these two as they are.
  const data = encodeURIComponent(json).replaceAll('%3A', ':').replaceAll('%2C', ',')
  return `bgstats://app.bgstatsapp.com/createPlay.html?data=${data}`
}

/** Nothing that is empty, false or not known. */
function playOf(record: GameRecord, catalogue: Catalogue): object {
  const game = gameIn(catalogue, record.game)
  const { id, name } = listingOf(game)
  const { scores, winners } = record.result as Result
  const rank = ranks(record.result as Result, game.figures)
  const starter = game.figures.starter(record.setup)
  return {
    sourceName: 'Pithead',
    sourcePlayId: record.id,
    playDate: record.finishedAt!.slice(0, 19).replace('T', ' '),
    ...durationOf(record),
    location: record.place,
    comments: record.notes,
    game: { name, bggId: id, sourceGameId: record.game, highestWins: true },
    players: record.players.map((player, seat) => ({
      name: exportName(player),
      sourcePlayerId: exportName(player),
      startPlayer: seat === starter || undefined,
      winner: winners.includes(seat) || undefined,
      rank: rank[seat],
      role: player.color,
      score: scores[seat].total,
    })),
  }
}
