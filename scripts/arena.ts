/**
 * Measures the bots of a game against each other, as USAGE says. In `--pair A:B` A is one seat, B all others; every
 * deal is played once with A in each seat. Prints one JSON document. `--iterations` and `--ms` bound every search
 * instead of its level's own budget; `director@2000` searches exactly 2000 iterations. Each pair's result is reported
 * as soon as it is known.
 *
 * Beside the levels there are `random`, the yardsticks written by hand (`arena/yardsticks.ts`), and `external`: the
 * program that `--external COMMAND` starts, which answers by the line protocol. `--bots NAME` is short for two pairs:
 * the strongest level alone among players of that name, and they among themselves.
 *
 * `--nonsense` lets all levels play against each other, at tables of every size, and counts what no bot should ever do;
 * the exit status is 1 if there is any.
 */
import { join } from 'node:path'
import { bundled } from '../bench/bundled.ts'
import { optionsFrom } from './arena/arena-options.ts'
import { main } from './main.ts'

type Arena = typeof import('./arena/arena.ts')

const USAGE = `npm run arena -- [--game ID] [--pair A:B]… [--bots NAME] [--external COMMAND]
    [--players 2] [--games 400] [--seed 1] [--iterations N] [--ms N]
  lets the bots of a game play each other and prints their shares of victories.
npm run arena -- --nonsense [--game ID] [--games 1000] [--seed 1] [--iterations 60]
  counts what bots should never do.`

await main(USAGE, optionsFrom, async (options) => {
  const { countNonsense, playPairs } = await bundled<Arena>(join(import.meta.dirname, 'arena', 'arena.ts'))
  const report = options.nonsense ? countNonsense(options) : await playPairs(options)
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  return 'kinds' in report && Object.values(report.kinds).some((count) => count > 0) ? 1 : 0
})
