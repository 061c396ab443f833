import type { Outcome } from '../tools.ts'
import { Slots } from './slots.ts'
import type { Step } from './steps.ts'
import type { Tally } from './tally.ts'
import { errorOf } from '../../src/main/platform/thrown.ts'

export interface Finished extends Outcome {
  step: Step
  seconds: number
  /** The failed step without which this one did not run. */
  without?: string
  tally?: Tally
}

/** Called when a step begins, when it tells how far it is, and when it has ended. */
export interface Announcer {
  begins: (step: Step) => void
  told: (step: Step, tally: Tally) => void
  ended: (finished: Finished) => void
}

/**
 * Runs each step once the steps that it needs have passed, as many at a time as there are slots. A step that fails stops
 * only those that need it. Steps that are needed and not among `steps` count as passed.
 */
export async function runSteps(steps: readonly Step[], announce: Announcer, atOnce: number): Promise<Finished[]> {
  const slots = new Slots(atOnce)
  const ends = new Map<string, Promise<Finished>>()
  for (const step of steps) {
    const needed = (step.needs ?? []).flatMap((name) => ends.get(name) ?? [])
    ends.set(step.name, runAfter(step, needed, slots, announce))
  }
  return Promise.all(ends.values())
}

async function runAfter(step: Step, needed: Promise<Finished>[], slots: Slots, announce: Announcer): Promise<Finished> {
  const failed = (await Promise.all(needed)).find(({ status }) => status !== 0)
  if (!failed) return runInSlots(step, slots, announce)
  const finished = notRun(step, failed)
  announce.ended(finished)
  return finished
}

const notRun = (step: Step, { step: { name }, without }: Finished): Finished => ({
  step,
  status: 1,
  output: '',
  seconds: 0,
  without: without ?? name,
})

async function runInSlots(step: Step, slots: Slots, announce: Announcer): Promise<Finished> {
  const count = step.alone ? slots.all : 1
  await slots.take(count)
  announce.begins(step)
  try {
    const finished = await timed(step, announce)
    announce.ended(finished)
    return finished
  } finally {
    slots.free(count)
  }
}

async function timed(step: Step, announce: Announcer): Promise<Finished> {
  let tally: Tally | undefined
  const start = performance.now()
  const outcome = await step
    .run((told) => announce.told(step, (tally = told)))
    .catch((error: unknown): Outcome => ({ status: 1, output: errorOf(error).message }))
  return { ...outcome, step, tally, seconds: (performance.now() - start) / 1000 }
}
