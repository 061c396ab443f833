/** Answers plain requests with files and short texts, under the headers of `headers.ts`. */
import { createReadStream } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { cacheControl, securityHeaders } from './headers.ts'
import type { PageFile } from './page-files.ts'

export type Headers = Readonly<Record<string, string>>
/** `status` is answered with a text of its own; `headers` come in addition. */
export type Answer = { status: number; headers?: Headers } | { file: string; headers: Headers }

export interface Answering {
  answer: (request: IncomingMessage) => Answer
  /** The sources that the page may connect to, as the policy writes them. */
  connect: (request: IncomingMessage) => string
  /** The texts of statuses. */
  reasons: Readonly<Record<number, string>>
}

/**
 * Answers one request at a time on each connection, as browsers ask. A connection that is asked again before it has answered
 * is ended: each request that waits there would hold an open file.
 */
export function requestListener({ answer, connect, reasons }: Answering): RequestListener {
  const answering = new WeakSet<object>()
  return (request, response) => {
    const { socket } = request
    if (answering.has(socket)) return void socket.destroy()
    answering.add(socket)
    response.once('close', () => answering.delete(socket))
    send(request, response, answer(request), securityHeaders(connect(request)), reasons)
  }
}

/** The answer with a file of the page. */
export const pageAnswer = ({ file, type, immutable }: PageFile): Answer => ({
  file,
  headers: { 'Content-Type': type, 'Cache-Control': cacheControl(immutable) },
})

/** Whether a request brings more than its headers. */
export const hasBody = (headers: IncomingMessage['headers']): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0

function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  common: Headers,
  reasons: Answering['reasons'],
): void {
  if ('file' in answer) return sendFile(request, response, answer.file, { ...common, ...answer.headers })
  const text = `${reasons[answer.status]}\n`
  response.writeHead(answer.status, { ...common, ...answer.headers, ...textHeaders(text), Connection: 'close' })
  response.end(request.method === 'HEAD' ? undefined : text)
}

export const textHeaders = (text: string): Headers => ({
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(text)),
  'Cache-Control': cacheControl(false),
})

function sendFile(request: IncomingMessage, response: ServerResponse, file: string, headers: Headers): void {
  response.writeHead(200, headers)
  if (request.method === 'HEAD') return void response.end()
  // A new build took the file away, or the page left: the answer breaks off, and `pipeline` closes the file.
  pipeline(createReadStream(file), response).catch(() => response.destroy())
}
