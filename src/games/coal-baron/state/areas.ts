/** The areas of the yard where workers are placed. */
import { itemAt } from '../../building-blocks/lists.ts'

export const AREAS = ['factory', 'mining', 'delivery', 'money', 'order', 'bank'] as const
export type Area = (typeof AREAS)[number]

/** The area of a space, by its id. */
export const areaOf = (space: string): Area => itemAt(space.split('-'), 0) as Area
