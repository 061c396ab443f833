import { parentPort } from 'node:worker_threads'
import type { Catalogue } from '../../games/facets/facets.ts'
import type { AnyQuestion, Reply } from './question.ts'
import { answerTo } from './think.ts'
import { present } from '../../games/building-blocks/present.ts'

/** Has this thread answer questions about the games of a catalogue, one at a time. */
export function answerQuestions(catalogue: Catalogue): void {
  const reply = (question: AnyQuestion): Reply => {
    try {
      return answerTo(question, catalogue)
    } catch (error) {
      return { failed: error instanceof Error ? error.message : String(error) }
    }
  }
  const port = present(parentPort, "the thread's port")
  port.on('message', (question: AnyQuestion) => port.postMessage(reply(question)))
}
