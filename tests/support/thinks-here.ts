/** A pool that thinks in this process: a thread would wait for its turn on a busy machine, hundreds of times a game. */
import assert from 'node:assert/strict'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import type { Pool } from '../../src/main/bots/pool.ts'
import { answerTo } from '../../src/main/bots/think.ts'

export const THINKS_HERE = {
  ask: (question: Parameters<Pool['ask']>[0]) => ({
    answer: Promise.resolve(answerTo({ ...question, hurried: new Int32Array(1) }, CATALOGUE)).then((reply) => {
      assert.ok('answer' in reply)
      return reply.answer
    }),
    hurry() {},
  }),
  close: () => Promise.resolve(),
} as Pool
