/** Entry: a thread that thinks, one question at a time. */
import { parentPort } from 'node:worker_threads'
import type { Question, Reply, ReviewQuestion } from './question.ts'
import { reviewed, think } from './think.ts'

const answerTo = (question: Question | ReviewQuestion): Reply => {
  try {
    return 'review' in question ? reviewed(question) : think(question)
  } catch (error) {
    return { failed: (error as Error).message }
  }
}

parentPort!.on('message', (question: Question | ReviewQuestion) => parentPort!.postMessage(answerTo(question)))
