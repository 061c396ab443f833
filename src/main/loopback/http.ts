/** Answers plain requests: the token at the door, then the files of the interface and those that it saves. */
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { hasBody, pageAnswer, textHeaders, type Answer, type Answering } from '../page/answering.ts'
import { exportAt, savingHeaders, type FindExport } from '../page/exports.ts'
import { securityHeaders } from '../page/headers.ts'
import type { PageFile } from '../page/page-files.ts'
import type { Guard } from './guard.ts'

export const answersOf = (guard: Guard, files: ReadonlyMap<string, PageFile>, exported: FindExport): Answering => ({
  answer: (request) => answerTo(request, guard, files, exported),
  connect: ({ headers: { host } }) => (guard.host(host) ? `'self' ws://${host}` : `'none'`),
  reasons: REASONS,
})

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
  // Only looking at an address, as programs do that show a preview of it, doesn't use it up.
  if (token !== null && method === 'HEAD') return { status: 405, headers: { Allow: 'GET' } }
  if (token !== null && url.pathname === '/') return atTheDoor(isIn, token, guard)
  if (!isIn || token !== null) return { status: 403 }
  if (files.size === 0) return { status: 503 }
  const file = files.get(url.pathname)
  if (file) return pageAnswer(file)
  const saved = exportAt(url.pathname, exported)
  return saved ? { file: saved.path, headers: savingHeaders(saved) } : { status: 404 }
}

/**
 * Past the door the address holds no token any more. A browser that was let in before needs none: its own may be spent.
 * A token that it uses is spent all the same, as the browser's history keeps its address.
 */
function atTheDoor(isIn: boolean, token: string, guard: Guard): Answer {
  const isRight = guard.token(token)
  if (isIn) return { status: 303, headers: { Location: '/' } }
  return isRight ? { status: 303, headers: { Location: '/', 'Set-Cookie': guard.letIn } } : { status: 403 }
}

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
