import { expect, test } from 'vitest'
import { runSteps, type Announcer } from '../../../scripts/test/run-steps.ts'
import type { Step } from '../../../scripts/test/steps.ts'

/** Steps that end when they are told to, and the diary in which all of them write when they begin and end. */
function house() {
  const diary: string[] = []
  const ends = new Map<string, (status: number) => void>()
  const step = (name: string, more: Partial<Step> = {}): Step => ({
    name,
    run: () => new Promise((done) => ends.set(name, (status) => done({ status, output: '' }))),
    ...more,
  })
  const announce: Announcer = {
    begins: ({ name }) => diary.push(`${name} begins`),
    told: ({ name }, { ended }) => diary.push(`${name} ${ended}`),
    ended: ({ step, status, without }) =>
      diary.push(`${step.name} ${without ? `without ${without}` : status === 0 ? 'ok' : 'failed'}`),
  }
  /** Ends a running step and lets the others go on. */
  const end = async (name: string, status = 0) => {
    ends.get(name)!(status)
    await settled()
  }
  return { diary, step, announce, end }
}

const settled = () => new Promise((done) => setImmediate(done))

test('as many steps run at a time as there are slots, in their order', async () => {
  const { diary, step, announce, end } = house()
  const run = runSteps([step('a'), step('b'), step('c')], announce, 2)
  await settled()
  expect(diary).toEqual(['a begins', 'b begins'])
  await end('b')
  expect(diary.slice(2)).toEqual(['b ok', 'c begins'])
  await end('a')
  await end('c')
  expect((await run).map((finished) => [finished.step.name, finished.status])).toEqual([
    ['a', 0],
    ['b', 0],
    ['c', 0],
  ])
})

test('a step waits for those that it needs, unless they are not asked for', async () => {
  const { diary, step, announce, end } = house()
  const run = runSteps([step('a'), step('b', { needs: ['a', 'elsewhere'] })], announce, 2)
  await settled()
  expect(diary).toEqual(['a begins'])
  await end('a')
  await end('b')
  await run
  expect(diary).toEqual(['a begins', 'a ok', 'b begins', 'b ok'])
})

test('a failed step stops only those that need it, whether directly or not', async () => {
  const { diary, step, announce, end } = house()
  const steps = [step('a'), step('b', { needs: ['a'] }), step('c', { needs: ['b'] }), step('d')]
  const run = runSteps(steps, announce, 1)
  await settled()
  await end('a', 3)
  await end('d')
  expect((await run).map((finished) => finished.status)).toEqual([3, 1, 1, 0])
  expect(diary.toSorted()).toEqual(['a begins', 'a failed', 'b without a', 'c without a', 'd begins', 'd ok'])
})

test('a step that needs the machine for itself runs beside no other', async () => {
  const { diary, step, announce, end } = house()
  const run = runSteps([step('a'), step('b', { alone: true }), step('c')], announce, 2)
  await settled()
  expect(diary).toEqual(['a begins'])
  await end('a')
  expect(diary.slice(1)).toEqual(['a ok', 'b begins'])
  await end('b')
  await end('c')
  await run
  expect(diary.slice(3)).toEqual(['b ok', 'c begins', 'c ok'])
})

test('what a step tells is passed on, and its last word is kept', async () => {
  const { diary, step, announce } = house()
  const tally = { ended: 1, total: 1, passed: 1, skipped: 0, failed: [], flaky: [] }
  const run: Step['run'] = (told) => {
    told(tally)
    return Promise.resolve({ status: 0, output: '' })
  }
  const [finished] = await runSteps([step('a', { run })], announce, 1)
  expect(diary).toEqual(['a begins', 'a 1', 'a ok'])
  expect(finished.tally).toBe(tally)
})

test('a step that throws has failed with the words of its error', async () => {
  const { step, announce } = house()
  const run = () => Promise.reject(new Error('no browser'))
  expect(await runSteps([step('a', { run })], announce, 1)).toMatchObject([{ status: 1, output: 'no browser' }])
})
