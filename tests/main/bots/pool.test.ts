import { expect, onTestFinished, test } from 'vitest'
import { seeded } from '../../../src/games/random.ts'
import { deal, decide, forgetHidden, legalMoves } from '../../../src/games/coal-baron/index.ts'
import type { State } from '../../../src/games/coal-baron/index.ts'
import { botPool, type Pool } from '../../../src/main/bots/pool.ts'
import { shuffledSetup } from '../../games/coal-baron/machine/chart.ts'

const newPool = (size: number): Pool => {
  const pool = botPool(size)
  onTestFinished(() => pool.close())
  return pool
}

const position = (): State => {
  const s = deal(shuffledSetup(2, seeded(1)))
  forgetHidden(s)
  return s
}
const question = (limits: object, level: 'director' | 'hewer' = 'director') => ({
  level,
  position: position(),
  limits,
  seed: 7,
})

test('the same question has the same answer, and it is one that the rules allow', async () => {
  const pool = newPool(2)
  const ask = () => pool.ask(question({ iterations: 500 })).answer
  const [one, two] = await Promise.all([ask(), ask()])
  expect(one).toEqual(two)
  expect(decide(position(), one[0]).refusal).toBeUndefined()
})

test('hints are ideas with what they are worth', async () => {
  const ideas = await newPool(1).ask({ ...question({ iterations: 500 }), level: null }).answer
  expect(ideas.length).toBeGreaterThan(0)
  expect(ideas.length).toBeLessThanOrEqual(3)
  expect(ideas[0]).toMatchObject({ decisions: [{ draft: expect.any(String) as string }] })
})

test('the main thread goes on while a director thinks, and a hurried one answers at once', async () => {
  const pool = newPool(1)
  await pool.ask(question({}, 'hewer')).answer
  const thought = pool.ask(question({ milliseconds: 20_000 }))
  const gaps: number[] = []
  for (let last = performance.now(); gaps.length < 100;) {
    await new Promise((resolve) => setTimeout(resolve, 5))
    const now = performance.now()
    gaps.push(now - last)
    last = now
  }
  gaps.sort((a, b) => a - b)
  expect(gaps[50]).toBeLessThan(50)
  const hurriedAt = performance.now()
  thought.hurry()
  expect(await thought.answer).toHaveLength(1)
  expect(performance.now() - hurriedAt).toBeLessThan(3000)
})

test('more questions than threads wait their turn', async () => {
  const pool = newPool(1)
  const answers = await Promise.all([1, 2, 3].map(() => pool.ask(question({ iterations: 64 })).answer))
  expect(answers[2]).toEqual(answers[0])
})

test('a thread that fails takes its question with it and no other', async () => {
  const pool = newPool(1)
  const bad = pool.ask({ ...question({ iterations: 64 }), position: new Int32Array(3) }).answer
  const good = pool.ask(question({ iterations: 64 })).answer
  await expect(bad).rejects.toThrow()
  expect(await good).toHaveLength(1)
})

test('whoever still waits when the threads are closed is told so', async () => {
  const pool = newPool(1)
  const thinking = pool.ask(question({ milliseconds: 20_000 })).answer
  const waiting = pool.ask(question({ milliseconds: 20_000 })).answer
  const told = Promise.all([expect(thinking).rejects.toThrow(), expect(waiting).rejects.toThrow('closed')])
  await pool.close()
  await told
  await expect(pool.ask(question({})).answer).rejects.toThrow('closed')
})

/** On a machine however busy. */
const LONG = { timeout: 60_000 }
const review = (depth: 'quick' | 'thorough') => ({
  position: deal(shuffledSetup(2, seeded(1))),
  move: 0,
  entry: { draft: offered() },
  depth,
})
const offered = () => (legalMoves(position())[0] as { draft: string }).draft

test('whoever plays takes a thread from a review, which is begun anew and comes out the same', LONG, async () => {
  const pool = newPool(1)
  const alone = await newPool(1).review(review('quick')).answer
  const thorough = pool.review(review('thorough'))
  const quick = pool.review(review('quick'))
  let thoroughIsDone = false
  void thorough.answer.then(() => (thoroughIsDone = true))
  await pool.ask(question({ iterations: 64 })).answer
  expect(thoroughIsDone).toBe(false)
  thorough.cancel()
  expect(await thorough.answer).toBeNull()
  expect(await quick.answer).toEqual(alone)
})

test('a review that waits can be cancelled, and ends where the threads are closed', LONG, async () => {
  const pool = newPool(1)
  const [first, second, third] = [1, 2, 3].map(() => pool.review(review('thorough')))
  second.cancel()
  expect(await second.answer).toBeNull()
  const told = Promise.all([expect(first.answer).rejects.toThrow(), expect(third.answer).rejects.toThrow('closed')])
  await pool.close()
  await told
})
