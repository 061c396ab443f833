/** The page's own scheme: `pithead://app/` serves the built interface and nothing else. */
import { readFile } from 'node:fs/promises'
import { protocol, type Session } from 'electron'
import type { PageFile } from '../page/page-files.ts'
import { cacheControl, securityHeaders } from '../page/headers.ts'

export const ORIGIN = 'pithead://app'

/** Must run before Electron is ready. Gives the scheme an origin of its own and a secure context. */
export const registerScheme = (): void =>
  protocol.registerSchemesAsPrivileged([
    { scheme: 'pithead', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ])

export const servePage = (session: Session, files: ReadonlyMap<string, PageFile>): void =>
  session.protocol.handle('pithead', (request) => answer(request, files))

async function answer(request: Request, files: ReadonlyMap<string, PageFile>): Promise<Response> {
  const { host, pathname } = new URL(request.url)
  if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405)
  const file = host === 'app' ? files.get(pathname) : undefined
  if (!file) return refused(404)
  return new Response(new Uint8Array(await readFile(file.file)), {
    headers: { ...HEADERS, 'Content-Type': file.type, 'Cache-Control': cacheControl(file.immutable) },
  })
}

/** The page reaches the services through the preload, so it connects to nothing. */
const HEADERS = securityHeaders(`'none'`)

const refused = (status: number): Response => new Response(null, { status, headers: HEADERS })
