export type * from './schemas/puzzles.ts'
