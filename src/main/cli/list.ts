/** `pithead list`: a line for each finished game. */
import type { Command } from 'commander'
import type { ArchivedGame } from '../../contract/archive.ts'
import type { Stores } from '../store/store.ts'
import { localDay } from '../../contract/conventions/local-day.ts'
import { type CommandLine, newCommand } from './command-line.ts'
import { jsonFlag, SEARCH } from './command-flags.ts'
import { foundBy } from './with-games.ts'
import type { Print } from './output.ts'
import { printable } from './printable.ts'
import { STATUS, type Status } from './status.ts'

export const listCommand = ({ read, print }: CommandLine): Command =>
  newCommand<{ json?: true }>('list', 'list finished games, the latest first', ({ json }, words) =>
    read((stores) => list(stores, words.join(' '), print, json)),
  )
    .argument('[search...]', SEARCH)
    .addOption(jsonFlag())

/** Prints id, date, players and points of each game found, the winners marked `*`. */
export function list(stores: Pick<Stores, 'archive'>, search: string, print: Print, json = false): Status {
  const games = gamesOf(stores, search)
  if (json) print(JSON.stringify([...games], null, 2))
  else for (const game of games) print(printable(lineOf(game)))
  return STATUS.ok
}

const PAGE = 200

function* gamesOf({ archive }: Pick<Stores, 'archive'>, search: string): Generator<ArchivedGame> {
  for (let skip = 0; ; skip += PAGE) {
    const { total, games } = archive.page({ ...foundBy(search), skip, count: PAGE })
    yield* games
    if (skip + PAGE >= total) return
  }
}

function lineOf({ id, startedAt, players, points, winners }: ArchivedGame): string {
  const seats = players.map(({ name }, seat) => `${name} ${points[seat]}${winners.includes(seat) ? '*' : ''}`)
  return `${id} ${localDay(startedAt)} ${seats.join(', ')}`
}
