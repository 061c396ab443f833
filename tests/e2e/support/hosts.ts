/** The hosts of a test file, each on a data folder of its own that is gone with it. Call these while the file is loaded. */
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { changeOfRecord } from '../../../src/main/archive/change.ts'
import { openStore, type Store } from '../../../src/main/store/store.ts'
import { Host } from './host.ts'
import { test } from './test.ts'

/** A host that has just been started for each test. */
export function hostForEachTest(): Host {
  const host = new Host()
  test.beforeEach(() => host.start())
  test.afterEach(() => host.end())
  return host
}

/** One host for all tests of the file; `fill` puts games in its store before it starts. */
export function hostForAllTests(fill: (store: Store) => void | Promise<void> = () => {}): Host {
  const host = new Host()
  test.beforeAll(async () => {
    await fillStore(host, fill)
    await host.start()
  })
  test.afterAll(() => host.end())
  return host
}

/** Opens the store of a host that doesn't run, and closes it again. */
export async function fillStore(host: Host, fill: (store: Store) => void | Promise<void>): Promise<void> {
  const store = await openStore({ folder: host.folder, now: () => new Date(), catalogue: CATALOGUE })
  await fill(store)
  store.close()
}

/** Puts a finished game in the archive, or another one as if it had ended when it began. */
export const keepGame = (store: Store, record: GameRecord): void =>
  store.games.create(changeOfRecord(record, record.finishedAt ?? record.startedAt, CATALOGUE))
