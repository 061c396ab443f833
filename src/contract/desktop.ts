export type * from './schemas/desktop.ts'
