/**
 * Finds puzzles in games among bots, as USAGE says. A position becomes one by the rules of `acceptance.ts`; `search.ts` asks
 * its questions, the cheapest first, with the iterations of `efforts.ts`. Games are numbered, and a game with a number is always
 * the same. After each game what was found is written to `src/games/<id>/puzzles/found.ts`, with the number of the next one:
 * stopped at any time, the script goes on where it was. It prints a line of JSON for each game, with why positions were turned
 * down so far. When the rules of a game have changed, it begins anew.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundled } from '../../../bench/bundled.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { gameIn, type Game } from '../../../src/games/facets/facets.ts'
import type { PuzzleFile } from '../../../src/games/facets/puzzles.ts'
import { gameCalled } from '../../../src/main/cli/command-flags.ts'
import { wholeNumber } from '../../../src/main/cli/whole-number.ts'
import { openPuzzle } from '../../../src/main/puzzles/opened-puzzle.ts'
import { errorOf } from '../../../src/main/platform/thrown.ts'
import { main, UsageError } from '../../main.ts'
import { hasRoom, WANTED } from './acceptance.ts'
import { writeFound } from './found-file.ts'
import type { Tally } from './search.ts'

type Search = typeof import('./search.ts')

const USAGE = `node scripts/laboratory/puzzles/find.ts --game ID [--minutes 60]
  searches games among bots for puzzles until there are ${WANTED}, or the time is over.`

function optionsFrom(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: { game: { type: 'string' }, minutes: { type: 'string', default: '60' } },
    })
    return { game: gameCalled(values.game, CATALOGUE).identity.id, minutes: wholeNumber('minutes', values.minutes, 1) }
  } catch (error) {
    throw new UsageError(errorOf(error).message)
  }
}

const themesIn = (game: Game, { games }: PuzzleFile): string[] =>
  games.flatMap((from) => from.puzzles.map((puzzle) => openPuzzle(game, from, puzzle).theme))

await main(USAGE, optionsFrom, async ({ game: id, minutes }) => {
  const { searchNumbered } = await bundled<Search>(join(import.meta.dirname, 'search.ts'))
  const game = gameIn(CATALOGUE, id)
  const puzzles = game.puzzles!
  const { rules } = puzzles
  const before = await puzzles.load()
  let file = before.rules === rules ? before : { rules, next: 0, games: [] }
  const until = performance.now() + minutes * 60_000
  const tally: Tally = {}
  for (let themes = themesIn(game, file); themes.length < WANTED && performance.now() < until;) {
    const found = searchNumbered(id, file.next, (theme) => hasRoom(theme, themes), tally)
    const games = found.puzzles.length === 0 ? file.games : [...file.games, found]
    file = { rules, next: file.next + 1, games }
    themes = themesIn(game, file)
    writeFound(id, file)
    const seconds = Math.round(process.cpuUsage().user / 1e6)
    process.stdout.write(`${JSON.stringify({ game: id, next: file.next, puzzles: themes.length, seconds, tally })}\n`)
  }
})
