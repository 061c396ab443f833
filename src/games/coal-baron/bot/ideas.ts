/** Hints: the best few ideas, with their values and reasons. */
import { addToNumber, itemAt, numberAt } from '../../building-blocks/lists.ts'
import type { Random } from '../../building-blocks/random.ts'
import { askedAgain } from '../../tree-search/asked-again.ts'
import { treeSearch } from '../../tree-search/tree.ts'
import { confirmed, leadBetween } from '../../play-outs/compare.ts'
import type { PlayedOut } from '../../play-outs/compare.ts'
import { firstDeal } from '../../play-outs/told-reasons.ts'
import type { Budget } from '../../tree-search/budget.ts'
import { dealHidden, forgetHidden } from '../rules/hidden.ts'
import * as phases from '../state/phases.ts'
import { playUnchecked } from '../rules/play.ts'
import { view } from '../rules/view.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import { inWords } from '../rules/entries.ts'
import { restOfMining } from './choose.ts'
import { effectsOf } from './effects.ts'
import type { Weights } from './evaluator/evaluator.ts'
import { chanceFor, leadsNow, leadsOf, pointsGoal } from './evaluator/goals.ts'
import type { Leads } from './evaluator/goals.ts'
import type { View } from '../rules/types.ts'
import type { Idea } from './idea.ts'
import { LEVELS } from './levels.ts'
import { tenths } from '../../building-blocks/rounding.ts'
import { isAlike, playedOut, reasonsFor } from './reasons.ts'
import { valueOfTurn } from './turn-value.ts'
import { searchGame } from './search.ts'
import { choosePart, playTurn } from './turns.ts'
import type { Turn } from './turns.ts'
import { weightsFor } from './weigh.ts'

const MOST = 3
/** Candidates that may stand in for twins. */
const SPARE = 3
const DEALS = 8
/** Deals over which each idea is played out for its reasons: with other ones, nine of ten first reasons are the same. */
const PLAYED_OUT = 200
/** Iterations by which each idea is weighed once more. */
const WEIGHED_AGAIN = 1000
/** Points below which one idea is not better than another. */
const NOTICEABLE = 0.3

/**
 * The best ideas of the seat whose turn it is, at most three, the best first. Like a bot's choice they come from what the
 * seat may see, and are the same for the same seed and iterations.
 */
export function ideasFor(s: State, budget: Budget, random: Random): Idea[] {
  const seen = seenBy(s)
  const found = candidates(seen, budget, random).slice(0, MOST + SPARE)
  const played = playOutsFrom(seen, firstDeal(random))
  const best = bestOf(seen, withoutTwins(seen, found, played), MOST)
  return ideasOf(seen, weighedAgain(seen, best, played, random), MOST, played)
}

/** The same, corrected by searches of their own, and by the play-outs where these find another one better than the first. */
function weighedAgain(seen: State, found: readonly Candidate[], played: PlayOuts, random: Random): Candidate[] {
  if (found.length < 2) return [...found]
  const seat = state.turn(seen)
  const weights = weightsFor(state.players(seen), LEVELS.director)
  const budget: Budget = { iterations: WEIGHED_AGAIN, expired: () => false }
  const question = { weights, centers: leadsNow(state.copy(seen), weights), budget, seed: firstDeal(random) }
  const asked = found.map((candidate) => ({
    ...{ candidate, lead: leadIn(seen, candidate) },
    again: numberAt(valueOfTurn(seen, candidate.action, question), seat),
  }))
  return askedAgain(
    asked,
    (better, first, gain) => confirmed(gain, leadBetween(played(better), played(first))) >= NOTICEABLE,
  ).map(({ candidate, lead }) => ({ ...candidate, leads: candidate.leads.with(seat, lead) }))
}

/** A copy in which the stacks are as good as unknown. */
export function seenBy(s: State): State {
  const seen = state.copy(s)
  forgetHidden(seen)
  return seen
}

export interface Candidate {
  action: Turn
  /** Points that each seat may expect to end ahead. */
  leads: Leads
}

/**
 * Leaves out a candidate that takes the same tile or order from another space than a better one, where nothing differs beyond
 * chance in what follows.
 */
function withoutTwins(seen: State, found: readonly Candidate[], played: PlayOuts): Candidate[] {
  const { spaces } = view(seen, null)
  const taken = new Map(found.map((each) => [each, takes(seen, each, spaces)]))
  const isTwin = (one: Candidate, other: Candidate) =>
    taken.get(one) !== null && taken.get(one) === taken.get(other) && isAlike(played(one), played(other))
  return found.filter((each, at) => !found.slice(0, at).some((better) => isTwin(better, each)))
}

/** The tile or order that a turn takes from its space; null if it takes none. */
function takes(seen: State, { action }: Candidate, spaces: View['spaces']): string | null {
  const [decision] = inWords(seen, action.slice(0, 1))
  if (!decision || !('place' in decision)) return null
  const { tile, order } = spaces[decision.place]
  return tile ?? order
}

type PlayOuts = (candidate: Candidate) => PlayedOut[]

/** Plays each candidate out once, over the deals from the `first` on. */
function playOutsFrom(seen: State, first: number): PlayOuts {
  const known = new Map<Turn, PlayedOut[]>()
  return ({ action }) => {
    const played = known.get(action) ?? playedOut(seen, action, PLAYED_OUT, first)
    known.set(action, played)
    return played
  }
}

const leadIn = (s: State, { leads }: Candidate): number => numberAt(leads, state.turn(s))

/** Returns at most `most` turns, the best first, from a position as the seat may see it. */
export const candidatesOf = (seen: State, budget: Budget, random: Random, most: number): Candidate[] =>
  bestOf(seen, candidates(seen, budget, random), most)

const bestOf = (seen: State, found: readonly Candidate[], most: number): Candidate[] =>
  found.slice(0, most).sort((a, b) => leadIn(seen, b) - leadIn(seen, a))

/**
 * Candidates in words, with reasons for the first `explained`: the best is compared with the next, all others with the best.
 */
export function ideasOf(
  seen: State,
  found: readonly Candidate[],
  explained: number,
  playOuts = playOutsFrom(seen, 0),
): Idea[] {
  const played = found.slice(0, found.length > 1 ? explained : 0).map(playOuts)
  const leads = found.map((each) => leadIn(seen, each))
  return found.map(({ action }, i) => ({
    decisions: inWords(seen, action),
    lead: tenths(numberAt(leads, i)),
    chance: Math.round(1000 * chanceFor(seen, numberAt(leads, i))) / 1000,
    effects: effectsOf(seen, after(seen, action), state.turn(seen)),
    reasons:
      i < played.length
        ? reasonsFor(itemAt(played, i), itemAt(played, other(i)), numberAt(leads, i) - numberAt(leads, other(i)))
        : [],
  }))
}

const other = (idea: number) => (idea === 0 ? 1 : 0)

function candidates(s: State, budget: Budget, random: Random): Candidate[] {
  const weights = weightsFor(state.players(s), LEVELS.director)
  switch (state.phase(s)) {
    case phases.MINING:
      return [weighed(s, restOfMining(s, weights), weights, random)]
    case phases.RETURN_TILES:
    case phases.RETURN_ORDERS:
      return [weighed(s, [choosePart(s, weights)], weights, random)]
    default:
      return searched(s, weights, budget, random)
  }
}

/** Searches for points and not for chances of winning, so that ideas differ in a game that is as good as decided. */
function searched(s: State, weights: Weights, budget: Budget, random: Random): Candidate[] {
  const centers = leadsNow(state.copy(s), weights)
  const game = searchGame(weights, pointsGoal(weights, centers))
  return treeSearch(game, s, state.copy(s), state.copy(s), budget, random).map(({ action, worths }) => ({
    action,
    leads: leadsOf(worths, centers),
  }))
}

/** A turn with what it leads to by the evaluator, as the mean over a few deals. */
function weighed(s: State, action: Turn, weights: Weights, random: Random): Candidate {
  const leads: Leads = state.seats(s).map(() => 0)
  for (let deal = 0; deal < DEALS; deal++) {
    const after = state.copy(s)
    dealHidden(after, random)
    playTurn(after, action, weights)
    leadsNow(after, weights).forEach((lead, seat) => addToNumber(leads, seat, lead / DEALS))
  }
  return { action, leads }
}

function after(s: State, turn: Turn): State {
  const next = state.copy(s)
  for (const move of turn) playUnchecked(next, move)
  return next
}
