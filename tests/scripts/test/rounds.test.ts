import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { runRounds, type Announcer } from '../../../scripts/test/rounds.ts'
import type { Step } from '../../../scripts/test/steps.ts'

/** A step that takes `ms`, and the diary in which all of them write when they begin and end. */
function house() {
  const diary: string[] = []
  const step = (name: string, ms = 0, status = 0): Step => ({
    name,
    run: async () => {
      await wait(ms)
      return { status, output: '' }
    },
  })
  const announce: Announcer = {
    begins: ({ name }) => diary.push(`${name} begins`),
    ended: ({ step, status }) => diary.push(`${step.name} ${status === 0 ? 'ok' : 'failed'}`),
  }
  return { diary, step, announce }
}

test('the steps of a round run two at a time, and rounds one after the other', async () => {
  const { diary, step, announce } = house()
  await runRounds([[step('a', 60), step('b', 10), step('c', 10)], [step('d')]], announce)
  expect(diary).toEqual(['a begins', 'b begins', 'b ok', 'c begins', 'c ok', 'a ok', 'd begins', 'd ok'])
})

test('nothing begins after a step has failed', async () => {
  const { diary, step, announce } = house()
  const finished = await runRounds([[step('a', 30), step('b', 10, 1), step('c')], [step('d')]], announce)
  expect(diary).toEqual(['a begins', 'b begins', 'b failed', 'a ok'])
  expect(finished.map((end) => [end.step.name, end.status])).toEqual([
    ['b', 1],
    ['a', 0],
  ])
})

test('a step that throws has failed with the words of its error', async () => {
  const { announce } = house()
  const step: Step = { name: 'a', run: () => Promise.reject(new Error('no browser')) }
  const [end] = await runRounds([[step]], announce)
  expect(end).toMatchObject({ status: 1, output: 'no browser' })
})
