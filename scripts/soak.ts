/**
 * `npm run soak [-- PART…]`: the long versions of tests that `npm test` has in short, and their figures as JSON. The parts
 * are kills, work, fuzz, strangers, session, attack, large, games and rules. `PITHEAD_SEED` repeats a run; what a part finds wrong ends it with the status 1.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Services } from '../src/main/services/services.ts'
import { openServices } from '../src/main/services/services.ts'
import { attack } from '../tests/support/attack.ts'
import { playBotGames } from '../tests/support/bot-games.ts'
import type { Wire } from '../tests/support/fuzz/fuzz.ts'
import { fuzz } from '../tests/support/fuzz/fuzz.ts'
import { hostileDatabases, hostileFiles } from '../tests/support/fuzz/strangers.ts'
import { FAST_DISK } from '../tests/support/health.ts'
import { killOverAndOver } from '../tests/support/kills.ts'
import { killInLongWork } from '../tests/support/long-work-kills.ts'
import { largeArchive } from '../tests/support/large-archive.ts'
import { longSession } from '../tests/support/long-session.ts'
import { ROOT } from './bootstrap/root.mjs'
import { checkNames, main } from './main.ts'
import { runNode } from './tools.ts'
import { errorOf } from '../src/main/platform/thrown.ts'
import { present } from '../src/games/building-blocks/present.ts'

const KILLS = 500
const WORK_KILLS = 100
const FRAMES = 200_000
const GAMES = 1000
/** Random games for each number of players on which the properties of the rules are tried. */
const RANDOM_GAMES = 1000
const DATABASES = 100
const FILES = 200
/** Milliseconds that nothing a stranger hands over may take. */
const SOON = 5000

/** MiB by which the memory in use may differ between two looks at a process that keeps nothing. */
const FLAT = 8

/** Milliseconds of the long session, and open files by which its end may differ. */
const SESSION = Number(process.env.PITHEAD_SESSION_MS ?? 20 * 60_000)
const FILES_FLAT = 3

/** Games of the large archive, and MiB that the process may take at the most. */
const LARGE = Number(process.env.PITHEAD_LARGE_GAMES ?? 100_000)
const MOST_MIB = 400

const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'plain']

type Part = (seed: number) => Promise<{ figures: unknown; problem?: string }>

async function inNewFolder<T>(on: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(on, 'pithead-soak-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The desktop app's entry is tried without Electron's runtime. */
function standInForElectron(): void {
  const url = pathToFileURL(join(ROOT, 'tests/support/fuzz/electron-module.ts')).href
  registerHooks({
    resolve: (name, context, next) => (name === 'electron' ? { url, shortCircuit: true } : next(name, context)),
  })
}

const fuzzing = (host: string, wireTo: (services: Services, folder: string) => Wire | Promise<Wire>, seed: number) =>
  inNewFolder(FAST_DISK, async (folder) => {
    const services = await openServices({ folder, host: 'loopback', version: 'soak' })
    const wire = await wireTo(services, folder)
    try {
      return await fuzz({ host, folder, services, wire, frames: FRAMES, seed })
    } finally {
      services.close()
    }
  })

const PARTS: Record<string, Part> = {
  kills: async (seed) => ({ figures: await inNewFolder(tmpdir(), (folder) => killOverAndOver(folder, KILLS, seed)) }),

  work: async (seed) => ({
    figures: await inNewFolder(tmpdir(), (folder) => killInLongWork(folder, WORK_KILLS, seed)),
  }),

  async fuzz(seed) {
    standInForElectron()
    const { electronWire, loopbackWire } = await import('../tests/support/fuzz/wires.ts')
    const figures = [await fuzzing('loopback', loopbackWire, seed), await fuzzing('electron', electronWire, seed)]
    const growing = figures.find(({ heapGrowthMiB }) => heapGrowthMiB > FLAT)
    return { figures, problem: growing && `the memory grew by ${growing.heapGrowthMiB} MiB` }
  },

  async strangers(seed) {
    const databases = await inNewFolder(FAST_DISK, (folder) => hostileDatabases(folder, DATABASES, seed))
    const files = await inNewFolder(FAST_DISK, (folder) => hostileFiles(folder, FILES, seed))
    const slow = [databases, files].find(({ longest }) => longest.milliseconds > SOON)?.longest
    return { figures: { databases, files }, problem: slow && `${slow.milliseconds} ms for ${slow.by}` }
  },

  async session() {
    const figures = await inNewFolder(FAST_DISK, (folder) => longSession(folder, SESSION))
    const [heap, files] = [figures.heapMiB, figures.files].map(([first, last]) => last - first)
    if (files > FILES_FLAT) return { figures, problem: `${files} files are left open` }
    return { figures, problem: heap > FLAT ? `the memory grew by ${heap} MiB` : undefined }
  },

  async attack(seed) {
    const figures = await inNewFolder(FAST_DISK, (folder) => attack(folder, SESSION, seed))
    const [heap, files, threads] = [figures.heapMiB, figures.files, figures.threads].map(
      ([first, last]) => last - first,
    )
    if (files > FILES_FLAT) return { figures, problem: `${files} files are left open` }
    if (threads > 0) return { figures, problem: `${threads} threads are left` }
    return { figures, problem: heap > FLAT ? `the memory grew by ${heap} MiB` : undefined }
  },

  async large() {
    const figures = await inNewFolder(FAST_DISK, (folder) => largeArchive(folder, LARGE))
    const over = Object.entries(figures.peakMiB).find(([, peak]) => peak > MOST_MIB)
    return { figures, problem: over && `${over[0]} took ${over[1]} MiB` }
  },

  async games(seed) {
    const figures = await inNewFolder(FAST_DISK, (folder) => playBotGames(folder, GAMES, seed))
    const growth = present(figures.heapMiB.at(-1), 'the last measurement') - figures.heapMiB[1]
    if (figures.listenersLeft > 0) return { figures, problem: `${figures.listenersLeft} listeners are left` }
    return { figures, problem: growth > FLAT ? `the memory grew by ${growth} MiB` : undefined }
  },

  async rules() {
    const env = { ...process.env, PITHEAD_RANDOM_GAMES: String(RANDOM_GAMES) }
    const { status, output } = await runNode([...VITEST, 'properties/', '--testTimeout=0', '--hookTimeout=0'], { env })
    return { figures: { games: RANDOM_GAMES }, problem: status === 0 ? undefined : output }
  },
}

const USAGE = `npm run soak [-- PART…]: runs the long tests and prints their figures as JSON.
  The parts: ${Object.keys(PARTS).join(', ')}. PITHEAD_SEED repeats a run.`

function readNames(names: string[]): string[] {
  checkNames('part', names, Object.keys(PARTS))
  return names
}

await main(USAGE, readNames, async (names) => {
  const seed = Number(process.env.PITHEAD_SEED ?? Date.now())
  const figures: Record<string, unknown> = {}
  const problems: Record<string, string> = {}
  for (const name of names.length > 0 ? names : Object.keys(PARTS)) {
    process.stderr.write(`${name} (seed ${seed}) …\n`)
    try {
      const { figures: found, problem } = await PARTS[name](seed)
      figures[name] = found
      if (problem) problems[name] = problem
    } catch (error) {
      problems[name] = String(errorOf(error).stack)
    }
  }
  process.stdout.write(`${JSON.stringify({ seed, figures, problems }, null, 2)}\n`)
  return Object.keys(problems).length > 0 ? 1 : 0
})
// A part that failed may have left something open, which must not keep the process.
process.exit()
