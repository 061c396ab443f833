export type * from './schemas/reports.ts'
