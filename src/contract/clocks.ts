export type * from './schemas/clocks.ts'
