import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Depth } from '../../../src/games/facets/review-depth.ts'
import { BotPool, type Pool } from '../../../src/main/bots/pool.ts'
import { dealt, GAME, ID } from '../../support/games.ts'
import { golden } from '../../support/golden.ts'
import { newFolder } from '../folder.ts'
import { A_DAY } from './parlour.ts'

const { rules, identity } = GAME
const thinking = GAME.thinking!
const STRONG = identity.levels.at(-1)!

function newPool(size: number): Pool {
  const pool = new BotPool(size)
  onTestFinished(() => pool.close())
  return pool
}

const { position } = dealt(2)
const question = (limits: object, level = STRONG) => ({
  game: ID,
  players: 2,
  level,
  position: thinking.seen(position),
  limits,
  seed: 7,
})

/** Never answers about the game `spin`. */
const SPINNING = `
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ game }) => {
    while (game === 'spin');
    parentPort.postMessage({ answer: [] })
  })`

test('the same question has the same answer, and it is one that the rules allow', async () => {
  const pool = newPool(2)
  const ask = () => pool.ask(question({ iterations: 500 })).answer
  const [one, two] = await Promise.all([ask(), ask()])
  expect(one).toEqual(two)
  expect(rules.whyIllegal(position, one[0])).toBeNull()
})

test('hints are ideas with what they are worth', async () => {
  const ideas = await newPool(1).ask({ ...question({ iterations: 500 }), level: null }).answer
  expect(ideas.length).toBeGreaterThan(0)
  expect(ideas.length).toBeLessThanOrEqual(3)
  for (const { decisions } of ideas) expect(rules.whyIllegal(position, decisions[0])).toBeNull()
})

test('the main thread goes on while a strong bot thinks, and a hurried one answers at once', async () => {
  const pool = newPool(1)
  await pool.ask(question({}, thinking.usual)).answer
  const thought = pool.ask(question({ milliseconds: A_DAY }))
  let isThinking = true
  void thought.answer.then(() => (isThinking = false))
  for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setImmediate(resolve))
  expect(isThinking).toBe(true)
  thought.hurry()
  expect(await thought.answer).toHaveLength(1)
})

test('more questions than threads wait their turn', async () => {
  const pool = newPool(1)
  const answers = await Promise.all([1, 2, 3].map(() => pool.ask(question({ iterations: 64 })).answer))
  expect(answers[2]).toEqual(answers[0])
})

test('a thread that fails takes its question with it and no other', async () => {
  const pool = newPool(1)
  const bad = pool.ask({ ...question({ iterations: 64 }), position: null }).answer
  const good = pool.ask(question({ iterations: 64 })).answer
  await expect(bad).rejects.toThrow()
  expect(await good).toHaveLength(1)
})

test('a thread that spins is ended and said, and the next question goes to a new one', async () => {
  const entry = join(newFolder(), 'spinning.mjs')
  writeFileSync(entry, SPINNING)
  const pool = new BotPool(1, entry, 2000)
  onTestFinished(() => pool.close())
  const asked = [{}, { milliseconds: 1000 }].map((limits) => pool.ask({ ...question(limits), game: 'spin' }).answer)
  const good = pool.ask(question({})).answer
  expect(await Promise.allSettled(asked)).toMatchObject([
    { reason: { code: 'too-long', params: { seconds: 2 } } },
    { reason: { code: 'too-long', params: { seconds: 3 } } },
  ])
  expect(await good).toEqual([])
})

test('whoever still waits when the threads are closed is told so', async () => {
  const pool = newPool(1)
  const thinking = pool.ask(question({ milliseconds: A_DAY })).answer
  const waiting = pool.ask(question({ milliseconds: A_DAY })).answer
  const told = Promise.all([expect(thinking).rejects.toThrow(), expect(waiting).rejects.toThrow('closed')])
  await pool.close()
  await told
  await expect(pool.ask(question({})).answer).rejects.toThrow('closed')
})

const record = golden('2-players')
const review = (depth: Depth) => ({ game: ID, review: thinking.reviewing.questions(record, depth)[0] })

test('whoever plays takes a thread from a review, which is begun anew and comes out the same', async () => {
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

test('a bot behind gives its thread to whoever plays, and still answers as well as alone', async () => {
  const pool = newPool(1)
  const asked = question({ iterations: 400 })
  const alone = await newPool(1).ask(asked).answer
  const order: string[] = []
  const behind = pool.askBehind(asked).then((answer) => (order.push('behind'), answer))
  await pool.ask({ ...asked, seed: 8 }).answer.then(() => order.push('play'))
  expect(await behind).toEqual(alone)
  expect(order).toEqual(['play', 'behind'])
})

test('a review that waits can be cancelled, and ends where the threads are closed', async () => {
  const pool = newPool(1)
  const [first, second, third] = [1, 2, 3].map(() => pool.review(review('thorough')))
  second.cancel()
  expect(await second.answer).toBeNull()
  const told = Promise.all([expect(first.answer).rejects.toThrow(), expect(third.answer).rejects.toThrow('closed')])
  await pool.close()
  await told
})

const study = (iterations: number) => ({ game: ID, position, iterations })

test('who studies takes a thread from a review and gives it to whoever plays; both come out the same', async () => {
  const pool = newPool(1)
  const alone = await newPool(1).study(study(400)).answer
  const order: string[] = []
  const noted = <T>(name: string, answer: Promise<T>) => answer.then((value) => (order.push(name), value))
  const reviewing = noted('review', pool.review(review('quick')).answer)
  const studying = noted('study', pool.study(study(400)).answer)
  const playing = noted('play', pool.ask(question({ iterations: 64 })).answer)
  expect(await studying).toEqual(alone)
  await Promise.all([reviewing, playing])
  expect(order).toEqual(['play', 'study', 'review'])
})
