/**
 * `npm run bench`, or `npm run bench -- PART…`: prints what was measured, as JSON, in games of Coal Baron where a part names
 * no other. Part by part, one after the other, so that none disturbs another. The comparison with boardgame.io installs
 * packages of its own, so it runs only where it is named. `npm run bench -- tables --against FOLDER` compares with the older checkout there.
 */
import { availableParallelism, cpus } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { checkNames, main, UsageError } from '../scripts/main.ts'
import { againstBoardgameIo } from './boardgame.io/comparison.ts'
import { baronGames } from './baron-games.ts'
import { bots } from './bots.ts'
import { clicks } from './clicks.ts'
import { copies } from './copies.ts'
import type { Figure, Part } from './figure.ts'
import { firstLoad } from './first-load.ts'
import { firstPage } from './first-page.ts'
import { randomGames, replays } from './kernel.ts'
import { pace } from './pace.ts'
import { archiveHost } from './archive-host.ts'
import { archive } from './archive.ts'
import { largeArchive } from './large-archive.ts'
import { reviews } from './reviews.ts'
import { scoreSheet } from './score-sheet.ts'
import { scroll } from './scroll.ts'
import { statisticsPages } from './statistics-pages.ts'
import { tables } from './tables.ts'
import { trainGames } from './train-games.ts'
import { waits } from './waits.ts'

const PARTS: Readonly<Record<string, Part>> = {
  randomGames,
  baronGames,
  trainGames,
  replays,
  copies,
  bots,
  tables,
  waits,
  reviews,
  archive,
  archiveHost,
  largeArchive,
  scroll,
  statisticsPages,
  firstLoad,
  firstPage,
  clicks,
  pace,
  scoreSheet,
}
const NAMED_ONLY: Readonly<Record<string, Part>> = { 'boardgame.io': againstBoardgameIo }
const ALL = { ...PARTS, ...NAMED_ONLY }

function asked() {
  try {
    const options = { against: { type: 'string' } } as const
    const { positionals: names, values } = parseArgs({ allowPositionals: true, options })
    return { names, against: values.against === undefined ? null : resolve(values.against) }
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

await main(async () => {
  const { names, against } = asked()
  checkNames('part', names, Object.keys(ALL))
  const figures: Figure[] = []
  const skipped: Record<string, string> = {}
  for (const name of names.length > 0 ? names : Object.keys(PARTS)) {
    process.stderr.write(`${name} …\n`)
    try {
      figures.push(...(await ALL[name]({ against })))
    } catch (error) {
      skipped[name] = (error as Error).message.split('\n')[0]
    }
  }
  const machine = { node: process.version, cpu: cpus()[0].model, cores: availableParallelism() }
  process.stdout.write(`${JSON.stringify({ machine, figures, skipped }, null, 2)}\n`)
})
