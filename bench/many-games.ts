/** An archive such as a club fills in years. */
import { randomUUID } from 'node:crypto'
import { CATALOGUE } from '../src/games/catalogue.ts'
import type { GameRecord } from '../src/games/record/record.ts'
import { openStore, type Store } from '../src/main/store/store.ts'
import { changeOfRecord } from '../src/main/archive/change.ts'
import { playedRecord } from '../tests/support/games.ts'

export const GAMES = 10_000
/** The decisions of all of them. */
export const GAME = 'coal-baron'
const HOUR = 3_600_000
const NOW = '2026-11-20T10:00:00.000Z'

export const PLAYED = [2, 3, 4].flatMap((players) => [1, 2, 3].map((seed) => playedRecord(players, seed)))

/** Nine played games again and again, each time with an id and a day of its own. */
function game(number: number): GameRecord {
  const start = Date.UTC(2020, 0, 1) + number * HOUR
  return {
    ...PLAYED[number % PLAYED.length],
    id: randomUUID(),
    startedAt: new Date(start).toISOString(),
    finishedAt: new Date(start + HOUR).toISOString(),
  }
}

export const fill = (store: Store): void =>
  store.atomically(() => {
    for (let number = 0; number < GAMES; number++) store.games.create(changeOfRecord(game(number), NOW, CATALOGUE))
  })

export async function fillFolder(folder: string): Promise<void> {
  const store = await openStore({ folder, now: () => new Date(), catalogue: CATALOGUE })
  fill(store)
  store.close()
}

/** Games of which no two are alike, nor any of another `batch`, so that each is kept. */
export const differentGames = (count: number, batch = 1): GameRecord[] =>
  Array.from({ length: count }, (_, i) => ({ ...playedRecord(2, 10_000 * batch + i), id: randomUUID() }))
