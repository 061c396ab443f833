export type { Analysed } from '../games/facets/ideas.ts'
export type * from './schemas/analysis.ts'
