import type { PointsResult } from '../../../games/coal-baron/sheet.ts'

/** Each seat's place, from 1; who shares points and Marks left shares the place (rule book, End of the game). */
export const ranks = ({ scores }: Pick<PointsResult, 'scores'>): number[] =>
  scores.map((own) => 1 + scores.filter((other) => isBetter(other, own)).length)

type Standing = PointsResult['scores'][number]

const isBetter = (a: Standing, b: Standing) => a.total > b.total || (a.total === b.total && a.marksLeft > b.marksLeft)
