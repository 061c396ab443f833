/**
 * The threads that think. They start when they are needed, up to a limit; further questions wait their turn. Play comes
 * first, then analysis, then reviews; a question takes the thread of one that ranks lower if no thread is free.
 */
import type { Worker } from 'node:worker_threads'
import type { Analysed, ReviewedMove } from '../../games/facets/ideas.ts'
import { endLate, startThread, threadFile } from '../platform/side-thread.ts'
import type { Answer, AnyQuestion, Question, Reply, ReviewQuestion, StudyQuestion } from './question.ts'

export interface Thought<T> {
  /** Rejects if the thread fails or the pool is closed. */
  answer: Promise<T>
  /** Has the thread answer with its best so far. */
  hurry: () => void
}

export interface Studying<T> {
  /** Null if it was cancelled. Rejects if the thread fails or the pool is closed. */
  answer: Promise<T | null>
  cancel: () => void
}
export type Reviewing = Studying<ReviewedMove>

export interface Pool {
  ask: <Q extends Omit<Question, 'hurried'>>(question: Q) => Thought<Answer<Q>>
  /** Broken off and begun anew whenever somebody asks who plays. */
  study: <T extends Analysed | ReviewedMove>(question: StudyQuestion) => Studying<T>
  /** The same, also while somebody analyses a position. */
  review: (review: Omit<ReviewQuestion, 'hurried'>) => Reviewing
  /** The same for the move of a bot at whose table nobody sits. */
  askBehind: <Q extends Omit<Question, 'hurried'>>(question: Q) => Promise<Answer<Q>>
  /** Ends all threads, whatever they think about. */
  close: () => Promise<void>
}

const ENTRY = threadFile(import.meta.dirname, 'bot-worker')

/**
 * Milliseconds that a question may take beyond the time that it has to think. Those that are bounded by iterations take some
 * seconds, so this only ends what would never end.
 */
const LIMIT = 10 * 60_000

/** Who comes first. */
const RANKS = ['play', 'study', 'review'] as const
type Rank = (typeof RANKS)[number]

interface Job {
  rank: Rank
  question: AnyQuestion
  resolve: (answer: never) => void
  reject: (error: Error) => void
  cancelled: boolean
  /** Ends the thread that has the question. */
  timer?: NodeJS.Timeout
}

const thinkingTime = (question: AnyQuestion): number => ('limits' in question && question.limits.milliseconds) || 0

const newFlag = (): Int32Array => new Int32Array(new SharedArrayBuffer(4))
const raise = (job: Job): void => void Atomics.store(job.question.hurried, 0, 1)
const isHurried = (job: Job): boolean => Atomics.load(job.question.hurried, 0) === 1

/** A bot that was hurried for somebody else answers all the same, but worse than it can. */
const isBrokenOff = (job: Job, answer: unknown): boolean =>
  answer === null || ('level' in job.question && job.rank !== 'play' && isHurried(job))

export class BotPool implements Pool {
  readonly #size: number
  readonly #entry: string
  readonly #limit: number
  readonly #waiting: Record<Rank, Job[]> = { play: [], study: [], review: [] }
  readonly #idle: Worker[] = []
  readonly #busy = new Map<Worker, Job>()
  #closed = false

  /**
   * At most `size` threads; `entry` is their file, which by default knows the games on offer. A thread that has not
   * answered `limit` milliseconds after its question's own time is ended, and the caller is refused with `too-long`.
   */
  constructor(size: number, entry = ENTRY, limit = LIMIT) {
    this.#size = size
    this.#entry = entry
    this.#limit = limit
  }

  ask<Q extends Omit<Question, 'hurried'>>(question: Q): Thought<Answer<Q>> {
    const { job, answer } = this.#queued<Answer<Q>>('play', question)
    return { answer, hurry: () => raise(job) }
  }

  study<T extends Analysed | ReviewedMove>(question: StudyQuestion): Studying<T> {
    return this.#cancellable('study', question)
  }

  review(review: Omit<ReviewQuestion, 'hurried'>): Reviewing {
    return this.#cancellable('review', review)
  }

  askBehind<Q extends Omit<Question, 'hurried'>>(question: Q): Promise<Answer<Q>> {
    return this.#queued<Answer<Q>>('review', question).answer
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const job of RANKS.flatMap((rank) => this.#waiting[rank].splice(0)))
      job.reject(new Error('the threads are closed'))
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((worker) => worker.terminate()))
  }

  #startWorker(): Worker {
    return startThread<Reply>(this.#entry, {
      message: (reply, from) => this.#finished(from, reply),
      lost: (error, which) => this.#lost(error, which),
    })
  }

  #next(): void {
    if (this.#busy.size >= this.#size) return this.#makeRoom()
    const { play, study, review } = this.#waiting
    const job = play.shift() ?? study.shift() ?? review.shift()
    if (!job) return
    const worker = this.#idle.pop() ?? this.#startWorker()
    this.#busy.set(worker, job)
    const limit = this.#limit + thinkingTime(job.question)
    job.timer = endLate(worker, limit, (error, which) => this.#lost(error, which))
    worker.postMessage(job.question)
  }

  /** Interrupts as many questions as questions of a higher rank wait. */
  #makeRoom(): void {
    const { play, study } = this.#waiting
    this.#makeRoomFor(play.length, ['review', 'study'])
    this.#makeRoomFor(play.length + study.length, ['review'])
  }

  #makeRoomFor(wanted: number, ranks: readonly Rank[]): void {
    const later = ranks.flatMap((rank) => [...this.#busy.values()].filter((job) => job.rank === rank))
    const going = later.filter((job) => !isHurried(job))
    const leaving = later.length - going.length
    going.slice(0, Math.max(0, wanted - leaving)).forEach(raise)
  }

  #finished(worker: Worker, reply: Reply): void {
    const job = this.#busy.get(worker)
    // The answer of a thread that was given up came too late.
    if (!job) return
    clearTimeout(job.timer)
    this.#busy.delete(worker)
    this.#idle.push(worker)
    this.#settle(job, reply)
    this.#next()
  }

  /** Puts a question that was interrupted for one of a higher rank back at the head of its queue. */
  #settle(job: Job, reply: Reply): void {
    if ('failed' in reply) return job.reject(new Error(reply.failed))
    if (!isBrokenOff(job, reply.answer) || job.cancelled) return job.resolve(reply.answer as never)
    job.question.hurried = newFlag()
    this.#waiting[job.rank].unshift(job)
  }

  /** A thread that is gone takes its question with it, and no other. */
  #lost(error: Error, worker: Worker): void {
    const at = this.#idle.indexOf(worker)
    if (at >= 0) this.#idle.splice(at, 1)
    const job = this.#busy.get(worker)
    clearTimeout(job?.timer)
    job?.reject(error)
    this.#busy.delete(worker)
    this.#next()
  }

  #queued<T>(rank: Rank, question: Omit<AnyQuestion, 'hurried'>): { job: Job; answer: Promise<T> } {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const asked = { ...question, hurried: newFlag() } as AnyQuestion
    const job: Job = { rank, question: asked, resolve, reject, cancelled: false }
    if (this.#closed) reject(new Error('the threads are closed'))
    else this.#waiting[rank].push(job)
    this.#next()
    return { job, answer: promise }
  }

  #cancellable<T>(rank: Rank, question: StudyQuestion): Studying<T> {
    const { job, answer } = this.#queued<T | null>(rank, question)
    return { answer, cancel: () => this.#cancel(job) }
  }

  #cancel(job: Job): void {
    job.cancelled = true
    raise(job)
    const queue = this.#waiting[job.rank]
    const at = queue.indexOf(job)
    if (at >= 0) this.#settle(queue.splice(at, 1)[0], { answer: null })
  }
}
