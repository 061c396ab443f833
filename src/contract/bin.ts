export type * from './schemas/bin.ts'
