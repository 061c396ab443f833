import { parentPort } from 'node:worker_threads'
import type { Catalogue } from '../../games/facets/facets.ts'
import type { Question, Reply, ReviewQuestion } from './question.ts'
import { answerTo } from './think.ts'

/** Has this thread answer questions about the games of a catalogue, one at a time. */
export function answerQuestions(catalogue: Catalogue): void {
  const reply = (question: Question | ReviewQuestion): Reply => {
    try {
      return answerTo(question, catalogue)
    } catch (error) {
      return { failed: (error as Error).message }
    }
  }
  parentPort!.on('message', (question: Question | ReviewQuestion) => parentPort!.postMessage(reply(question)))
}
