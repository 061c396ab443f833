/**
 * Serves the last export at an address of the page's own, from where the renderer's host saves it without either
 * holding the whole file in memory.
 */
import { EXPORTS_PATH } from '../../contract/transport.ts'
import { cacheControl } from './headers.ts'

export interface FileToSave {
  path: string
  /** Bytes. */
  size: number
}

/** Null if the export of this id is no longer there. */
export type FindExport = (id: string) => FileToSave | null

export const exportAt = (pathname: string, find: FindExport): FileToSave | null =>
  pathname.startsWith(EXPORTS_PATH) ? find(pathname.slice(EXPORTS_PATH.length)) : null

/** Headers that keep a file from being shown in a page, whatever it contains; the page gives it its name. */
export const savingHeaders = ({ size }: FileToSave): Readonly<Record<string, string>> => ({
  'Content-Type': 'application/octet-stream',
  'Content-Disposition': 'attachment',
  'Content-Length': String(size),
  'Cache-Control': cacheControl(false),
})
