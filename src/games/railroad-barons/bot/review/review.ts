/**
 * Reviews one move of a finished game: what was played and the best candidates each get the same search. Nothing is
 * hidden and nothing is drawn, so there is no luck.
 */
import { itemAt } from '../../../base/lists.ts'
import { seeded } from '../../../base/random.ts'
import type { Depth } from '../../../facets/review-depth.ts'
import type { Budget } from '../../../tree-search/budget.ts'
import { moveOf } from '../../rules/decisions.ts'
import { decisionsOf } from '../../rules/entries.ts'
import type { Move } from '../../rules/moves.ts'
import { playUnchecked } from '../../rules/play.ts'
import type { Decision, Entry } from '../../rules/types.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import { candidatesOf, leadFor, valueNow } from '../candidates.ts'
import type { Candidate } from '../candidates.ts'
import { inWords } from '../choose.ts'
import type { Weights } from '../evaluator/evaluator.ts'
import { chanceFor } from '../evaluator/goals.ts'
import type { Outlook, ReviewedMove } from '../idea.ts'
import { ideaOf } from '../ideas.ts'
import { whole } from '../../../base/rounding.ts'
import { playedOut, reasonsFor } from '../reasons.ts'
import { playTurn } from '../turns/turns.ts'
import type { Turn } from '../turns/turn.ts'
import { FITTED } from '../weigh.ts'

/** Rises when reviews come out differently than before: those kept by an older Pithead are made again. */
export const REVIEW_VERSION = 3

export interface Effort {
  /** Iterations to find candidates, and how many are looked at. */
  find: number
  candidates: number
  /** Iterations for each candidate and for what was played. */
  weigh: number
  /** Iterations for each further entry of the better line. */
  reply: number
  /** How often the move and the better one are played out for their reasons. */
  playOuts: number
}

export const EFFORTS: Readonly<Record<Depth, Effort>> = {
  quick: { find: 300, candidates: 3, weigh: 300, reply: 60, playOuts: 30 },
  thorough: { find: 3000, candidates: 4, weigh: 3000, reply: 600, playOuts: 100 },
}

/** Entries after the better one. */
const FURTHER = 3
/** Dollars below which one choice is not better than another: the search is no more exact than that. */
const NOTICEABLE = 25

export interface MoveToReview {
  /** The position before it. */
  position: State
  /** Its index in the record, and the move itself. */
  move: number
  entry: Entry
  depth: Depth
}

/** One question's way of thinking. */
interface Asked {
  weights: Weights
  budget: (iterations: number) => Budget
  effort: Effort
  seed: number
}

/** The same move always gets the same review. Null where `expired` said so before it was done. */
export function reviewMove(
  { position, move, entry, depth }: MoveToReview,
  expired: () => boolean,
  effort = EFFORTS[depth],
): ReviewedMove | null {
  const asked: Asked = { weights: FITTED, budget: (iterations) => ({ iterations, expired }), effort, seed: move }
  const made = movesOf(position, entry)
  const chosen = weighed(position, made, asked)
  const best = bestOf(position, made, asked)
  const better = best.lead - chosen.lead >= NOTICEABLE ? best : null
  const lost = better ? whole(best.lead) - whole(chosen.lead) : 0
  const reviewed: ReviewedMove = {
    depth,
    move,
    seat: state.asked(position),
    before: outlookOf(position, (better ?? chosen).lead),
    after: outlookOf(position, chosen.lead),
    skill: bySides(position, -lost),
    luck: [0, 0],
    ...explained(position, chosen, better, effort.playOuts),
    line: better ? lineFrom(position, better, asked) : [],
  }
  return expired() ? null : reviewed
}

function movesOf(s: State, entry: Entry): Move[] {
  const now = state.copy(s)
  return decisionsOf(entry).map((decision) => {
    const move = moveOf(now, decision) as Move
    playUnchecked(now, move)
    return move
  })
}

/** The value of an entry by a search from the position that it leads to. */
function weighed(s: State, entry: Turn, { weights, budget, effort, seed }: Asked): Candidate {
  const after = state.copy(s)
  playTurn(after, entry)
  const lead = valueNow(after, weights, budget(effort.weigh), seeded(seed))
  return { entry, turn: entry, lead: leadFor(state.asked(s), lead) }
}

/** The best candidate besides what was played; that itself where there is nothing else. */
function bestOf(s: State, made: Turn, asked: Asked): Candidate {
  const { weights, budget, effort, seed } = asked
  const others = candidatesOf(s, weights, budget(effort.find), seeded(seed))
    .filter(({ entry }) => entry.join() !== made.join())
    .slice(0, effort.candidates)
    .map(({ entry }) => weighed(s, entry, asked))
  return others.reduce((a, b) => (b.lead > a.lead ? b : a), others[0] ?? weighed(s, made, asked))
}

/** Each with what speaks for it against the other, both played out so often; no reasons where nothing was better. */
function explained(s: State, chosen: Candidate, better: Candidate | null, times: number) {
  if (!better) return { played: ideaOf(s, chosen, []), best: null }
  const gain = chosen.lead - better.lead
  const own = playedOut(s, chosen.turn, times)
  const other = playedOut(s, better.turn, times)
  return {
    played: ideaOf(s, chosen, reasonsFor(own, other, gain)),
    best: ideaOf(s, better, reasonsFor(other, own, -gain)),
  }
}

const bySides = (s: State, dollars: number): [number, number] =>
  state.asked(s) === 0 ? [whole(dollars), whole(-dollars)] : [whole(-dollars), whole(dollars)]

/** `lead` is what the seat that is asked may expect. */
export function outlookOf(s: State, lead: number): Outlook {
  const chance = Math.round(1000 * chanceFor(s, leadFor(state.asked(s), lead))) / 1000
  return { leads: bySides(s, lead), chances: [chance, Math.round(1000 * (1 - chance)) / 1000] }
}

/** An entry played out, with the likely ones after it. */
export function lineFrom(
  s: State,
  first: Candidate,
  { weights, budget, effort, seed }: Pick<Asked, 'weights' | 'budget' | 'seed'> & { effort: Pick<Effort, 'reply'> },
): Decision[][] {
  const now = state.copy(s)
  const line = [inWords(now, first.entry)]
  playTurn(now, first.entry)
  while (line.length <= FURTHER && state.phase(now) !== state.OVER) {
    const { entry } = itemAt(candidatesOf(now, weights, budget(effort.reply), seeded(seed)), 0)
    line.push(inWords(now, entry))
    playTurn(now, entry)
  }
  return line
}
