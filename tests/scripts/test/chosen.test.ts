import { expect, test, vi } from 'vitest'
import { UsageError } from '../../../scripts/main.ts'
import { chosenSteps } from '../../../scripts/test/chosen.ts'
import type { Step } from '../../../scripts/test/steps.ts'

const run = vi.fn<Step['run']>()
const STEPS: Step[] = [
  { name: 'messages', run },
  { name: 'unit', takesArguments: true, run },
  { name: 'e2e', takesArguments: true, run },
]

const namesOf = (...args: string[]) => chosenSteps(STEPS, args).map(({ name }) => name)

test('without arguments all steps run, else those that are named, in their order', () => {
  expect(namesOf()).toEqual(['messages', 'unit', 'e2e'])
  expect(namesOf('e2e', 'messages')).toEqual(['messages', 'e2e'])
})

test('what follows the last name is for the tool of that step', async () => {
  const [messages, unit] = chosenSteps(STEPS, ['messages', 'unit', 'tests/a.test.ts', '-t', 'unit'])
  const told = () => {}
  await messages.run(told)
  await unit.run(told)
  expect(run.mock.calls).toEqual([[told], [told, ['tests/a.test.ts', '-t', 'unit']]])
})

test.each([[['dance']], [['tests/a.test.ts']], [['messages', 'x']]])(
  '%j is refused with the names there are',
  (args) => {
    expect(() => chosenSteps(STEPS, args)).toThrow(UsageError)
    expect(() => chosenSteps(STEPS, args)).toThrow(`"${args.at(-1)}"; there are messages, unit, e2e, changed`)
  },
)
