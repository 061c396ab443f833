/** `npm run soak` does the same hundreds of times. */
import { expect, test } from 'vitest'
import { killOverAndOver } from '../support/kills.ts'
import { killInLongWork } from '../support/long-work-kills.ts'
import { newFolder } from './folder.ts'

/** `PITHEAD_SEED` repeats a run; the moments are the same as far as the machine is as fast. */
const SEED = Number(process.env.PITHEAD_SEED ?? 20_261_121)

test(`kills lose nothing that was acknowledged (seed ${SEED})`, async () => {
  const figures = await killOverAndOver(newFolder(), 9, SEED)
  expect(figures).toMatchObject({ kills: 9, whileStarting: 1, whileChoosing: 2 })
  for (const [who, done] of Object.entries(figures.acknowledged)) expect(done, who).toBeGreaterThan(0)
})

test(`kills in long work leave it undone or done (seed ${SEED})`, async () => {
  const { cutOff, acknowledged } = await killInLongWork(newFolder(), 5, SEED)
  const count = (kind: string) => (cutOff[kind] ?? 0) + (acknowledged[kind] ?? 0)
  const kinds = ['restore', 'renaming', 'edit', 'change together', 'export']
  expect(kinds.map(count)).toEqual([1, 1, 1, 1, 1])
})
