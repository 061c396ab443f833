/** A thread beside the services, for work that can't be done in slices. */
import { Worker, parentPort } from 'node:worker_threads'
import { join } from 'node:path'
import type { ApiError } from '../../contract/api.ts'
import { crossing, refusal, Refused } from '../../contract/errors.ts'
import { root } from './root.ts'
import { storageRefusal } from './storage-errors.ts'
import { errorOf } from './thrown.ts'
import { present } from '../../games/building-blocks/present.ts'

interface Failure extends ApiError {
  /** The stack, for the log; empty for a mere refusal. */
  stack: string
}

type Reply = { answer: unknown } | { failed: Failure }

interface Asked {
  resolve: (answer: never) => void
  reject: (error: unknown) => void
}

/** The file of a thread: as source in `folder`, else as it was built, in the same folder as the hosts. */
export const threadFile = (folder: string, name: string): string =>
  import.meta.filename.endsWith('.ts') ? join(folder, `${name}.ts`) : join(root(), 'out', 'main', `${name}.js`)

interface ThreadHeard<Reply> {
  message: (reply: Reply, from: Worker) => void
  /** The thread failed or ended, in this order where it did both. */
  lost: (error: Error, which: Worker) => void
}

/** A thread that keeps no process alive. */
export function startThread<Reply>(file: string, { message, lost }: ThreadHeard<Reply>): Worker {
  const started = new Worker(file)
  started.unref()
  started.on('message', (reply: Reply) => message(reply, started))
  started.on('error', (error: Error) => lost(error, started))
  started.on('exit', () => lost(new Error('the thread ended'), started))
  return started
}

/** A timer knows no longer time, and would end at once. */
const MOST_TIME = 2 ** 31 - 1

/** Ends a thread after `limit` milliseconds, once `lost` has heard that it took too long. */
export function endLate(thread: Worker, limit: number, lost: (error: Error, which: Worker) => void): NodeJS.Timeout {
  const end = () => {
    lost(refusal('too-long', { seconds: Math.round(limit / 1000) }), thread)
    void thread.terminate()
  }
  return setTimeout(end, Math.min(limit, MOST_TIME)).unref()
}

/**
 * Starts when it is first asked, and again after a failure. A thread that doesn't answer a question within `limit`
 * milliseconds is ended, and its callers are refused with `too-long`.
 */
export class SideThread {
  readonly #file: string
  readonly #limit: number | undefined
  readonly #asked: Asked[] = []
  #worker: Worker | null = null
  #ended = false
  #timer: NodeJS.Timeout | undefined

  constructor(file: string, limit?: number) {
    this.#file = file
    this.#limit = limit
  }

  /** Questions are answered one after the other. Rejects with a `Refused`, or if the thread is gone. */
  ask<T>(question: unknown, transfer: readonly ArrayBuffer[] = []): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    this.#asked.push({ resolve, reject })
    this.#worker ??= this.#start()
    this.#worker.postMessage(question, transfer)
    if (this.#asked.length === 1) this.#watch()
    return promise
  }

  /** Ends the thread as soon as it has answered. */
  end(): void {
    this.#ended = true
    this.#endIdle()
  }

  #start(): Worker {
    return startThread<Reply>(this.#file, {
      // A thread's failure may overtake its last answers: who waited for them was told of it.
      message: (reply, from) => (this.#worker === from ? this.#settle(reply) : undefined),
      lost: (error, which) => this.#lost(error, which),
    })
  }

  /** Begins with the question that the thread answers next. */
  #watch(): void {
    clearTimeout(this.#timer)
    if (this.#limit === undefined || this.#asked.length === 0) return
    this.#timer = endLate(present(this.#worker, 'the worker'), this.#limit, (error, which) => this.#lost(error, which))
  }

  /** A thread that fails ends too, later: by then another may have taken its place. */
  #lost(error: Error, which: Worker): void {
    if (this.#worker !== which) return
    this.#worker = null
    clearTimeout(this.#timer)
    for (const { reject } of this.#asked.splice(0)) reject(storageRefusal(error))
  }

  #settle(reply: Reply): void {
    const { resolve, reject } = present(this.#asked.shift(), 'the question that was answered')
    if ('answer' in reply) resolve(reply.answer as never)
    else reject(refused(reply.failed))
    this.#watch()
    this.#endIdle()
  }

  #endIdle(): void {
    if (this.#ended && this.#asked.length === 0) void this.#worker?.terminate()
  }
}

const refused = ({ code, params, stack }: Failure): Refused =>
  Object.assign(new Refused({ code, params }), stack && { cause: new Error(stack) })

/** Has this thread answer questions with `answer`; its second argument hands memory over instead of copying it. */
export function answerInTurn<Question>(answer: (question: Question, handOver: HandOver) => unknown): void {
  let turn = Promise.resolve()
  present(parentPort, "the thread's port").on('message', (question: Question) => {
    turn = turn.then(() => reply(question))
  })
  const reply = async (question: Question): Promise<void> => {
    const transfer: ArrayBuffer[] = []
    try {
      post({ answer: await answer(question, (buffer) => transfer.push(buffer)) }, transfer)
    } catch (error) {
      post({ failed: { ...crossing(error), stack: stackOf(error) } })
    }
  }
}

export type HandOver = (buffer: ArrayBuffer) => void

const post = (reply: Reply, transfer: readonly ArrayBuffer[] = []): void =>
  present(parentPort, "the thread's port").postMessage(reply, transfer)

function stackOf(error: unknown): string {
  if (error instanceof Refused && error.cause === undefined) return ''
  const { cause, stack } = errorOf(error)
  return (cause instanceof Error ? cause.stack : stack) ?? String(error)
}
