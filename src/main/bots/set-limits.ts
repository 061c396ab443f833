/** Limits from the environment in place of the bots' time, so that what they play depends on no machine. */
import type { Limits } from './budget.ts'

const ITERATIONS = /^[1-9]\d{0,9}$/

export type SetLimits = { limits?: Limits; problem?: undefined } | { problem: string; limits?: undefined }

/** The limits of bots and hints that `PITHEAD_ITERATIONS` sets, none without it; or one line on what is wrong with it. */
export function setLimits({ PITHEAD_ITERATIONS: text }: NodeJS.ProcessEnv): SetLimits {
  if (text === undefined) return {}
  if (ITERATIONS.test(text)) return { limits: { iterations: Number(text) } }
  return { problem: `PITHEAD_ITERATIONS needs a whole number from 1 on, not "${text}"` }
}
