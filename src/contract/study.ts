export type * from './schemas/study.ts'
