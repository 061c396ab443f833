/** Legality has one source: each kind of decision says why it is not allowed, and of all that could be the rest is listed. */
import type { State } from '../state/state.ts'
import { withoutSecondBuild } from './station-builds.ts'
import { KINDS } from './decision-rules.ts'
import type { Rule } from './decision-rules.ts'
import { refuse } from './refuse.ts'
import type { Decision, DecisionOf, Kind, Refusal } from './types.ts'

/** The stage that a position is at: its phase, or the step of an entry under way. */
type Stage =
  'starting' | 'acting' | 'bill' | 'room' | 'FT' | 'RP' | 'card' | 'town' | 'raise' | 'gain' | 'loco' | 'replenishing'

const ASKED: Readonly<Record<Stage, readonly Kind[]>> = {
  starting: ['start'],
  acting: ['step', 'buy', 'use', 'build', 'upgrade', 'exchange', 'coal', 'contract', 'spend', 'end'],
  bill: ['waive', 'pay'],
  room: ['with'],
  FT: ['trade'],
  RP: ['to'],
  card: ['card'],
  town: ['town', 'forgo'],
  raise: ['raise', 'forgo'],
  gain: ['gain', 'forgo'],
  loco: ['loco'],
  replenishing: ['place'],
}

function stageOf({ phase, step }: State): string {
  if (step === null) return phase
  return step.at === 'spent' ? step.subsidy : step.at
}

/** The kinds of decisions that are asked for now; none once the game is over. */
export const kindsAsked = (s: State): readonly Kind[] => ASKED[stageOf(s) as Stage] ?? []

const kindOf = (decision: Decision): Kind => Object.keys(KINDS).find((kind) => kind in decision) as Kind

const ruleOf = (kind: Kind) => KINDS[kind] as Rule<Decision>

/** Null if the decision is allowed. */
export function whyIllegal(s: State, decision: Decision): Refusal | null {
  const kind = kindOf(decision)
  if (!kindsAsked(s).includes(kind)) return refuse('not-now', { asked: stageOf(s) })
  return ruleOf(kind).whyNot(s, decision)
}

/** Every decision that is allowed now, each once. */
export const legalDecisions = (s: State): Decision[] => kindsAsked(s).flatMap((kind) => legalOf(s, kind))

export function legalOf<K extends Kind>(s: State, kind: K): DecisionOf<K>[] {
  const rule: Rule<DecisionOf<K>> = KINDS[kind]
  return rule.candidates(s).filter((decision) => rule.whyNot(s, decision) === null)
}

/** The position after an allowed decision. */
export function playUnchecked(s: State, decision: Decision): State {
  const now = losesSecondBuild(s, decision) ? withoutSecondBuild(s) : s
  return ruleOf(kindOf(decision)).play(now, decision)
}

/** Whether a second build that is due is given up: by any action but a subsidy and that build itself (ruling 16). */
export const losesSecondBuild = (
  { step, building }: { readonly step: unknown; readonly building: unknown },
  decision: Decision,
): boolean =>
  step === null && building !== null && !('spend' in decision) && !('build' in decision && decision.tile === undefined)
