import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../folder.ts'
import { mayWriteAnywhere, ORDINARY, runHost, startHost } from './program.ts'

test.each(['SIGINT', 'SIGTERM'] as const)('says where it listens, and goes in peace on %s', async (signal) => {
  const folder = newFolder()
  const program = await startHost(folder)
  const client = program.client()
  expect(await client.call('app.info')).toMatchObject({ host: 'loopback', dataFolder: folder })
  const { status, stdout, stderr } = await program.stop(signal)
  client.close()
  // The second address is for another browser: this one used the first.
  expect(stdout).toMatch(/^(Pithead listens on http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{43}\n){2}$/)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  // Closed in order: nothing is left to be recovered.
  expect(readdirSync(folder).sort()).toEqual(['loopback.json', 'pithead.db', 'pithead.lock', 'pithead.mark'])
})

/** Makes the program fail, when it is sent one of these signals, in a way that nobody foresaw. */
const FAULTS = encodeURIComponent(`
  process.on('SIGUSR2', () => { throw new TypeError('broken on purpose') })
  process.on('SIGHUP', () => { Promise.reject(new TypeError('broken on purpose')) })`)

test.skipIf(process.platform === 'win32').each(['SIGUSR2', 'SIGHUP'] as const)(
  'what nobody foresaw (%s) ends it with one line and a report; the next start is as ever',
  async (signal) => {
    const folder = newFolder()
    const program = await startHost(folder, [], { NODE_OPTIONS: `--import=data:text/javascript,${FAULTS}` })
    const { status, stderr } = await program.stop(signal)
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `pithead: something went wrong; pithead.log in ${folder} says what\n`,
    })
    const next = await startHost(folder)
    const client = next.client()
    const [{ name, what }] = await client.call('reports.list')
    expect(what).toBe('the program failed: broken on purpose')
    expect(await client.call('reports.read', name)).toContain('TypeError: broken on purpose')
    client.close()
    await next.stop('SIGTERM')
  },
)

test('listens on the port that it is given', async () => {
  const first = await startHost(newFolder())
  await first.stop('SIGTERM')
  const second = await startHost(newFolder(), ['--port', first.url.port])
  expect(second.url.port).toBe(first.url.port)
})

test.each([
  [['--prot', '1'], 'unknown argument --prot'],
  [['--host', 'x'], 'unknown argument --host'],
  [['game.txt'], 'unknown argument game.txt'],
  [['--port'], '--port needs a number from 0 to 65535, not nothing'],
  [['--port', 'http'], '--port needs a number from 0 to 65535, not http'],
  [['--port', '65536'], '--port needs a number from 0 to 65535, not 65536'],
  [['--port', '-1'], '--port needs a number from 0 to 65535, not -1'],
  [['--port', '6000'], 'no browser opens a page on port 6000, which another protocol uses; take another one'],
  [['--port=1e3'], '--port needs a number from 0 to 65535, not 1e3'],
])('%j ends with one line and status 2, and makes no folder', async (args, problem) => {
  const folder = join(newFolder(), 'data')
  expect(await runHost(folder, args)).toEqual({ status: 2, stdout: '', stderr: `pithead: ${problem}\n` })
  expect(() => readdirSync(folder)).toThrow('ENOENT')
})

test('a port that is in use ends with one line and status 2', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void other.close())
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  expect(await runHost(newFolder(), ['--port', String(port)])).toEqual({
    status: 2,
    stdout: '',
    stderr: `pithead: port ${port} is in use by another program\n`,
  })
})

test('a folder whose database is damaged is served all the same, for its rescue alone', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'pithead.db'), 'no database '.repeat(1000))
  const { client, stop } = await startHost(folder)
  const { call, close } = client()
  expect(await call('app.info')).toMatchObject({ damaged: true })
  await expect(call('tables.list')).rejects.toEqual(expect.objectContaining({ code: 'storage-damaged' }))
  expect(await call('rescue.look')).toMatchObject({ damage: 'unreadable', backup: null })
  expect(readFileSync(join(folder, 'pithead.db'), 'utf8')).toBe('no database '.repeat(1000))
  close()
  expect((await stop('SIGTERM')).status).toBe(0)
})

describe('a data folder that can not be had ends with one line and status 1:', () => {
  const expectRefused = async (folder: string, problem: string, before: string[] = []) =>
    expect(await runHost(folder, [], before)).toEqual({ status: 1, stdout: '', stderr: `pithead: ${problem}\n` })

  test('one that another Pithead has', async () => {
    const folder = newFolder()
    const first = await startHost(folder)
    await expectRefused(folder, `another Pithead is open on ${folder}`)
    await first.stop('SIGKILL')
    const next = await startHost(folder)
    expect((await next.stop('SIGTERM')).status).toBe(0)
  })

  test.skipIf(mayWriteAnywhere)('one that may only be read', async () => {
    const folder = newFolder()
    chmodSync(folder, 0o555)
    await expectRefused(folder, `${folder} can't be written to`, ORDINARY)
    expect(readdirSync(folder)).toEqual([])
  })

  test('one whose database is newer', async () => {
    const folder = newFolder()
    new Database(join(folder, 'pithead.db')).exec('PRAGMA user_version = 1000').close()
    await expectRefused(folder, `the games in ${folder} were kept by a newer Pithead; nothing was changed`)
  })

  test('one that is a file', async () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, '')
    await expectRefused(file, `${file} could not be opened`)
  })
})
