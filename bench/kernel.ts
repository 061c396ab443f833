/** The rules alone, on one core: random games with their legal moves found, and records replayed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CATALOGUE } from '../src/games/catalogue.ts'
import { seeded } from '../src/games/building-blocks/random.ts'
import { readRecord } from '../src/games/record/record.ts'
import { bundled } from './bundled.ts'
import { figure } from './figure.ts'
import type { Figure, Part } from './figure.ts'
import { timeOf } from './measure.ts'

const TARGETS = { games: 60_000, moves: 10_000_000 }

export async function randomGames(): Promise<Figure[]> {
  const games = await bundled<Games>(join(import.meta.dirname, 'games.ts'))
  return [2, 3, 4].flatMap((players) => gamesOf(players, games))
}

type Games = typeof import('./games.ts')

function gamesOf(players: number, { dealt, playOut, copy }: Games): Figure[] {
  const random = seeded(players)
  const start = dealt(players, random)
  let games = 0
  let moves = 0
  const game = timeOf(() => {
    games++
    moves += playOut(copy(start), random)
  })
  const [gamesTarget, movesTarget] = players === 2 ? [TARGETS.games, TARGETS.moves] : [null, null]
  return [
    figure(`random games, ${players} players`, 1000 / game, 'games a second on one core', gamesTarget),
    figure(
      `moves in random games, ${players} players`,
      (1000 / game) * (moves / games),
      'moves a second on one core',
      movesTarget,
    ),
  ]
}

/** From the text of a file to its verdict: parsed, checked, replayed by the rules and its result compared. */
export const replays: Part = () =>
  [2, 3, 4].map((players) => {
    const file = join(import.meta.dirname, `../tests/records/coal-baron/${players}-players.json`)
    const text = readFileSync(file, 'utf8')
    return figure(
      `record of ${players} players read and replayed`,
      timeOf(() => readRecord(text, CATALOGUE)),
      'ms',
    )
  })
