/** Incentive cards as they are ticked: those that can bring points, and the others. */
import { CARD_IDS, incentiveOf, type CardId } from '../../../../../games/coal-train/state/components.ts'
import { isContract } from '../../../../../games/coal-train/score-sheet/cards.ts'
import { GIFT_POINTS } from '../../../../../games/coal-train/state/valley.ts'

const bringsPoints = (card: CardId) =>
  isContract(card) || incentiveOf(card) in GIFT_POINTS || incentiveOf(card).startsWith('F')

export const [SCORING, OTHERS]: readonly [readonly CardId[], readonly CardId[]] = [
  CARD_IDS.filter(bringsPoints),
  CARD_IDS.filter((card) => !bringsPoints(card)),
]
