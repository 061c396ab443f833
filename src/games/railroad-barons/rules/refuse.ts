import type { Refusal, RefusalCode } from './types.ts'

export const refuse = (code: RefusalCode, params: Refusal['params'] = {}): Refusal => ({ code, params })
