/** Things that happen in a game of Railroad Barons: the draft, Holdings started, rounds, share values, and whose shares ended it. */
import { itemAt } from '../../building-blocks/lists.ts'
import type { Fact } from '../../facets/figures.ts'
import { playEntry } from '../rules/entries.ts'
import { settle } from '../rules/rounds.ts'
import { deal } from '../rules/setup.ts'
import type { Entry } from '../rules/types.ts'
import { CRATCHIT_PRICE, HOLDINGS, INVESTORS, TOP_SPACE } from '../state/components.ts'
import * as at from '../state/layout.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'
import type { DigitalRecord } from '../rules/record.ts'
import type { ScoreSheetRecord } from '../score-sheet/sheet-of.ts'

/** A physical game's sheet doesn't tell how it went. */
export function factsOf(record: DigitalRecord | ScoreSheetRecord): Fact[] {
  if (record.mode !== 'digital') return []
  const facts: Fact[] = []
  let now = deal(record.setup)
  for (const entry of record.moves) {
    const played = playEntry(now, entry)
    if (played.refusal) return []
    facts.push(...factsIn(entry, now))
    settle(played.state)
    now = played.state
  }
  return [...facts, ...factsAtEnd(now)]
}

/** Returns the facts of an entry played in this position. */
function factsIn(entry: Entry, s: State): Fact[] {
  const seat = state.asked(s)
  if ('take' in entry) return draftFacts(s, entry.take === 'investor' ? seat : state.otherSeat(seat))
  if ('par' in entry && entry.par !== undefined) return [{ key: `start ${entry.buy[0]}`, amount: entry.par, seat }]
  return []
}

/** The Investor on offer goes to this seat. */
function draftFacts(s: State, seat: number): Fact[] {
  const investor = itemAt(INVESTORS, state.get(s, at.OFFERED))
  const fact = { key: `draft ${investor}`, amount: state.get(s, at.VALUE), seat }
  return [
    ...(state.get(s, at.DRAFTED) === 0 ? [{ ...fact, key: `opening ${investor}` }] : []),
    fact,
    ...(investor === '450' ? [{ key: 'start green', amount: CRATCHIT_PRICE, seat }] : []),
  ]
}

function factsAtEnd(s: State): Fact[] {
  const started = HOLDINGS.flatMap((id, holding) =>
    state.standing(s, holding) === state.CLOSED ? [] : [{ id, holding }],
  )
  const ends = started.filter(({ holding }) => state.space(s, holding) === TOP_SPACE)
  const endOf = (id: string, seat: number | null): Fact => ({ key: `end ${id}`, amount: null, seat })
  return [
    { key: `rounds ${state.get(s, at.STOCK_ROUND)}`, amount: null, seat: null },
    ...(ends.length === 0 ? [endOf('none', null)] : []),
    ...ends.map(({ id, holding }) => endOf(id, state.director(s, holding))),
    ...started.map(({ id, holding }) => ({
      ...{ key: `value ${id}`, amount: state.price(s, holding) },
      seat: state.director(s, holding),
    })),
  ]
}
