/** The threads that think: started when they are needed, at most so many at once; further questions wait their turn. */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { root } from '../root.ts'
import type { Answer, Question, Reply } from './question.ts'

export interface Thought<T> {
  /** Rejects where the thread fails or the pool is closed. */
  answer: Promise<T>
  /** Has the thread answer with what it has. */
  hurry: () => void
}

export interface Pool {
  ask: <Q extends Omit<Question, 'hurried'>>(question: Q) => Thought<Answer<Q & Question>>
  /** Ends all threads, whatever they think about. */
  close: () => Promise<void>
}

/** From sources by type stripping, else as it was built: in the same folder as the hosts, also inside Electron's archive. */
const ENTRY = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'worker.ts')
  : join(root(), 'out', 'main', 'bot-worker.js')

interface Job {
  question: Question
  resolve: (answer: never) => void
  reject: (error: Error) => void
}

export const botPool = (size: number): Pool => {
  const waiting: Job[] = []
  const idle: Worker[] = []
  const busy = new Map<Worker, Job>()
  let closed = false

  const startWorker = (): Worker => {
    const worker = new Worker(ENTRY)
    worker.unref()
    worker.on('message', (reply: Reply) => finished(worker, reply))
    worker.on('error', (error: Error) => lost(worker, error))
    worker.on('exit', () => lost(worker, new Error('the thread ended')))
    return worker
  }

  const next = (): void => {
    if (waiting.length === 0 || busy.size >= size) return
    const job = waiting.shift()!
    const worker = idle.pop() ?? startWorker()
    busy.set(worker, job)
    worker.postMessage(job.question)
  }

  const finished = (worker: Worker, reply: Reply): void => {
    const job = busy.get(worker)
    busy.delete(worker)
    idle.push(worker)
    if ('failed' in reply) job?.reject(new Error(reply.failed))
    else job?.resolve(reply.answer as never)
    next()
  }

  /** A thread that is gone takes its question with it, and no other. */
  const lost = (worker: Worker, error: Error): void => {
    const at = idle.indexOf(worker)
    if (at >= 0) idle.splice(at, 1)
    busy.get(worker)?.reject(error)
    busy.delete(worker)
    next()
  }

  return {
    ask(question) {
      const { promise, resolve, reject } = Promise.withResolvers<never>()
      const hurried = new Int32Array(new SharedArrayBuffer(4))
      if (closed) reject(new Error('the threads are closed'))
      else waiting.push({ question: { ...question, hurried }, resolve, reject })
      next()
      return { answer: promise, hurry: () => void Atomics.store(hurried, 0, 1) }
    },
    async close() {
      closed = true
      for (const job of waiting.splice(0)) job.reject(new Error('the threads are closed'))
      await Promise.all([...idle, ...busy.keys()].map((worker) => worker.terminate()))
    },
  }
}
