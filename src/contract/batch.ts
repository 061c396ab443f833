export type * from './schemas/batch.ts'
