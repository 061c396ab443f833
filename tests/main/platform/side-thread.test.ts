import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { SideThread } from '../../../src/main/platform/side-thread.ts'
import { newFolder } from '../folder.ts'

/** Answers with the question, but fails where it is to. */
const ECHO = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', (question) => {
    if (question === 'fail') throw new Error('broken on purpose')
    parentPort.postMessage({ answer: question })
  })`

/** Never answers the question whether it will. */
const SPINNING = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', (question) => {
    while (question === 'spin');
    parentPort.postMessage({ answer: question })
  })`

function echo() {
  const file = join(newFolder(), 'echo.mjs')
  writeFileSync(file, ECHO)
  const thread = new SideThread(file)
  onTestFinished(() => thread.end())
  return thread
}

test('a thread that failed is told of once: the next question goes to a new one', async () => {
  const thread = echo()
  await expect(thread.ask('fail')).rejects.toThrow('broken on purpose')
  expect(await thread.ask('one')).toBe('one')
  expect(await Promise.all([thread.ask('two'), thread.ask('three')])).toEqual(['two', 'three'])
})

test('all who wait for a thread that fails are told', async () => {
  const thread = echo()
  expect(await thread.ask('one')).toBe('one')
  const asked = await Promise.allSettled([thread.ask('fail'), thread.ask('two'), thread.ask('three')])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})

test('answers that a failure has overtaken disturb nobody', async () => {
  const thread = echo()
  for (let turn = 0; turn < 20; turn++) {
    const asked = Promise.allSettled([thread.ask('one'), thread.ask('fail'), thread.ask('two')])
    expect((await asked)[2]).toMatchObject({ status: 'rejected' })
    expect(await thread.ask(turn)).toBe(turn)
  }
})

test('a thread that spins is ended, all who wait are told, and the next question goes to a new one', async () => {
  const file = join(newFolder(), 'spinning.mjs')
  writeFileSync(file, SPINNING)
  const thread = new SideThread(file, 5000)
  onTestFinished(() => thread.end())
  const asked = await Promise.allSettled([thread.ask('one'), thread.ask('spin'), thread.ask('two')])
  const tooLong = { status: 'rejected', reason: { code: 'too-long', params: { seconds: 5 } } }
  expect(asked).toMatchObject([{ status: 'fulfilled', value: 'one' }, tooLong, tooLong])
  expect(await thread.ask('three')).toBe('three')
})
