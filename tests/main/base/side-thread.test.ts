import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sideThread } from '../../../src/main/base/side-thread.ts'
import { newFolder } from '../folder.ts'

/** Answers with the question, but fails where it is to. */
const ECHO = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', (question) => {
    if (question === 'fail') throw new Error('broken on purpose')
    parentPort.postMessage({ answer: question })
  })`

function echo() {
  const file = join(newFolder(), 'echo.mjs')
  writeFileSync(file, ECHO)
  const thread = sideThread(file)
  onTestFinished(thread.end)
  return thread
}

test('a thread that failed is told of once: the next question goes to a new one', async () => {
  const { ask } = echo()
  await expect(ask('fail')).rejects.toThrow('broken on purpose')
  expect(await ask('one')).toBe('one')
  expect(await Promise.all([ask('two'), ask('three')])).toEqual(['two', 'three'])
})

test('all who wait for a thread that fails are told', async () => {
  const { ask } = echo()
  expect(await ask('one')).toBe('one')
  const asked = await Promise.allSettled([ask('fail'), ask('two'), ask('three')])
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
})

test('answers that a failure has overtaken disturb nobody', async () => {
  const { ask } = echo()
  for (let turn = 0; turn < 20; turn++) {
    const asked = Promise.allSettled([ask('one'), ask('fail'), ask('two')])
    expect((await asked)[2]).toMatchObject({ status: 'rejected' })
    expect(await ask(turn)).toBe(turn)
  }
})
