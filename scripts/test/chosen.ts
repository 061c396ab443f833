import { UsageError } from '../main.ts'
import type { Step } from './steps.ts'

/**
 * The steps that the arguments of `npm test` name, all where there are none. What follows the last name goes to its tool:
 * `unit tests/a.test.ts -t name`. Throws a UsageError where a name is unknown or the step takes no arguments.
 */
export function chosenSteps(steps: readonly Step[], args: readonly string[]): Step[] {
  const isStep = (name: string) => steps.some((step) => step.name === name)
  const end = args.findIndex((arg) => !isStep(arg))
  const names = end < 0 ? args : args.slice(0, end)
  const rest = end < 0 ? [] : args.slice(end)
  if (names.length === 0 && rest.length > 0) throw unknown(rest[0], steps)
  const last = names.at(-1)
  return steps
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .map((step) => (step.name === last && rest.length > 0 ? withArguments(step, rest, steps) : step))
}

function withArguments(step: Step, args: readonly string[], steps: readonly Step[]): Step {
  if (!step.takesArguments) throw unknown(args[0], steps)
  return { ...step, run: (told) => step.run(told, args) }
}

const unknown = (name: string, steps: readonly Step[]) =>
  new UsageError(`unknown step "${name}"; there are ${[...steps.map((step) => step.name), 'changed'].join(', ')}`)
