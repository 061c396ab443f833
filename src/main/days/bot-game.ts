/** The game that bots alone play with the deal of a day, the strongest one in the person's seat too. */
import { seeded } from '../../games/building-blocks/random.ts'
import { seedOfDeal } from '../../games/building-blocks/deal-code.ts'
import { present } from '../../games/building-blocks/present.ts'
import type { Game } from '../../games/facets/facets.ts'
import type { FinishedRecord } from '../../games/record/record.ts'
import type { Limits } from '../bots/budget.ts'
import type { Pool } from '../bots/pool.ts'
import { headOf } from '../tables/new-table.ts'

const MOST = 2 ** 31

export interface BotGameOptions {
  pool: Pick<Pool, 'askBehind'>
  /** The limits of the level in place of its own. */
  limits?: Limits
  now: () => Date
}

/** Plays the game to its end. Rejects if a thread fails or the pool is closed. */
export async function playDay(
  game: Game,
  day: string,
  setup: unknown,
  players: number,
  { pool, limits, now }: BotGameOptions,
): Promise<FinishedRecord> {
  const { rules, identity } = game
  const thinking = present(game.thinking, "the game's bots")
  const level = present(thinking.levels.at(-1), 'the strongest level')
  const random = seeded(seedOfDeal(day))
  const decide = (position: unknown) =>
    pool.askBehind({
      ...{ game: identity.id, players, level: level.name, position: thinking.seen(position) },
      limits: limits ?? { milliseconds: level.milliseconds },
      seed: random.below(MOST),
    })
  const startedAt = now().toISOString()
  const moves: unknown[] = []
  let pending: unknown[] = []
  let position = rules.deal(setup, players)
  while (rules.asked(position) !== null)
    for (const decision of await decide(position)) {
      position = rules.play(position, decision)
      pending.push(decision)
      if (rules.isUnderWay(position)) continue
      moves.push(rules.entryOf(pending))
      pending = []
    }
  const seats = Array.from({ length: players }, (_, seat) => ({
    ...{ name: `${level.name} ${seat + 1}`, color: identity.colors[seat], control: `bot:${level.name}` },
  }))
  const head = headOf(game, seats, setup, { id: `${identity.id} ${day}`, at: startedAt })
  const result = present(rules.result(position), 'the result')
  return { ...head, deal: day, finishedAt: now().toISOString(), moves, result }
}
