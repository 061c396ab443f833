/** Hints for the player whose turn it is. The request is stored beside the record before the answer is sent. */
import type { Hints } from '../../contract/api.ts'
import { refusal } from '../../contract/errors.ts'
import type { HintsApi } from '../../contract/schemas/bots.ts'
import type { Random } from '../../games/building-blocks/random.ts'
import type { HintStore } from '../store/games/hints.ts'
import { askedAt, waitsFor, type Table } from '../tables/table.ts'
import { questionAbout } from './table-question.ts'
import type { Pool } from './pool.ts'
import type { Limits } from './budget.ts'
import { present } from '../../games/building-blocks/present.ts'

export interface HintsOptions {
  table: (id: string) => Table
  store: HintStore
  pool: Pool
  random: Random
  limits?: Limits
}

const LIMITS: Limits = { milliseconds: 700, iterations: 30_000 }

/** Hints that are thought about or wait for it; who asks beyond that is refused at once. */
const MOST_WAITING = 8

export function hintsService({ table, store, pool, random, limits = LIMITS }: HintsOptions): HintsApi {
  /** The hints being computed, by table and revision: the same request again shares the answer. */
  const thinking = new Map<string, Promise<Hints>>()

  const ask = async (now: Table): Promise<Hints> => {
    const { head } = now
    const ideas = await pool.ask({ ...questionAbout(now), level: null, limits, seed: random.below(2 ** 31) }).answer
    const asked = store.list(head.id, head.players.length)
    return {
      game: head.game,
      ideas,
      used: head.players.map((_, seat) => asked.filter((hint) => hint.seat === seat).length),
    }
  }

  return {
    async 'hints.think'({ id, revision }) {
      const now = table(id)
      const { game, course } = now
      const waiting = waitsFor(now)
      if (revision !== now.revision) throw refusal('stale', { revision: now.revision })
      if (waiting !== 'decision' || !game.thinking) throw refusal('not-allowed-now', { action: 'hint', waiting })
      const key = `${revision} ${id}`
      const shared = thinking.get(key)
      if (shared) return shared
      if (thinking.size >= MOST_WAITING) throw refusal('not-allowed-now', { action: 'hint', waiting: 'thinking' })
      store.note(id, game.playing.entries(course).length, present(askedAt(now), 'the seat to decide'))
      const answer = ask(now).finally(() => thinking.delete(key))
      thinking.set(key, answer)
      return answer
    },
  }
}
