/**
 * The same moves in the kernel and in boardgame.io's client, in production mode. There the state is plain data, as that
 * framework asks for, and every move is the same function of the kernel: the difference is what a framework adds. Its
 * packages have a lock file of their own, beside this file, and are installed when the comparison is run.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { install } from '../../scripts/bootstrap/install.mjs'
import type { State } from '../../src/games/coal-baron/index.ts'
import type { Move } from '../../src/games/coal-baron/rules/moves.ts'
import { bundled } from '../bundled.ts'
import { figure } from '../figure.ts'
import type { Figure } from '../figure.ts'
import type { Played } from '../games.ts'
import { coreTime, timeOf } from '../measure.ts'

const TARGET = 3000
const GAMES = 10
const ROUNDS = 5

/** The part of boardgame.io that the comparison uses. */
interface Library {
  Client: <G>(options: { game: Game<G>; numPlayers: number; debug: false }) => {
    moves: { play: (move: Move) => void }
    getState: () => { G: G } | null
  }
}

interface Game<G> {
  setup: () => G
  moves: { play: (context: { G: G }, move: Move) => void }
}

type Client = Library['Client']
type Kernel = typeof import('../games.ts')

/** Loaded late: it looks at `NODE_ENV` as it is loaded. */
function loadClient(): Client {
  process.env.NODE_ENV = 'production'
  const require = createRequire(import.meta.url)
  return (require('boardgame.io/client') as Library).Client
}

/** A game's state, and its way of playing a move on it. */
interface Keeping<G> {
  setup: (start: State) => G
  play: (G: G, move: Move) => void
  read: (G: G) => Iterable<number>
}

const plain = ({ apply }: Kernel): Keeping<{ words: number[] }> => ({
  setup: (start) => ({ words: [...start] }),
  play: (G, move) => apply(G.words as unknown as State, move),
  read: (G) => G.words,
})

/** All but plain data is passed through untouched, so this is as fast as boardgame.io can be. */
const typed = ({ apply, copy }: Kernel): Keeping<{ state: State }> => ({
  setup: (state) => ({ state }),
  play: (G, move) => {
    G.state = copy(G.state)
    apply(G.state, move)
  },
  read: (G) => G.state,
})

export async function againstBoardgameIo(): Promise<Figure[]> {
  install(import.meta.dirname)
  // Bundled as it is shipped.
  const played = await bundled<Kernel>(join(import.meta.dirname, '../games.ts'))
  const games = played.playedGames(2, GAMES)
  const Client = loadClient()
  const total = games.reduce((sum, { moves }) => sum + moves.length, 0)
  const state = played.copy(games[0].start)
  const kernel = timeOf(() => games.forEach((game) => replay(game, state, played))) / total
  const client = <G>(keeping: Keeping<G>) =>
    Math.min(...Array.from({ length: ROUNDS }, () => timeInClient(Client, keeping, games))) / total
  const [withPlain, withTyped] = [client(plain(played)), client(typed(played))]
  return [
    figure('moves applied in the kernel', 1000 / kernel, 'moves a second on one core'),
    figure("moves applied in boardgame.io's client with a plain state", 1000 / withPlain, 'moves a second on one core'),
    figure("moves applied, against boardgame.io's client with a plain state", withPlain / kernel, 'times', TARGET),
    figure("moves applied, against boardgame.io's client with the kernel's own array", withTyped / kernel, 'times'),
  ]
}

function replay({ start, moves }: Played, state: State, { apply }: Kernel) {
  state.set(start)
  for (const move of moves) apply(state, move)
}

const timeInClient = <G>(Client: Client, keeping: Keeping<G>, games: readonly Played[]) =>
  games.reduce((sum, game) => sum + timeOfGame(Client, keeping, game), 0)

function timeOfGame<G>(Client: Client, { setup, play, read }: Keeping<G>, { start, moves, end }: Played): number {
  const game: Game<G> = { setup: () => setup(start), moves: { play: ({ G }, move) => play(G, move) } }
  const client = Client({ game, numPlayers: 2, debug: false })
  const before = coreTime()
  for (const move of moves) client.moves.play(move)
  const time = coreTime() - before
  if ([...read(client.getState()!.G)].join() !== end.join()) throw new Error('boardgame.io played another game')
  return time
}
