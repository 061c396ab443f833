export type * from './schemas/rescue.ts'
