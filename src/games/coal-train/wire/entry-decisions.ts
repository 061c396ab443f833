/** Record entries: the decisions of one action each, made of the smaller ones that the rules ask for one by one. */
import { itemAt } from '../../building-blocks/lists.ts'
import { incentiveOf, markersNeeded, ROOM, SUBSIDIES } from '../state/components.ts'
import type { Subsidy } from '../state/components.ts'
import type { Decision, Entry } from './wire.ts'

type DecisionOf<K extends string> = Extract<Decision, Record<K, unknown>>
type EntryOf<K extends string> = Extract<Entry, Record<K, unknown>>
type Triple = DecisionOf<'with'>

// From an entry

/** The decisions of a well-formed entry, in the order in which the rules ask for them. */
export function decisionsOf(entry: Entry): Decision[] {
  if ('use' in entry) return useIn(entry)
  if ('upgrade' in entry) return [{ upgrade: entry.upgrade }, ...paymentIn(entry, 'IN')]
  if ('build' in entry) return buildIn(entry)
  return 'spend' in entry ? spendingIn(entry) : [entry]
}

const useIn = ({ use, goods, ...paid }: EntryOf<'use'>): Decision[] =>
  goods ? [{ use, goods }] : [{ use }, ...paymentIn(paid, 'IN')]

type Paid = Pick<EntryOf<'use'>, 'waive' | 'with'>

/** Waivers with their Back Rooms, those by markers of their own first. */
function paymentIn({ waive = [], with: returned = [] }: Paid, subsidy: Subsidy): Decision[] {
  const triples = triplesIn(returned, subsidy, waive.length)
  const own = waive.length - triples.length
  const waivers = waive.flatMap((each, i): Decision[] =>
    i < own ? [{ waive: each }] : [{ waive: each, rooms: 1 }, itemAt(triples, i - own)],
  )
  return [...waivers, { pay: true }]
}

/** Splits off the markers that Back Rooms took: of the k + 2j returned for k uses, those of j Back Rooms. */
function triplesIn(returned: readonly Subsidy[], subsidy: Subsidy, uses: number): Triple[] {
  if (returned.length === 0) return []
  const rooms = (returned.length - uses) / 2
  const left = [...returned]
  for (let own = rooms; own < uses; own++) left.splice(left.indexOf(subsidy), 1)
  return Array.from({ length: rooms }, (_, i) => ({
    with: left.slice(ROOM * i, ROOM * i + ROOM) as Triple['with'],
  }))
}

function buildIn({ build, tile, via, waive, with: returned, card, loco, ...choice }: EntryOf<'build'>): Decision[] {
  const first = { build, ...(tile && { tile }), ...(via && { via }) }
  const paid = paymentIn({ ...(waive && { waive }), ...(returned && { with: returned }) }, 'ZV')
  return [first, ...paid, ...(card ? [{ card }, ...choiceIn(card, choice)] : []), ...(loco ? [{ loco }] : [])]
}

type Choice = Pick<EntryOf<'build'>, 'town' | 'from' | 'raise' | 'gain'>

/** Returns the choice that a card gave. Anything else in the entry is refused when it is played. */
function choiceIn(card: string, { town, from, raise, gain }: Choice): Decision[] {
  if (town && from) return [{ town, from }]
  if (raise) return [{ raise }]
  if (gain) return [{ gain }]
  return ['N1', 'N5', 'N6'].includes(incentiveOf(card as 'N1a')) ? [{ forgo: true }] : []
}

function spendingIn({ spend, with: returned = [], trade, to, ...arrival }: EntryOf<'spend'>): Decision[] {
  const triples = triplesIn(returned, spend, markersNeeded(spend))
  const rooms = triples.length as 0 | 1 | 2
  return [
    rooms === 0 ? { spend } : { spend, rooms },
    ...triples,
    ...(trade ? [{ trade }] : []),
    ...(to ? [{ to, ...arrival }] : []),
  ]
}

// To an entry

/** The entry that the decisions of one action make, also of one that isn't whole yet. */
export function entryOf(decisions: readonly Decision[]): Entry {
  const [first] = decisions
  if (!first) throw new Error('an entry has decisions')
  const waive = decisions.flatMap((each) => ('waive' in each ? [each.waive] : []))
  const parts = decisions.filter((each) => !['waive', 'with', 'pay', 'forgo'].some((key) => key in each))
  const { rooms: _, ...entry } = Object.assign({}, ...parts) as Entry & { rooms?: unknown }
  const returned = returnedIn(decisions)
  return {
    ...entry,
    ...(waive.length > 0 && { waive }),
    ...(returned.length > 0 && { with: returned }),
  }
}

/** All markers that were returned, in the order of the rondel; empty if there was no Back Room. */
function returnedIn(decisions: readonly Decision[]): Subsidy[] {
  const triples = decisions.flatMap((each) => ('with' in each ? each.with : []))
  if (triples.length === 0) return []
  const returned = [...triples, ...decisions.flatMap((each) => ownIn(each, decisions))]
  return returned.toSorted((one, other) => SUBSIDIES.indexOf(one) - SUBSIDIES.indexOf(other))
}

/** The markers of its own that a decision returned. */
function ownIn(decision: Decision, all: readonly Decision[]): Subsidy[] {
  if ('spend' in decision)
    return Array<Subsidy>(markersNeeded(decision.spend) - (decision.rooms ?? 0)).fill(decision.spend)
  if (!('waive' in decision) || decision.rooms) return []
  return [all.some((each) => 'build' in each) ? 'ZV' : 'IN']
}
