export type { ReviewedMove } from '../games/facets/ideas.ts'
export type { Depth } from '../games/facets/review-depth.ts'
export type * from './schemas/reviews.ts'
