/** A player's options in words, and the reason against everything else. */
import { keyedBy } from '../../building-blocks/keyed.ts'
import { SPACES } from '../state/components.ts'
import { decisionOf, drawnIds, stepOf } from './decisions.ts'
import * as phases from '../state/phases.ts'
import { listMoves, moveList } from './legal.ts'
import * as moves from './moves.ts'
import type { Move } from './moves.ts'
import { whyNoKeep, whyNoPlace } from './refusal.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Options } from '../wire/wire.ts'
import type { Decision, Step } from './types.ts'

export type { Options }

const list = moveList()

/** The moves of the seat to decide, as numbers. */
export const legalMoveNumbers = (s: State): Move[] => [...list.subarray(0, listMoves(s, list))]

/** Every decision that is allowed now, each once; none while nobody decides. */
export function legalMoves(s: State): Decision[] {
  const decisions = legalMoveNumbers(s).map((move) => decisionOf(s, move))
  return [...new Map(decisions.map((decision) => [JSON.stringify(decision), decision])).values()]
}

/** The work steps that a mining turn under way may take next; empty when it can only be ended. */
export function nextSteps(s: State): Step[] {
  if (state.phase(s) !== phases.MINING) return []
  return legalMoveNumbers(s)
    .filter((move) => moves.kind(move) !== moves.END)
    .map(stepOf)
}

/** The moves allowed now, and the reasons against the others. */
export function options(s: State): Options {
  const phase = state.phase(s)
  const decisions = phase === phases.DRAFT || phase === phases.COAL ? legalMoves(s) : []
  return {
    draft: decisions.flatMap((decision) => ('draft' in decision ? [decision.draft] : [])),
    spaces: keyedBy(SPACES, (_, space) => whyNoPlace(s, space)),
    steps: nextSteps(s),
    keep: keepsOf(s),
    coal: decisions.flatMap((decision) => ('coal' in decision ? [decision.coal] : [])),
  }
}

const keepsOf = (s: State): Options['keep'] =>
  state.phase(s) === phases.KEEP_TILE || state.phase(s) === phases.KEEP_ORDER
    ? drawnIds(s).map((id, i) => ({ id, refusal: whyNoKeep(s, i) }))
    : []
