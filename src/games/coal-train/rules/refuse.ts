import type { Refusal, RefusalCode } from './types.ts'

export const refuse = (code: RefusalCode, params: Refusal['params'] = {}): Refusal => ({ code, params })

/** Null if there is enough. */
export const whyTooFew = (code: RefusalCode, have: number, need: number): Refusal | null =>
  have >= need ? null : refuse(code, { have, need })
