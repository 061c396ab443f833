/** Reviews one move of a finished game. Nothing is hidden and nothing is drawn, so there is no luck. */
import { itemAt } from '../../../building-blocks/lists.ts'
import { seeded } from '../../../building-blocks/random.ts'
import type { Depth } from '../../../facets/review-depth.ts'
import type { Budget } from '../../../tree-search/budget.ts'
import { confirmed, leadBetween } from '../../../play-outs/compare.ts'
import type { PlayedOut } from '../../../play-outs/compare.ts'
import { decisionsOf, inWords, movesOf } from '../../rules/entries.ts'
import type { Decision, Entry } from '../../rules/types.ts'
import type { MoveToReview } from '../../../review/questions.ts'
import * as state from '../../state/state.ts'
import type { State } from '../../state/state.ts'
import { candidatesOf, leadAfter, leadFor } from '../candidates.ts'
import type { Candidate } from '../candidates.ts'
import type { Weights } from '../evaluator/evaluator.ts'
import { chanceFor } from '../evaluator/goals.ts'
import type { Outlook, ReviewedMove } from '../idea.ts'
import { bestOf, ideaOf } from '../ideas.ts'
import { whole } from '../../../building-blocks/rounding.ts'
import { playedOut, reasonsFor } from '../reasons.ts'
import { playTurn } from '../turns/turns.ts'
import type { Turn } from '../turns/turn.ts'
import { FITTED } from '../weigh.ts'

/** Rises when reviews come out differently than before: those kept by an older Pithead are made again. */
export const REVIEW_VERSION = 5

export interface Effort {
  /** Iterations to find candidates, and how many are looked at. */
  find: number
  candidates: number
  /** Iterations for what was played and for what looks better. */
  weigh: number
  /** Iterations for each further entry of the better line. */
  reply: number
  /** How often the move and the better one are played out for their reasons. */
  playOuts: number
}

export const EFFORTS: Readonly<Record<Depth, Effort>> = {
  quick: { find: 1000, candidates: 3, weigh: 400, reply: 60, playOuts: 30 },
  thorough: { find: 4000, candidates: 3, weigh: 3000, reply: 600, playOuts: 100 },
}

/** Entries after the better one. */
const FURTHER = 3
/** Dollars below which one choice is not better than another: the search is no more exact than that. */
const NOTICEABLE = 25

/** One question's way of thinking. */
interface Asked {
  weights: Weights
  budget: (iterations: number) => Budget
  effort: Effort
  seed: number
}

/** The same move always gets the same review. Null if `expired` said so before it was done. */
export function reviewMove(
  { position, move, entry, depth }: MoveToReview<State, Entry>,
  expired: () => boolean,
  effort = EFFORTS[depth],
): ReviewedMove | null {
  const asked: Asked = { weights: FITTED, budget: (iterations) => ({ iterations, expired }), effort, seed: move }
  const { chosen, better, played } = weighed(position, movesOf(position, decisionsOf(entry)), asked)
  const lost = better ? whole(better.lead) - whole(chosen.lead) : 0
  const reviewed: ReviewedMove = {
    depth,
    move,
    seat: state.asked(position),
    before: outlookOf(position, (better ?? chosen).lead),
    after: outlookOf(position, chosen.lead),
    skill: bySides(position, -lost),
    luck: [0, 0],
    ...explained(position, chosen, better, played),
    line: better ? lineFrom(position, better, asked) : [],
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
 * The hint's own question tells what looks better; that must look better once more where both moves are settled before the
 * search begins, and when both are played out. The least of the three counts.
 */
function weighed(s: State, made: Turn, asked: Asked): Weighed {
  const { weights, budget, effort, seed } = asked
  const found = candidatesOf(s, weights, budget(effort.find), seeded(seed))
  const known = found.find(({ entry }) => entry.join() === made.join())
  const chosen = known ?? settled(s, { entry: made, turn: made, lead: 0 }, asked)
  const rival = bestOf(found, effort.candidates)[0] ?? chosen
  const nothing: Weighed = { chosen, better: null, played: [[], []] }
  if (rival.lead - chosen.lead < NOTICEABLE) return nothing
  const again = settled(s, rival, asked).lead - (known ? settled(s, chosen, asked) : chosen).lead
  if (again < NOTICEABLE) return nothing
  const played: Weighed['played'] = [playedOut(s, made, effort.playOuts), playedOut(s, rival.entry, effort.playOuts)]
  const loss = confirmed(Math.min(again, rival.lead - chosen.lead), leadBetween(played[1], played[0]))
  return loss < NOTICEABLE ? nothing : { chosen: { ...chosen, lead: rival.lead - loss }, better: rival, played }
}

/** The same with its value by a search of its own. */
const settled = (s: State, candidate: Candidate, { weights, budget, effort, seed }: Asked): Candidate => ({
  ...candidate,
  lead: leadAfter(s, candidate.entry, weights, budget(effort.weigh), seeded(seed)),
})

/** Each with what speaks for it against the other; no reasons where nothing was better. */
function explained(s: State, chosen: Candidate, better: Candidate | null, [own, other]: Weighed['played']) {
  if (!better) return { played: ideaOf(s, chosen, []), best: null }
  const gain = chosen.lead - better.lead
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
