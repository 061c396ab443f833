/**
 * `npm run bench`, or `npm run bench -- PART…`: prints what was measured, in games of Coal Baron, as JSON. Part by part, one
 * after the other, so that none disturbs another. The comparison with boardgame.io installs packages of its own, so it
 * runs only where it is named.
 */
import { availableParallelism, cpus } from 'node:os'
import { checkNames, main } from '../scripts/main.ts'
import { againstBoardgameIo } from './boardgame.io/comparison.ts'
import { bots } from './bots.ts'
import { clicks } from './clicks.ts'
import { copies } from './copies.ts'
import type { Figure, Part } from './figure.ts'
import { firstLoad } from './first-load.ts'
import { firstPage } from './first-page.ts'
import { randomGames, replays } from './kernel.ts'
import { archiveHost } from './archive-host.ts'
import { archive } from './archive.ts'
import { reviews } from './reviews.ts'
import { scroll } from './scroll.ts'
import { statisticsPages } from './statistics-pages.ts'
import { tables } from './tables.ts'

const PARTS: Readonly<Record<string, Part>> = {
  randomGames,
  replays,
  copies,
  bots,
  tables,
  reviews,
  archive,
  archiveHost,
  scroll,
  statisticsPages,
  firstLoad,
  firstPage,
  clicks,
}
const NAMED_ONLY: Readonly<Record<string, Part>> = { 'boardgame.io': againstBoardgameIo }
const ALL = { ...PARTS, ...NAMED_ONLY }

await main(async () => {
  const names = process.argv.slice(2)
  checkNames('part', names, Object.keys(ALL))
  const figures: Figure[] = []
  const skipped: Record<string, string> = {}
  for (const name of names.length > 0 ? names : Object.keys(PARTS)) {
    process.stderr.write(`${name} …\n`)
    try {
      figures.push(...(await ALL[name]()))
    } catch (error) {
      skipped[name] = (error as Error).message.split('\n')[0]
    }
  }
  const machine = { node: process.version, cpu: cpus()[0].model, cores: availableParallelism() }
  process.stdout.write(`${JSON.stringify({ machine, figures, skipped }, null, 2)}\n`)
})
