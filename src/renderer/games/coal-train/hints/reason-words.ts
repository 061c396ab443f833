/**
 * Compares two turns in words: the builds, payments and holdings after either, and whether that speaks for the first.
 */
import type { Fact } from '../../../../games/coal-train/wire/wire.ts'
import { m } from '../../../paraglide/messages.js'
import { chances, counts, reasonText, type ReasonText } from '../../screens/reason-words.ts'
import { cardName, incomeName, placeName } from '../words/piece-names.ts'
import type { TrainIdea } from './idea-words.ts'

export const reasonTexts = ({ reasons }: TrainIdea): ReasonText[] =>
  reasons.map(({ part: { fact, is, instead }, points }) =>
    reasonText(outcomeText(fact), isChance(fact) ? chances(is, instead) : counts(is, instead), points),
  )

const isChance = ({ of }: Fact) => of === 'station' || of === 'contract'

function outcomeText(fact: Fact): string {
  switch (fact.of) {
    case 'station':
      return m.ct_why_station({ place: placeName(fact.place) })
    case 'contract':
      return m.ct_why_contract({ card: cardName(fact.card) })
    case 'income':
      return fact.raises === 'AP' ? m.ct_why_actions() : m.ct_why_income({ income: incomeName(fact.raises) })
    default:
      return HELD[fact.of]()
  }
}

const HELD = {
  'points-now': m.ct_why_points_now,
  'card-points': m.ct_why_card_points,
  goods: m.ct_why_goods,
  markers: m.ct_why_markers,
  stations: m.ct_why_stations,
  upgrades: m.ct_why_upgrades,
  cards: m.ct_why_cards,
  near: m.ct_why_near,
  reach: m.ct_why_reach,
  rivals: m.ct_why_rivals,
}
