/**
 * The file that was made last of games to be taken along, at an address of the page's own: whoever shows the page saves it from
 * there, and neither has it whole in memory.
 */
import { EXPORTS_PATH } from '../../contract/transport.ts'
import { cacheControl } from './headers.ts'

export interface FileToSave {
  path: string
  /** Bytes. */
  size: number
}

/** Null where the export of this id is no longer there. */
export type FindExport = (id: string) => FileToSave | null

export const exportAt = (pathname: string, find: FindExport): FileToSave | null =>
  pathname.startsWith(EXPORTS_PATH) ? find(pathname.slice(EXPORTS_PATH.length)) : null

/** What is shown in no page, whatever is in it; the page says its name. */
export const savingHeaders = ({ size }: FileToSave): Readonly<Record<string, string>> => ({
  'Content-Type': 'application/octet-stream',
  'Content-Disposition': 'attachment',
  'Content-Length': String(size),
  'Cache-Control': cacheControl(false),
})
