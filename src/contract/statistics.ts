export type * from './schemas/statistics.ts'
