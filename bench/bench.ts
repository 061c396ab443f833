/**
 * `npm run bench`, or `npm run bench -- PART…`: prints what was measured, as JSON, in games of Coal Baron where a part names
 * no other. Part by part, one after the other, so that none disturbs another. The comparison with boardgame.io installs
 * packages of its own, so it runs only where it is named. `npm run bench -- tables --against FOLDER` compares with the older checkout there.
 */
import { availableParallelism, cpus } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkNames, main, UsageError } from '../scripts/main.ts'
import type { Figure, Part } from './figure.ts'

/** Each is loaded when it is measured. */
type Parts = Readonly<Record<string, () => Promise<Part>>>

const PARTS: Parts = {
  randomGames: async () => (await import('./kernel.ts')).randomGames,
  baronGames: async () => (await import('./baron-games.ts')).baronGames,
  trainGames: async () => (await import('./train-games.ts')).trainGames,
  replays: async () => (await import('./kernel.ts')).replays,
  copies: async () => (await import('./copies.ts')).copies,
  bots: async () => (await import('./bots.ts')).bots,
  tables: async () => (await import('./tables.ts')).tables,
  waits: async () => (await import('./waits.ts')).waits,
  reviews: async () => (await import('./reviews.ts')).reviews,
  archive: async () => (await import('./archive.ts')).archive,
  archiveHost: async () => (await import('./archive-host.ts')).archiveHost,
  largeArchive: async () => (await import('./large-archive.ts')).largeArchive,
  scroll: async () => (await import('./scroll.ts')).scroll,
  statisticsPages: async () => (await import('./statistics-pages.ts')).statisticsPages,
  firstLoad: async () => (await import('./first-load.ts')).firstLoad,
  firstPage: async () => (await import('./first-page.ts')).firstPage,
  clicks: async () => (await import('./clicks.ts')).clicks,
  pace: async () => (await import('./pace.ts')).pace,
  scoreSheet: async () => (await import('./score-sheet.ts')).scoreSheet,
}
const NAMED_ONLY: Parts = {
  'boardgame.io': async () => (await import('./boardgame.io/comparison.ts')).againstBoardgameIo,
}
const ALL = { ...PARTS, ...NAMED_ONLY }

function asked(args: string[]) {
  try {
    const options = { against: { type: 'string' } } as const
    const { positionals: names, values } = parseArgs({ args, allowPositionals: true, options })
    checkNames('part', names, Object.keys(ALL))
    return { names, against: values.against === undefined ? null : resolve(values.against) }
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

const USAGE = `npm run bench -- [PART…] [--against FOLDER]: measures the parts and prints JSON.
  The parts: ${Object.keys(PARTS).join(', ')}; only where named: ${Object.keys(NAMED_ONLY).join(', ')}.
  --against compares with the older checkout in FOLDER, where a part can.`

await main(USAGE, asked, async ({ names, against }) => {
  const figures: Figure[] = []
  const skipped: Record<string, string> = {}
  for (const name of names.length > 0 ? names : Object.keys(PARTS)) {
    process.stderr.write(`${name} …\n`)
    try {
      const measure = await ALL[name]()
      figures.push(...(await measure({ against })))
    } catch (error) {
      skipped[name] = (error as Error).message.split('\n')[0]
    }
  }
  const machine = { node: process.version, cpu: cpus()[0].model, cores: availableParallelism() }
  process.stdout.write(`${JSON.stringify({ machine, figures, skipped }, null, 2)}\n`)
})
