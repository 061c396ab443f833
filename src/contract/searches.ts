export type * from './schemas/searches.ts'
