/** `npm run soak -- strangers` does the same with a hundred databases and two hundred files. */
import { expect, test } from 'vitest'
import { hostileDatabases, hostileFiles } from '../support/fuzz/strangers.ts'
import { FAST_DISK } from '../support/health.ts'
import { newFolder } from './folder.ts'

/** `PITHEAD_SEED` repeats a run. */
const SEED = Number(process.env.PITHEAD_SEED ?? 20_261_122)

test(`hostile databases run nothing and change nothing (seed ${SEED})`, async () => {
  const { refused } = await hostileDatabases(newFolder(FAST_DISK), 12, SEED)
  expect(refused).toBeGreaterThan(6)
})

test(`hostile files change nothing that is there (seed ${SEED})`, async () => {
  const { refused } = await hostileFiles(newFolder(FAST_DISK), 40, SEED)
  expect(refused).toBeGreaterThan(20)
})
