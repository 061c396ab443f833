/**
 * Reviews one entry of a finished game: the best turn from there is compared with the best that the entry left. What is turned
 * up tells nobody's fortune apart in the evaluator's eyes, so there is no luck.
 */
import { itemAt, numberAt } from '../../../building-blocks/lists.ts'
import type { Depth } from '../../../facets/review-depth.ts'
import { confirmed, leadBetween } from '../../../play-outs/compare.ts'
import type { PlayedOut } from '../../../play-outs/compare.ts'
import { playUnchecked } from '../../rules/legal.ts'
import { settle } from '../../rules/rounds.ts'
import type { Decision } from '../../rules/types.ts'
import type { State } from '../../state/state.ts'
import { decisionsOf } from '../../wire/entry-decisions.ts'
import { chanceFor } from '../evaluator/goals.ts'
import type { Leads } from '../evaluator/goals.ts'
import type { Weights } from '../evaluator/evaluator.ts'
import { forgetHidden } from '../hidden-tiles.ts'
import type { Outlook, ReviewedMove } from '../idea.ts'
import { candidatesOf, HINT_WIDTH, ideaOf, judged } from '../ideas.ts'
import type { Candidate } from '../ideas.ts'
import { LEVELS } from '../levels.ts'
import { lineFrom } from '../lines-ahead.ts'
import type { Effort } from '../planner/turn-planner.ts'
import { tenths } from '../../../building-blocks/rounding.ts'
import { playedOut, reasonsFor } from '../reasons.ts'
import { firstEntry, turnsOf } from '../turns.ts'
import { weightsOf } from '../weigh.ts'
import type { EntryToReview } from './turn-so-far.ts'

/** Rises when reviews come out differently than before: those kept by an older Pithead are made again. */
export const REVIEW_VERSION = 6

/** The beams are never narrower than the hint's. */
export const EFFORTS: Readonly<Record<Depth, Effort>> = {
  quick: { width: HINT_WIDTH, turns: 12 },
  thorough: { width: 96, turns: 12 },
}
/** Deals over which the move and the better one are played out. */
const PLAYED_OUT: Readonly<Record<Depth, number>> = { quick: 30, thorough: 100 }

/** Points below which one choice is not better than another: the plans are no more exact than that. */
const NOTICEABLE = 0.5

/** The same move always gets the same review. Null if `expired` said so before it was done. */
export function reviewMove(
  { position, move, entry, depth, turn }: EntryToReview,
  expired: () => boolean,
  effort = EFFORTS[depth],
): ReviewedMove | null {
  const seen = forgetHidden(position)
  const weights = weightsOf(seen.seats.length, LEVELS.director)
  const found = weighed(seen, decisionsOf(entry), weights, effort, PLAYED_OUT[depth])
  const { chosen, better, played } = found.better && wasPlanned(turn) ? nothingBetter(found.chosen) : found
  const reviewed = {
    ...{ depth, move, seat: seen.turn },
    ...figuresOf(seen, chosen, better),
    ...explained(seen, chosen, better, played),
    line: better ? lineFrom(position, firstEntry(seen, better.turn), weights) : [],
  }
  return expired() ? null : reviewed
}

interface Weighed {
  chosen: Candidate
  /** Null if nothing better was found. */
  better: Candidate | null
  /** The play-outs of the choice and of the better one. */
  played: [PlayedOut[], PlayedOut[]]
}

/**
 * A choice that begins the best plan is as good as it. Any other must also fall short of it in the play-outs, and
 * counts for the lesser loss.
 */
function weighed(s: State, entry: readonly Decision[], weights: Weights, effort: Effort, deals: number): Weighed {
  const best = bestOf(s, weights, effort)
  if (isSame(entry, best.turn.slice(0, entry.length))) return nothingBetter(best)
  const chosen = bestAfter(s, entry, weights, effort)
  const loss = numberAt(best.leads, s.turn) - numberAt(chosen.leads, s.turn)
  if (loss < NOTICEABLE) return nothingBetter(chosen)
  const played = playedOut(s, [chosen.turn, best.turn], deals) as Weighed['played']
  const counted = confirmed(loss, leadBetween(played[1], played[0]))
  if (counted < NOTICEABLE) return { chosen, better: null, played }
  const leads = best.leads.map((lead, seat) => lead - (lead - numberAt(chosen.leads, seat)) * (counted / loss))
  return { chosen: { ...chosen, leads }, better: best, played }
}

const nothingBetter = (chosen: Candidate): Weighed => ({ chosen, better: null, played: [[], []] })

/** Whether a hint at the beginning of the turn had these entries as its first idea: a plan made later may do a little better. */
function wasPlanned({ begun, entries }: EntryToReview['turn']): boolean {
  const made = entries.flatMap(decisionsOf)
  const plan = itemAt(candidatesOf(forgetHidden(begun), HINT_WIDTH, 1), 0)
  return isSame(made, plan.turn.slice(0, made.length))
}

const isSame = (one: readonly Decision[], other: readonly Decision[]) => JSON.stringify(one) === JSON.stringify(other)

/** The best of the turns from here, by the evaluator right after each. */
function bestOf(s: State, weights: Weights, effort: Effort): Candidate {
  const found = turnsOf(s, weights, effort).map((turn) => judged(s, turn, weights))
  return found.reduce((a, b) => (numberAt(b.leads, s.turn) > numberAt(a.leads, s.turn) ? b : a))
}

/** An entry with the best that the player could still do in the same turn. */
function bestAfter(s: State, entry: readonly Decision[], weights: Weights, effort: Effort): Candidate {
  const after = settle(entry.reduce(playUnchecked, s))
  if (after.phase !== 'acting' || s.phase !== 'acting' || after.turn !== s.turn || after.round !== s.round)
    return judged(s, entry, weights)
  const { turn, leads } = bestOf(after, weights, effort)
  return { turn: [...entry, ...turn], leads }
}

/** Rounded first and added up then, so that what is kept adds up. */
function figuresOf(s: State, chosen: Candidate, better: Candidate | null) {
  const after = chosen.leads.map(tenths)
  const before = better ? better.leads.map(tenths) : after
  const skill = after.map((lead, seat) => tenths(lead - numberAt(before, seat)))
  return { before: outlookOf(s, before), after: outlookOf(s, after), skill, luck: after.map(() => 0) }
}

/** Returns the choice made and the best one, each with the reasons for it. There are no reasons if nothing was better. */
function explained(s: State, chosen: Candidate, better: Candidate | null, [own, other]: Weighed['played']) {
  if (!better) return { played: ideaOf(s, chosen, []), best: null }
  const gain = numberAt(better.leads, s.turn) - numberAt(chosen.leads, s.turn)
  return {
    played: ideaOf(s, chosen, reasonsFor(own, other, -gain)),
    best: ideaOf(s, better, reasonsFor(other, own, gain)),
  }
}

export function outlookOf(s: State, leads: Leads): Outlook {
  const chances = leads.map((lead) => chanceFor(s, lead))
  const all = chances.reduce((sum, chance) => sum + chance, 0)
  return { leads: leads.map(tenths), chances: chances.map((chance) => Math.round((1000 * chance) / all) / 1000) }
}
