/** The toy's bots look one turn ahead: one takes anything, the other what puts it ahead. */
import * as v from 'valibot'
import type { Idea } from '../../../src/games/facets/ideas.ts'
import type { Depth, Thinking } from '../../../src/games/facets/thinking.ts'
import type { Game } from '../../../src/games/facets/facets.ts'
import { quietToy } from './game.ts'
import { decisionsOf, play, resultOf, rules } from './rules.ts'
import type { Decision, Entry, Position } from './rules.ts'

type Question = { position: Position; move: number; depth: Depth; entry: Entry }

const turns = (position: Position): Decision[][] =>
  rules.legal(position).flatMap((decision) => {
    const next = play(position, decision)
    return rules.isUnderWay(next) ? turns(next).map((rest) => [decision, ...rest]) : [[decision]]
  })

/** As if the game ended with these. */
function outlook(position: Position, decisions: readonly unknown[]) {
  const { scores, winners } = resultOf((decisions as Decision[]).reduce(play, position))
  const ahead = (seat: number) => Math.max(...scores.toSpliced(seat, 1).map(({ total }) => total))
  return {
    leads: scores.map(({ total }, seat) => total - ahead(seat)),
    chances: scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
  }
}

function idea(position: Position, decisions: Decision[]): Idea {
  const { leads, chances } = outlook(position, decisions)
  return { decisions, lead: leads[position.turn], chance: chances[position.turn], effects: {}, reasons: [] }
}

function ideas(position: Position) {
  const all = turns(position).map((turn) => idea(position, turn))
  return all.sort((a, b) => b.lead - a.lead).slice(0, 3)
}

const thinking: Thinking<Position, Decision, Question> = {
  levels: ['idle', 'greedy'].map((name) => ({ name, milliseconds: 100, iterations: { 2: 0, 3: 0, 4: 0, 5: 0 } })),
  usual: 'idle',
  seen: (position) => position,
  choose(position, level, _, random) {
    const any = turns(position)
    return level === 'greedy' ? (ideas(position)[0].decisions as Decision[]) : any[random.below(any.length)]
  },
  ideas,
  forecast: (position) => ({
    chances: outlook(position, []).chances,
  }),
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

export const toy: Game = {
  ...quietToy,
  identity: { ...quietToy.identity, id: 'toy', levels: thinking.levels.map(({ name }) => name) },
  wire: { ...quietToy.wire, thinking: { effects: v.strictObject({}), part: v.picklist(['coal', 'dust']) } },
  thinking,
}
