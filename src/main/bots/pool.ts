/**
 * The threads that think: started when they are needed, at most so many at once; further questions wait their turn. Whoever
 * plays comes before reviews, and takes a reviewing thread where none is free.
 */
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ReviewedMove } from '../../games/facets/ideas.ts'
import { root } from '../base/root.ts'
import type { Answer, Question, Reply, ReviewQuestion } from './question.ts'

export interface Thought<T> {
  /** Rejects where the thread fails or the pool is closed. */
  answer: Promise<T>
  /** Has the thread answer with its best so far. */
  hurry: () => void
}

export interface Reviewing {
  /** Null where it was cancelled. Rejects where the thread fails or the pool is closed. */
  answer: Promise<ReviewedMove | null>
  cancel: () => void
}

export interface Pool {
  ask: <Q extends Omit<Question, 'hurried'>>(question: Q) => Thought<Answer<Q>>
  /** In the background: broken off and begun anew whenever somebody asks who plays. */
  review: (review: Omit<ReviewQuestion, 'hurried'>) => Reviewing
  /** Ends all threads, whatever they think about. */
  close: () => Promise<void>
}

/** From sources by type stripping, else as it was built: in the same folder as the hosts, also inside Electron's archive. */
const ENTRY = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'bot-worker.ts')
  : join(root(), 'out', 'main', 'bot-worker.js')

interface Job {
  question: Question | ReviewQuestion
  resolve: (answer: never) => void
  reject: (error: Error) => void
  cancelled: boolean
}

const isReview = ({ question }: Job): boolean => 'review' in question
const newFlag = (): Int32Array => new Int32Array(new SharedArrayBuffer(4))
const raise = (job: Job): void => void Atomics.store(job.question.hurried, 0, 1)
const isHurried = (job: Job): boolean => Atomics.load(job.question.hurried, 0) === 1

/** `entry` is the thread's file; by default it knows the games on offer. */
export function botPool(size: number, entry = ENTRY): Pool {
  /** Questions of those who play, and reviews. */
  const waiting: Job[] = []
  const background: Job[] = []
  const idle: Worker[] = []
  const busy = new Map<Worker, Job>()
  let closed = false

  const startWorker = (): Worker => {
    const worker = new Worker(entry)
    worker.unref()
    worker.on('message', (reply: Reply) => finished(worker, reply))
    worker.on('error', (error: Error) => lost(worker, error))
    worker.on('exit', () => lost(worker, new Error('the thread ended')))
    return worker
  }

  const next = (): void => {
    if (busy.size >= size) return makeRoom()
    const job = waiting.shift() ?? background.shift()
    if (!job) return
    const worker = idle.pop() ?? startWorker()
    busy.set(worker, job)
    worker.postMessage(job.question)
  }

  /** As many reviews are broken off as there are who wait to play. */
  const makeRoom = (): void => {
    const reviews = [...busy.values()].filter(isReview)
    const going = reviews.filter((job) => !isHurried(job))
    const leaving = reviews.length - going.length
    going.slice(0, Math.max(0, waiting.length - leaving)).forEach(raise)
  }

  const finished = (worker: Worker, reply: Reply): void => {
    const job = busy.get(worker)
    busy.delete(worker)
    idle.push(worker)
    if (job) settle(job, reply)
    next()
  }

  /** A review that was broken off for somebody who plays is begun anew. */
  const settle = (job: Job, reply: Reply): void => {
    if ('failed' in reply) return job.reject(new Error(reply.failed))
    if (reply.answer !== null || job.cancelled) return job.resolve(reply.answer as never)
    job.question.hurried = newFlag()
    background.unshift(job)
  }

  /** A thread that is gone takes its question with it, and no other. */
  const lost = (worker: Worker, error: Error): void => {
    const at = idle.indexOf(worker)
    if (at >= 0) idle.splice(at, 1)
    busy.get(worker)?.reject(error)
    busy.delete(worker)
    next()
  }

  const queued = <T>(queue: Job[], question: Job['question']): { job: Job; answer: Promise<T> } => {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const job = { question, resolve, reject, cancelled: false }
    if (closed) reject(new Error('the threads are closed'))
    else queue.push(job)
    next()
    return { job, answer: promise }
  }

  const cancel = (job: Job): void => {
    job.cancelled = true
    raise(job)
    const at = background.indexOf(job)
    if (at >= 0) settle(background.splice(at, 1)[0], { answer: null })
  }

  return {
    ask(question) {
      const { job, answer } = queued<never>(waiting, { ...question, hurried: newFlag() })
      return { answer, hurry: () => raise(job) }
    },
    review(review) {
      const { job, answer } = queued<ReviewedMove | null>(background, { ...review, hurried: newFlag() })
      return { answer, cancel: () => cancel(job) }
    },
    async close() {
      closed = true
      for (const job of [...waiting.splice(0), ...background.splice(0)]) job.reject(new Error('the threads are closed'))
      await Promise.all([...idle, ...busy.keys()].map((worker) => worker.terminate()))
    },
  }
}
