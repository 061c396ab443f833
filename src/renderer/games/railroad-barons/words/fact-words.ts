/** What may happen in a game, in words (`src/games/railroad-barons/facets/fact-keys.ts` has the keys). */
import { FACTS } from '../../../../games/railroad-barons/facets/fact-keys.ts'
import type { HoldingId, InvestorId } from '../../../../games/railroad-barons/state/components.ts'
import { m } from '../../../paraglide/messages.js'
import { holdingName, investorName } from './piece-names.ts'

const ofInvestor = (says: (params: { investor: string }) => string) => (id: string) =>
  says({ investor: investorName(id as InvestorId) })
const ofHolding = (says: (params: { holding: string }) => string) => (id: string) =>
  says({ holding: holdingName(id as HoldingId) })

/** By the subject of a key: that of `draft 450` is `draft`. */
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
