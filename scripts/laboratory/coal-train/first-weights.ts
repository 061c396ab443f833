/** A person's guess, with which fitting begins. */
import type { Weights } from '../../../src/games/coal-train/bot/evaluator/evaluator.ts'
import { FEATURES } from '../../../src/games/coal-train/bot/evaluator/features.ts'
import type { Feature } from '../../../src/games/coal-train/bot/evaluator/features.ts'

type Few = Partial<Record<Feature, number>>

const listOf = (few: Few): number[] => FEATURES.map((feature) => few[feature] ?? 0)

export const FIRST_WEIGHTS: Weights = {
  always: listOf({
    ...{ points: 1, coal: 0.62, iron: 0.72, water: 0.75 },
    ...{ 'coal to come': 0.55, 'iron to come': 0.68, 'water to come': 0.7 },
    ...{ 'lacking kinds': -0.35, hoard: -0.15, 'action points to come': 0.3, 'stations to come': 0.5 },
    ...{ 'Govt. Waiver': 0.6, 'Free Trade': 0.6, 'Rail Pass': 0.6, Infrastructure: 0.9, Training: 0.4 },
    ...{ 'Mining Grant': 1.2, Foundry: 1.3, 'Zoning Variance': 1.3 },
    ...{ 'first Build Station': 2.6, 'second Build Station': 1.6, 'further Build Stations': 0.5 },
    ...{ 'cheap Build Stations': 0.8, goods: 1.8 },
    ...{ 'best city next': 0.25, 'cities next': 0.2, 'good towns next': 0.1, 'cities after next': 0.1 },
    ...{ 'agent in the market': 0.5, contracts: 0.3, 'cards that count pieces': 1, 'cards that count income': 0.3 },
    ...{ 'Town Water': 0.3, 'City Coal': 0.3, 'cheap first step': 0.3, 'large Exchange': 0.4 },
    ...{ 'coal by twos': 0.3, 'no extra costs': 0.5 },
  }),
  near: listOf({
    ...{ coal: -0.15, iron: -0.1, water: -0.1, 'coal to come': -0.1, 'first Build Station': 0.4 },
    ...{ 'second Build Station': -0.9, 'further Build Stations': -0.5, Training: -0.2, Infrastructure: -0.7 },
    ...{ 'cities next': 0.2, contracts: -0.1 },
  }),
  far: listOf({
    ...{ Training: 0.8, 'Coal Mines': 1.2, 'Iron Mines': 1.3, Reservoirs: 1.3, Managements: 1.2 },
    ...{
      Infrastructure: 0.3,
      'agent in the market': 0.2,
      'cheap first step': 1,
      'no extra costs': 1,
      'large Exchange': 0.5,
    },
    ...{ 'Town Water': 0.8, 'City Coal': 0.8, 'coal by twos': 0.6, 'cards that count pieces': 1.5 },
  }),
}
