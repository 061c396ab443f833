/** One play as a link for BG Stats, short enough for a QR code that phones read at once (docs/exports.md#bg-stats). */
import { gameIn, type Catalogue } from '../../../games/facets/facets.ts'
import type { FinishedRecord } from '../../../games/record/record.ts'
import { durationOf, listingOf } from './bg-stats.ts'
import { exportName } from './export-names.ts'
import { ranks } from '../../platform/ranks.ts'

/** Bytes that a code of 69 modules a side holds with the least error correction. */
const MOST_BYTES = 425

/** The fields to leave out of a link that is too long, first to last, by key; BG Stats asks for the last two. */
const SPARED = [
  'comments',
  'rank',
  'sourcePlayerId',
  'role',
  'highestWins',
  'sourceGameId',
  'location',
  'startPlayer',
  'durationMin',
  'sourcePlayId',
  'sourceName',
]

/** The link that adds a finished game to BG Stats: with all of the game, else with fewer fields, else with shorter names. */
export function bgStatsLink(record: FinishedRecord, catalogue: Catalogue): string {
  const play = playOf(record, catalogue)
  let shortest = ''
  for (const link of links(play)) {
    shortest = link
    if (link.length <= MOST_BYTES) break
  }
  return shortest
}

/** Shorter and shorter. */
function* links(play: Play): Generator<string> {
  for (let count = 0; count <= SPARED.length; count++) yield linkTo(play, SPARED.slice(0, count))
  const longest = Math.max(...play.players.map(({ name }) => [...name].length))
  for (let length = longest; length > 0; length--)
    yield linkTo({ ...play, players: cutTo(length, play.players) }, SPARED)
}

function linkTo(play: Play, spared: readonly string[]): string {
  const json = JSON.stringify(play, (key, value: unknown) => (spared.includes(key) ? undefined : value))
  // A query may hold these two as they are.
  const data = encodeURIComponent(json).replaceAll('%3A', ':').replaceAll('%2C', ',')
  return `bgstats://app.bgstatsapp.com/createPlay.html?data=${data}`
}

/** Names that are short anyway are left whole, and those that became the same have their seat's number. */
function cutTo(length: number, players: Play['players']): Play['players'] {
  const cut = players.map(({ name }) => cutName(length, name))
  const isTaken = (name: string) => cut.filter((each) => each === name).length > 1
  return players.map((player, seat) => {
    const name = cutName(length, player.name)
    return { ...player, name: isTaken(name) ? `${name}${seat + 1}` : name }
  })
}

const cutName = (length: number, name: string): string =>
  [...name].length <= length
    ? name
    : `${[...name]
        .slice(0, length - 1)
        .join('')
        .trimEnd()}.`

interface Play extends Record<string, unknown> {
  players: { name: string }[]
}

/** Enough of a record's id to tell a person's games apart. */
const SHORT_ID = 8

/** Nothing that is empty, false or not known. */
function playOf(record: FinishedRecord, catalogue: Catalogue): Play {
  const game = gameIn(catalogue, record.game)
  const { id, name } = listingOf(game)
  const { scores, winners } = record.result
  const rank = ranks(record.result, game.figures)
  const starter = game.figures.starter(record.setup)
  return {
    sourceName: 'Pithead',
    sourcePlayId: record.id.slice(0, SHORT_ID),
    playDate: record.finishedAt.slice(0, 19).replace('T', ' '),
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
