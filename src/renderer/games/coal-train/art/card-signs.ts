/** Describes the effect of an incentive card in signs: names of icons, `*4` for points, and plain text. */
import { incentiveOf, type CardId, type Incentive } from '../../../../games/coal-train/state/components.ts'
import {
  COAL_TAKEN,
  CONTRACTS,
  EXCHANGE_LIMIT,
  GIFT_POINTS,
  GIFTS,
  PIECES_A_POINT,
} from '../../../../games/coal-train/state/valley.ts'

const spaced = (letters: string) => [...letters].join(' ')
const gift = (letters: string) => `+${letters.length} ${letters[0]}`
const contract = (id: keyof typeof CONTRACTS) => `${spaced(CONTRACTS[id].pay)} → *${CONTRACTS[id].points}`
const counted = (id: keyof typeof PIECES_A_POINT, what: string) => `${PIECES_A_POINT[id]} ${what} → *1`
const income = (resource: string) => `+1 ${resource} → *1`

const SIGNS: Record<Incentive, string> = {
  ...{ N1: '+1 town', N2: gift(GIFTS.N2), N3: gift(GIFTS.N3), N4: gift(GIFTS.N4) },
  ...{ N5: '+1 up', N6: '+2 marker', N7: `*${GIFT_POINTS.N7}` },
  ...{ P1: contract('P1'), P2: contract('P2'), P3: contract('P3'), P4: contract('P4') },
  ...{ F1: counted('F1', 'town'), F2: counted('F2', 'city'), F3: counted('F3', 'up') },
  ...{ F4: income('C'), F5: income('I'), F6: income('W') },
  ...{ F7: counted('F7', 'marker'), F8: counted('F8', 'C I W') },
  ...{ L1: 'town → W', L2: 'city → C', L3: 'step −1 AP', L6: 'track +0' },
  L4: `⇄ ${EXCHANGE_LIMIT.plain} → ${EXCHANGE_LIMIT.raised}`,
  L5: `AP → ${spaced('C'.repeat(COAL_TAKEN.raised))}`,
}

export const signsOf = (card: CardId): readonly string[] => SIGNS[incentiveOf(card)].split(' ')
