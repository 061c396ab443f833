/** The page's own scheme: `pithead://app/` serves the built interface, the file that it saves, and nothing else. */
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { protocol, type Session } from 'electron'
import { exportAt, savingHeaders, type FileToSave, type FindExport } from '../page/exports.ts'
import type { PageFile } from '../page/page-files.ts'
import { cacheControl, securityHeaders } from '../page/headers.ts'

export const ORIGIN = 'pithead://app'

/** Must run before Electron is ready. Gives the scheme an origin of its own and a secure context. */
export const registerScheme = (): void =>
  protocol.registerSchemesAsPrivileged([
    { scheme: 'pithead', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ])

export const servePage = (session: Session, files: ReadonlyMap<string, PageFile>, exported: FindExport): void =>
  session.protocol.handle('pithead', (request) => answer(request, files, exported))

async function answer(request: Request, files: ReadonlyMap<string, PageFile>, exported: FindExport): Promise<Response> {
  const { host, pathname } = new URL(request.url)
  if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405)
  const saved = host === 'app' ? exportAt(pathname, exported) : null
  if (saved) return new Response(streamOf(saved), { headers: { ...HEADERS, ...savingHeaders(saved) } })
  const file = host === 'app' ? files.get(pathname) : undefined
  if (!file) return refused(404)
  return new Response(new Uint8Array(await readFile(file.file)), {
    headers: { ...HEADERS, 'Content-Type': file.type, 'Cache-Control': cacheControl(file.immutable) },
  })
}

const streamOf = ({ path }: FileToSave) => Readable.toWeb(createReadStream(path)) as ReadableStream

/** The page reaches the services through the preload, so it connects to nothing. */
const HEADERS = securityHeaders(`'none'`)

const refused = (status: number): Response => new Response(null, { status, headers: HEADERS })
