/** A quick review of whole games through the services: in both threads, every move kept as it is found. */
import { EventEmitter, once } from 'node:events'
import type { ReviewState } from '../src/contract/reviews.ts'
import { CATALOGUE } from '../src/games/catalogue.ts'
import { coalBaron } from '../src/games/coal-baron/game.ts'
import { simulatedBot } from '../src/main/bots/bots.ts'
import { openStore } from '../src/main/store/store.ts'
import { openServices } from '../src/main/services/services.ts'
import { changeOfRecord } from '../src/main/archive/change.ts'
import { playedRecord } from '../tests/support/games.ts'
import { figure } from './figure.ts'
import type { Part } from './figure.ts'
import { inNewFolder } from './folder.ts'

/** Milliseconds that a game of two may take on two cores. */
const TARGET = 20_000

export const reviews: Part = () =>
  inNewFolder(async (folder) => {
    const two = playedRecord(2, 7, simulatedBot(coalBaron, 'hewer', 2))
    const four = playedRecord(4, 7, simulatedBot(coalBaron, 'hewer', 4))
    const store = await openStore({ folder, now: () => new Date(), catalogue: CATALOGUE })
    for (const record of [two, four]) store.games.create(changeOfRecord(record, record.finishedAt!, CATALOGUE))
    store.close()
    return [
      figure('quick review of a game of two', await reviewTime(folder, two.id), 'ms', TARGET),
      figure('quick review of a game of four', await reviewTime(folder, four.id), 'ms'),
    ]
  })

async function reviewTime(folder: string, id: string): Promise<number> {
  const services = await openServices({ folder, host: 'loopback', version: 'bench' })
  const told = new EventEmitter()
  services.events.subscribe((name, value) => {
    if (name === 'review.changed' && (value as ReviewState).running === null) told.emit('over')
  })
  const before = performance.now()
  services.api['reviews.start']({ id, depth: 'quick' })
  await once(told, 'over')
  const time = performance.now() - before
  services.close()
  return time
}
