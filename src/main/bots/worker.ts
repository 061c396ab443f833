/** Entry: a thread that thinks, one question at a time. */
import { parentPort } from 'node:worker_threads'
import type { Question, Reply } from './question.ts'
import { think } from './think.ts'

const answerTo = (question: Question): Reply => {
  try {
    return think(question)
  } catch (error) {
    return { failed: (error as Error).message }
  }
}

parentPort!.on('message', (question: Question) => parentPort!.postMessage(answerTo(question)))
