/** Random games by the rules alone. */
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import type { Random } from '../../../../src/games/building-blocks/random.ts'
import { rules } from '../../../../src/games/coal-train/facets/rules.ts'
import { entryOf } from '../../../../src/games/coal-train/wire/entry-decisions.ts'
import { deal } from '../../../../src/games/coal-train/rules/setup.ts'
import type { Decision, Entry, Setup } from '../../../../src/games/coal-train/rules/types.ts'
import { isUnderWay } from '../../../../src/games/coal-train/state/state.ts'
import type { State } from '../../../../src/games/coal-train/state/state.ts'
import { setupOf } from './given.ts'

export type ChooseDecision = (s: State, legal: readonly Decision[], random: Random) => Decision

const any = <T>(from: readonly T[], random: Random): T => from[random.below(from.length)]

export const byChance: ChooseDecision = (_, legal, random) => any(legal, random)

/** Kinds of decisions with their chances in ten. They are tried in this order; else any is taken. */
const PREFERRED: readonly [kind: string, chances: number][] = [
  ['pay', 6],
  ['build', 8],
  ['contract', 8],
  ['use', 5],
  ['upgrade', 3],
  ['buy', 7],
  ['spend', 2],
  ['exchange', 2],
  ['coal', 1],
  ['step', 9],
]

/** As people might: tiles are bought and used, stations built, and the game ends by its trigger. */
export function sensibly(s: State, legal: readonly Decision[], random: Random): Decision {
  for (const [kind, chances] of PREFERRED) {
    const found = legal.filter((decision) => kind in decision)
    if (found.length > 0 && random.below(10) < chances) return any(found, random)
  }
  return byChance(s, legal, random)
}

export interface Move {
  before: State
  decision: Decision
  after: State
}

/** A whole game, decision by decision. */
export function* moves(players: number, seed: number, choose: ChooseDecision = sensibly): Generator<Move> {
  const random = seeded(seed)
  let before = deal(setupOf(players, seed, seed % players), players)
  while (rules.asked(before) !== null) {
    const decision = choose(before, rules.legal(before), random)
    const after = rules.play(before, decision)
    yield { before, decision, after }
    before = after
  }
}

/** The entries of a whole game and its last position. */
export function played(
  players: number,
  seed: number,
  choose: ChooseDecision = sensibly,
): { setup: Setup; entries: Entry[]; end: State } {
  const setup = setupOf(players, seed, seed % players)
  const entries: Entry[] = []
  let pending: Decision[] = []
  let end = deal(setup, players)
  for (const { decision, after } of moves(players, seed, choose)) {
    pending.push(decision)
    end = after
    if (isUnderWay(after)) continue
    entries.push(entryOf(pending))
    pending = []
  }
  return { setup, entries, end }
}
