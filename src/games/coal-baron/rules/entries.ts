/** Record entries: one whole decision each, made of the smaller ones that the rules ask for in turn. */
import { codedMoves } from '../../building-blocks/coded-moves.ts'
import { playedEntries } from '../../building-blocks/entries.ts'
import { entryAt } from '../../building-blocks/lists.ts'
import * as phases from '../state/phases.ts'
import { legalMoveOf } from './refusal.ts'
import { decisionOf, refuse } from './decisions.ts'
import { playUnchecked } from './play.ts'
import { settle } from './scoring.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { Decision, Entry, Refusal, Step } from './types.ts'

type Placement = Exclude<Entry, { draft: string }>

/** Whether a turn is under way that needs further decisions before its entry is whole. */
export const isUnderWay = (s: State) => state.phase(s) >= phases.MINING && state.phase(s) <= phases.RETURN_ORDERS

/** The decisions of an entry, in the order in which the rules ask for them. */
export function decisionsOf(entry: Entry): Decision[] {
  if ('draft' in entry) return [{ draft: entry.draft }]
  const { place, steps, keep, coal = [], put, back } = entry
  const decisions: Decision[] = [{ place }]
  if (steps) return [...decisions, ...steps, { end: 'mining' }]
  if (keep !== undefined) decisions.push({ keep })
  decisions.push(...coal.map((choice) => ({ coal: choice })))
  if (put && back) decisions.push({ put, back })
  return decisions
}

/** The entry that these decisions of one whole turn make. */
export function entryOf(decisions: readonly Decision[]): Entry {
  const [first, ...rest] = decisions
  if (!first) throw new Error('a turn has decisions')
  if ('draft' in first) return { draft: first.draft }
  if (!('place' in first)) throw new Error('a turn begins by drafting or placing')
  const entry: Placement = { place: first.place }
  if (first.place.startsWith('mining')) return { ...entry, steps: rest.filter((d): d is Step => !('end' in d)) }
  for (const decision of rest) addTo(entry, decision)
  return entry
}

function addTo(entry: Placement, decision: Decision) {
  if ('keep' in decision) entry.keep = decision.keep
  if ('coal' in decision) entry.coal = [...(entry.coal ?? []), decision.coal]
  if ('put' in decision) Object.assign(entry, { put: decision.put, back: decision.back })
}

export const { decide, inWords, movesOf } = codedMoves<State, Decision>({
  ...{ copy: state.copy, decisionOf, legalMoveOf, play: playUnchecked },
})

/** The key of an entry that each phase of a turn waits for. */
const MISSING: Readonly<Record<number, string>> = {
  [phases.MINING]: 'steps',
  [phases.KEEP_TILE]: 'keep',
  [phases.KEEP_ORDER]: 'keep',
  [phases.RETURN_TILES]: 'put',
  [phases.RETURN_ORDERS]: 'put',
}

const unfinished = (s: State): Refusal =>
  state.phase(s) === phases.COAL
    ? refuse('coal-needed', { minecarts: state.unfilled(s) })
    : refuse('malformed', { missing: entryAt(MISSING, state.phase(s)) })

/** A part of the entry that none of its decisions took up. */
function surplus(entry: Entry): Refusal | null {
  const used = entryOf(decisionsOf(entry))
  const key = Object.keys(entry).find((each) => !(each in used))
  return key === undefined ? null : refuse('malformed', { key })
}

/** An entry holds what its turn asks for and nothing else, so that one game has one record. */
export const { play, playEntry, replay } = playedEntries<State, Decision, Entry>({
  decisionsOf,
  decide,
  incomplete: (s, entry) => (isUnderWay(s) ? unfinished(s) : surplus(entry)),
  settled,
})

function settled(s: State): State {
  settle(s)
  return s
}
