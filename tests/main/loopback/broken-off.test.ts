/** Downloads that are broken off leave no file open. */
import { existsSync, mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { newFolder } from '../folder.ts'
import { ask, newHost, type Host } from './host.ts'

const BIG = '/assets/big-B4s3.js'
const OPEN = '/proc/self/fd'

/** More than the buffers of a connection hold. */
function newPage(): string {
  const folder = newFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  writeFileSync(join(folder, BIG), ' '.repeat(16 * 1024 * 1024))
  return folder
}

function linkOf(descriptor: string): string {
  try {
    return readlinkSync(join(OPEN, descriptor))
  } catch {
    return ''
  }
}
const openFiles = (): number => readdirSync(OPEN).filter((descriptor) => linkOf(descriptor).endsWith(BIG)).length

/** Sends the request `times` times at once, and leaves with the first bytes of an answer. */
const leave = ({ port, headers }: Host, times: number): Promise<void> =>
  new Promise((resolve) => {
    const asked = `GET ${BIG} HTTP/1.1\r\nHost: ${headers.Host}\r\nCookie: ${headers.Cookie}\r\n\r\n`
    const socket = connect(port, '127.0.0.1', () => socket.write(asked.repeat(times)))
    socket.once('data', () => socket.destroy())
    socket.on('error', () => {}).on('close', () => resolve())
  })

test.runIf(existsSync(OPEN))('files of answers that are broken off are closed', async () => {
  const host = await newHost({ page: newPage() })
  for (let n = 0; n < 20; n++) await leave(host, 1)
  for (let n = 0; n < 20; n++) await leave(host, 60)
  await vi.waitFor(() => expect(openFiles()).toBe(0))
})

test('a connection that asks again before its answer is ended, and the next one is answered', async () => {
  const host = await newHost({ page: newPage() })
  await leave(host, 2)
  expect((await ask(host.port, { headers: host.headers })).status).toBe(200)
})
