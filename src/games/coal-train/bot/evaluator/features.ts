/** Features of a seat that the evaluator weighs. */
import { keyedBy } from '../../../building-blocks/keyed.ts'

export const FEATURES = [
  'points',
  // In hand, what incomes bring up to the end, and what of it has no partner.
  'coal',
  'iron',
  'water',
  'coal to come',
  'iron to come',
  'water to come',
  'lacking kinds',
  'hoard',
  'action points to come',
  // Stations that resources and action points up to the end allow together.
  'stations to come',
  // Subsidy markers, in the order of the rondel.
  'Govt. Waiver',
  'Free Trade',
  'Rail Pass',
  'Infrastructure',
  'Training',
  'Mining Grant',
  'Foundry',
  'Zoning Variance',
  // Tiles in hand.
  'first Build Station',
  'second Build Station',
  'further Build Stations',
  'cheap Build Stations',
  'Coal Mines',
  'Iron Mines',
  'Reservoirs',
  'Managements',
  'goods',
  // The network and what it may reach.
  'towns',
  'cities',
  'best city next',
  'cities next',
  'good towns next',
  'cities after next',
  'agent in the market',
  // Cards.
  'cards that count pieces',
  'cards that count income',
  'contracts',
  'Town Water',
  'City Coal',
  'cheap first step',
  'large Exchange',
  'coal by twos',
  'no extra costs',
  // The same for everybody with as many turns to come.
  'at the table',
] as const
export type Feature = (typeof FEATURES)[number]
export const FEATURE_COUNT = FEATURES.length
export const AT = keyedBy(FEATURES, (_, i) => i)
