/** `pithead list`: a line for each finished game. */
import type { ArchivedGame } from '../../contract/archive.ts'
import type { Store } from '../store/store.ts'
import { foundBy } from './games.ts'
import type { Print } from './output.ts'
import { printable } from './printable.ts'

const PAGE = 200

export function list(store: Store, search: string, print: Print): number {
  for (let skip = 0; ; skip += PAGE) {
    const { total, games } = store.archive.page({ ...foundBy(search), skip, count: PAGE })
    for (const game of games) print(printable(lineOf(game)))
    if (skip + PAGE >= total) return 0
  }
}

function lineOf({ id, startedAt, players, points, winners }: ArchivedGame): string {
  const seats = players.map(({ name }, seat) => `${name} ${points[seat]}${winners.includes(seat) ? '*' : ''}`)
  return `${id} ${startedAt.slice(0, 10)} ${seats.join(', ')}`
}
