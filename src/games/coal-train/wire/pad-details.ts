/** How much of a physical game is entered: the totals alone, the parts of the scores, or stations and cards on the own map. */
export const DETAILS = ['counts', 'places', 'points'] as const
export type Detail = (typeof DETAILS)[number]

/** Single numbers of a seat on the pad. */
export const NUMBERS = ['upgrades', 'markers', 'total', 'allLeft', 'actionIncome'] as const
