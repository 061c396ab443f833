import type { Outcome } from '../tools.ts'
import type { Step } from './steps.ts'

export interface Finished extends Outcome {
  step: Step
  seconds: number
}

/** Called when a step begins and when it has ended. */
export interface Announcer {
  begins: (step: Step) => void
  ended: (finished: Finished) => void
}

const AT_ONCE = 2

/** Runs round after round and stops after the first step that fails. Resolves to the steps that ran. */
export async function runRounds(rounds: readonly (readonly Step[])[], announce: Announcer): Promise<Finished[]> {
  const finished: Finished[] = []
  const stopped = () => finished.some(({ status }) => status !== 0)
  for (const round of rounds) {
    const queue = [...round]
    const work = async () => {
      for (let step = queue.shift(); step && !stopped(); step = queue.shift()) {
        announce.begins(step)
        const end = await timed(step)
        finished.push(end)
        announce.ended(end)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    if (stopped()) break
  }
  return finished
}

async function timed(step: Step): Promise<Finished> {
  const start = performance.now()
  const outcome = await step.run().catch((error: unknown) => ({ status: 1, output: (error as Error).message }))
  return { ...outcome, step, seconds: (performance.now() - start) / 1000 }
}
