/** Entry: a thread that makes one zip archive of the files that it is handed. */
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { answerInTurn, type HandOver } from '../../base/side-thread.ts'

/** A file for the archive, or its end, which is answered with the archive's bytes. */
export type ZipQuestion = { name: string; bytes: Uint8Array<ArrayBuffer> } | { end: true }

/** The first day that a zip knows, on any clock: the same files always make the same bytes. */
const DATE = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true }

const archive = new ZipFile()
const written = buffer(archive.outputStream)

async function whole(handOver: HandOver): Promise<Uint8Array> {
  archive.end()
  const bytes = new Uint8Array(await written)
  handOver(bytes.buffer)
  return bytes
}

answerInTurn((question: ZipQuestion, handOver) => {
  if ('end' in question) return whole(handOver)
  archive.addBuffer(Buffer.from(question.bytes.buffer), question.name, DATE)
  return undefined
})
