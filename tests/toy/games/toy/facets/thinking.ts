/** Two levels: `idle` takes anything, `greedy` what puts it ahead. */
import type { Depth } from '../../../../../src/games/facets/review-depth.ts'
import type { Thinking } from '../../../../../src/games/facets/thinking.ts'
import { idea, ideas, outlook, turns } from '../bot/turns.ts'
import { type Decision, decisionsOf, type Entry, play, type Position, rules } from '../rules/rules.ts'
import { identity } from './identity.ts'

type Question = { position: Position; move: number; depth: Depth; entry: Entry }

export const thinking: Thinking<Position, Decision, Question> = {
  levels: identity.levels.map((name) => ({ name, milliseconds: 100, iterations: { 2: 0, 3: 0, 4: 0, 5: 0 } })),
  usual: 'idle',
  seen: (position) => position,
  choose(position, level, _, random) {
    const any = turns(position)
    return level === 'greedy' ? (ideas(position)[0].decisions as Decision[]) : any[random.below(any.length)]
  },
  ideas,
  forecast: (position) => ({ chances: outlook(position, []).chances }),
  reviewing: {
    scale: { inaccuracy: 1, mistake: 2, blunder: 3, third: 2 },
    version: 1,
    questions: ({ setup, players, moves = [] }, depth) =>
      (moves as Entry[]).map((entry, move, all) => {
        const before = all.slice(0, move).flatMap(decisionsOf)
        return { position: before.reduce(play, rules.deal(setup, players.length)), move, depth, entry }
      }),
    answer({ position, move, depth, entry }) {
      const [best] = ideas(position)
      const played = idea(position, decisionsOf(entry))
      const [before, after] = [best, played].map(({ decisions }) => outlook(position, decisions))
      const skill = after.leads.map((lead, seat) => lead - before.leads[seat])
      const better = played.lead < best.lead ? { best, line: [best.decisions] } : { best: null, line: [] }
      return { depth, move, seat: position.turn, before, after, skill, luck: skill.map(() => 0), played, ...better }
    },
  },
  analysing: {
    rounds: [1, 2],
    answer(position, _, expired) {
      if (expired()) return null
      const best = ideas(position)
      const lines = best.map((each) => ({ idea: each, line: [each.decisions] }))
      return { outlook: outlook(position, best[0].decisions), lines }
    },
  },
}
