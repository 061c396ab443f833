/** `npm run soak` does the same two hundred thousand times. */
import { expect, test, vi } from 'vitest'
import { fuzz } from '../support/fuzz/fuzz.ts'
import { FAST_DISK } from '../support/health.ts'
import { newFolder } from './folder.ts'
import { newServices } from './services.ts'

vi.mock('electron', () => import('../support/fuzz/electron-module.ts'))

/** `PITHEAD_SEED` repeats a run. */
const SEED = Number(process.env.PITHEAD_SEED ?? 20_261_121)
const FRAMES = 1500

test.each(['loopback', 'electron'])(`hostile frames do no harm through %s (seed ${SEED})`, async (host) => {
  const { electronWire, loopbackWire } = await import('../support/fuzz/wires.ts')
  const folder = newFolder(FAST_DISK)
  const services = await newServices(folder)
  const wire = host === 'loopback' ? await loopbackWire(services, folder) : electronWire(services)
  const figures = await fuzz({ host, folder, services, wire, frames: FRAMES, seed: SEED })
  expect(figures.accepted).toBeGreaterThan(FRAMES / 50)
  expect(Object.keys(figures.refused)).toEqual(expect.arrayContaining(['bad-arguments', 'not-found', 'stale']))
})
