export type * from './schemas/lessons.ts'
