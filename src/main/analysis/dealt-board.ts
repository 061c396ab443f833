/** A board to analyse on: a new game that is dealt by a code and kept nowhere. */
import type { Board } from '../../contract/analysis.ts'
import { refusal } from '../../contract/errors.ts'
import { seedOfDeal } from '../../games/base/deal-code.ts'
import { seeded } from '../../games/base/random.ts'
import type { Game } from '../../games/facets/facets.ts'
import { FORMAT, VERSION, type GameRecord } from '../../games/record/record.ts'
import type { Stores } from '../store/store.ts'

/** Its record before the first move, the same for the same board; seats are called by their numbers. */
export const boardRecord = ({ identity, play }: Game, { players, options, deal }: Board): GameRecord => ({
  format: FORMAT,
  version: VERSION,
  game: identity.id,
  mode: 'digital',
  id: 'board',
  startedAt: new Date(0).toISOString(),
  finishedAt: null,
  players: identity.colors.slice(0, players).map((color, seat) => ({ name: `${seat + 1}`, color, control: 'human' })),
  setup: play.draw(players, options, seeded(seedOfDeal(deal))),
  moves: [],
  result: null,
})

/** Throws `running-deal` while a table with this deal isn't over: on a board of it everything to come could be seen. */
export function checkNotRunning({ games }: Stores, { game, deal }: Board): void {
  const running = games
    .list()
    .filter((each) => each.finishedAt === null && each.mode === 'digital' && each.game === game)
  const isOfDeal = (id: string) => (JSON.parse(games.load(id)!.record) as GameRecord).deal === deal
  if (running.some(({ id }) => isOfDeal(id))) throw refusal('running-deal', { deal })
}
