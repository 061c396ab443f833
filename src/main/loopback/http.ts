/** Answers plain requests: the token at the door, then the files of the interface and those that it saves. */
import { createReadStream } from 'node:fs'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { cacheControl, securityHeaders } from '../page/headers.ts'
import { exportAt, savingHeaders, type FindExport } from '../page/exports.ts'
import type { PageFile } from '../page/page-files.ts'
import type { Guard } from './guard.ts'

type Headers = Readonly<Record<string, string>>
type Answer = { status: number; headers?: Headers } | { file: string; headers: Headers }

/**
 * Answers one request at a time on each connection, as browsers ask. A connection that is asked again before it has answered
 * is ended: each request that waits there would hold an open file.
 */
export function requestListener(
  guard: Guard,
  files: ReadonlyMap<string, PageFile>,
  exported: FindExport,
): RequestListener {
  const answering = new WeakSet<object>()
  return (request, response) => {
    const { socket } = request
    if (answering.has(socket)) return void socket.destroy()
    answering.add(socket)
    response.once('close', () => answering.delete(socket))
    send(request, response, answerTo(request, guard, files, exported), guard)
  }
}

function answerTo(
  request: IncomingMessage,
  guard: Guard,
  files: ReadonlyMap<string, PageFile>,
  exported: FindExport,
): Answer {
  const { headers, method } = request
  if (!guard.host(headers.host)) return { status: 421 }
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, headers: { Allow: 'GET, HEAD' } }
  if (hasBody(headers)) return { status: 413 }
  const url = URL.parse(request.url ?? '', `http://${headers.host}`)
  if (!url || url.host !== headers.host) return { status: 400 }
  if (!guard.own(headers)) return { status: 403 }
  const token = url.searchParams.get('token')
  const isIn = guard.cookie(headers.cookie)
  // Whoever only looks at an address, as programs do that show a preview of it, spends nothing.
  if (token !== null && method === 'HEAD') return { status: 405, headers: { Allow: 'GET' } }
  if (token !== null && url.pathname === '/') return atTheDoor(isIn, token, guard)
  if (!isIn || token !== null) return { status: 403 }
  if (files.size === 0) return { status: 503 }
  const file = files.get(url.pathname)
  if (file) return { file: file.file, headers: pageHeaders(file) }
  const saved = exportAt(url.pathname, exported)
  return saved ? { file: saved.path, headers: savingHeaders(saved) } : { status: 404 }
}

const pageHeaders = ({ type, immutable }: PageFile): Headers => ({
  'Content-Type': type,
  'Cache-Control': cacheControl(immutable),
})

/**
 * Past the door the address holds no token any more. A browser that was let in before needs none: its own may be spent.
 * A token that it uses is spent all the same, as the browser's history keeps its address.
 */
function atTheDoor(isIn: boolean, token: string, guard: Guard): Answer {
  const isRight = guard.token(token)
  if (isIn) return { status: 303, headers: { Location: '/' } }
  return isRight ? { status: 303, headers: { Location: '/', 'Set-Cookie': guard.letIn } } : { status: 403 }
}

const hasBody = (headers: IncomingMessage['headers']): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0

/**
 * Answers what is no request that Node reads to its end. Headers that are too long are those of other servers' cookies: a
 * browser sends them to every port of this machine.
 */
export function onClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code !== 'HPE_HEADER_OVERFLOW' || !socket.writable) return void socket.destroy()
  const text = `${REASONS[431]}\n`
  const headers = { ...securityHeaders(`'none'`), ...textHeaders(text), Connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 431 Request Header Fields Too Large\r\n${lines.join('')}\r\n${text}`)
}

const REASONS: Readonly<Record<number, string>> = {
  303: 'See /',
  400: 'Not an address',
  403: 'Open Pithead with the address that it printed last',
  404: 'Not found',
  405: 'Only GET and HEAD, and at the door only GET',
  413: 'A request here has no body',
  421: 'Not this host',
  431: 'The browser sent too much: delete the cookies that it keeps for 127.0.0.1',
  503: 'The interface is not built yet: npm run build',
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer, guard: Guard): void {
  const { host } = request.headers
  const common = securityHeaders(guard.host(host) ? `'self' ws://${host}` : `'none'`)
  if ('file' in answer) return sendFile(request, response, answer.file, { ...common, ...answer.headers })
  const text = `${REASONS[answer.status]}\n`
  response.writeHead(answer.status, { ...common, ...answer.headers, ...textHeaders(text), Connection: 'close' })
  response.end(request.method === 'HEAD' ? undefined : text)
}

const textHeaders = (text: string): Headers => ({
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
