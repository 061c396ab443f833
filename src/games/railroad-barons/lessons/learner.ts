/** The learner's situation, as the steps of the lesson ask for it, and what they point at. */
import { itemAt } from '../../building-blocks/lists.ts'
import type { Occasion } from '../../facets/teaching.ts'
import { whyIllegal } from '../rules/entries.ts'
import { HOLDINGS, INVESTORS, PERCENTS, RAILROADS } from '../state/components.ts'
import * as at from '../state/layout.ts'
import * as state from '../state/state.ts'
import type { State } from '../state/state.ts'

/** The learner sits first and starts. */
export const LEARNER = 0

export const isAsked = (s: State): boolean => state.deciding(s) === LEARNER
export const isIn = (s: State, ...of: number[]): boolean => isAsked(s) && of.includes(state.phase(s))
export const isOver = (s: State): boolean => state.phase(s) >= state.CLOSING

/** Now, while the learner is in one of these phases; else not at all. */
export const during =
  (...of: number[]) =>
  (s: State): Occasion =>
    isIn(s, ...of) ? 'now' : 'never'

/** As soon as the learner is in one of these phases, as long as there may still be one. */
export const onceIn =
  (mayCome: (s: State) => boolean, ...of: number[]) =>
  (s: State): Occasion =>
    !mayCome(s) || isOver(s) ? 'never' : isIn(s, ...of) ? 'now' : 'later'

export const isDrafting = (s: State): boolean => s[at.STOCK_ROUND] === 0
export const stockRound = (s: State): number => state.get(s, at.STOCK_ROUND)
export const operatingRound = (s: State): number => state.get(s, at.OPERATING_ROUND)
export const offersMade = (s: State): number => state.get(s, at.DRAFTED)
export const hasAppeared = (s: State, level: number): boolean => (state.get(s, at.APPEARED) & (1 << level)) !== 0

const HOLDING_NUMBERS = HOLDINGS.map((_, holding) => holding)
export const directed = (s: State): number[] =>
  HOLDING_NUMBERS.filter(
    (holding) => state.standing(s, holding) !== state.CLOSED && state.director(s, holding) === LEARNER,
  )
export const operates = (s: State): boolean =>
  directed(s).some((holding) => state.standing(s, holding) === state.OPERATES)
export const certificates = (s: State): number => state.certificates(s, LEARNER)
/** Railroads of the Holdings that the learner directs. */
export const railroads = (s: State): number =>
  directed(s).reduce((sum, holding) => sum + state.railroads(s, holding), 0)
export const ownInvestors = (s: State): number =>
  INVESTORS.filter((_, investor) => state.investorAt(s, investor) === LEARNER).length
/** Investors that the learner may assign now. */
export const canAssign = (s: State): boolean =>
  INVESTORS.some((investor) => isIn(s, state.ACQUIRING) && whyIllegal(s, { assign: investor }) === null)
/** Whether the next Railroad can be bought, from one of its sides. */
export const canBuy = (s: State): boolean =>
  isIn(s, state.ACQUIRING) &&
  [{ rail: 'bank' } as const, { rail: 'bank', side: 'low' } as const, { rail: 'bank', side: 'high' } as const].some(
    (decision) => whyIllegal(s, decision) === null,
  )
export const canBuyLevel4 = (s: State): boolean =>
  isIn(s, state.ACQUIRING) &&
  RAILROADS[state.topRailroad(s)]?.startsWith('D') === true &&
  whyIllegal(s, { rail: 'bank', side: 'high' }) === null

/** Certificates of the Holdings that the learner directs, as far as they can be bought. */
export const ownCertificates = (s: State): readonly string[] =>
  directed(s).flatMap((holding) =>
    PERCENTS.flatMap((percent) => {
      const id = itemAt(HOLDINGS, holding)
      return whyIllegal(s, { buy: [id, percent] }) === null ? [`certificate ${id}-${percent}`] : []
    }),
  )

/** The platforms of the Holdings that the learner directs. */
export const ownPlatforms = (s: State): readonly string[] =>
  directed(s).map((holding) => `platform ${itemAt(HOLDINGS, holding)}`)
