/** Words the events of a game that searches and statistics know; their keys are in `facets/fact-keys.ts`. */
import { FACTS } from '../../../../games/railroad-barons/facets/fact-keys.ts'
import type { HoldingId, InvestorId } from '../../../../games/railroad-barons/state/components.ts'
import { m } from '../../../paraglide/messages.js'
import { holdingName, investorName } from './piece-names.ts'

const ofInvestor = (says: (params: { investor: string }) => string) => (id: string) =>
  says({ investor: investorName(id as InvestorId) })
const ofHolding = (says: (params: { holding: string }) => string) => (id: string) =>
  says({ holding: holdingName(id as HoldingId) })

/** Indexed by the subject of a key: `draft` for `draft 450`. */
const WORDS: Readonly<Record<string, (id: string) => string>> = {
  opening: ofInvestor(m.rb_fact_opening),
  draft: ofInvestor(m.rb_fact_draft),
  start: ofHolding(m.rb_fact_start),
  rounds: (count) => m.rb_fact_rounds({ count: Number(count) }),
  end: (id) => (id === 'none' ? m.rb_fact_none() : ofHolding(m.rb_fact_end)(id)),
  value: ofHolding(m.rb_fact_value),
}

/** A key of the game's facts; any other one as it is. */
export function fact(key: string): string {
  const [subject, id] = key.split(' ')
  return FACTS.includes(key) ? WORDS[subject](id) : key
}
