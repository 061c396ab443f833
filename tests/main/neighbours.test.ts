/** Other users of the machine, and a second Pithead: what lies in the data folder is the user's own, and one program's at a time. */
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newTable } from '../support/games.ts'
import { newFolder } from './folder.ts'
import { mayWriteAnywhere, ORDINARY, runHost, startHost } from './loopback/program.ts'
import { newServices } from './services.ts'

const WINDOWS = process.platform === 'win32'

/** Everything below a folder, with the mode of each: a folder's or a file's. */
const modesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [path.slice(folder.length + 1), (statSync(path).mode & 0o777).toString(8)]
    }),
  )

const FOLDERS = ['backups', 'reports']
const forTheUserAlone = (modes: Record<string, string>) =>
  Object.fromEntries(Object.keys(modes).map((path) => [path, FOLDERS.includes(path) ? '700' : '600']))

/** A folder as an older Pithead left it where others may enter it: with a game, and everything readable. */
async function openFolder(): Promise<string> {
  const folder = newFolder()
  const services = await newServices(folder)
  services.api['tables.create'](newTable())
  services.close()
  for (const inner of FOLDERS) mkdirSync(join(folder, inner), { recursive: true })
  writeFileSync(join(folder, 'pithead.log'), '')
  writeFileSync(join(folder, 'reports', 'problem-2026-11-20T10-00-00-000Z.txt'), 'a fault')
  for (const path of Object.keys(modesIn(folder))) chmodSync(join(folder, path), FOLDERS.includes(path) ? 0o755 : 0o644)
  chmodSync(folder, 0o755)
  return folder
}

describe.skipIf(WINDOWS)('in a folder that others may enter', () => {
  test('nobody else may read a file of ours, old or new, and one line says that the folder is open', async () => {
    const folder = await openFolder()
    writeFileSync(join(folder, 'holiday.txt'), '', { mode: 0o644 })
    const program = await startHost(folder)
    const client = program.client()
    await client.call('tables.create', newTable())
    await client.call('reports.add', { message: 'x is undefined', stack: '', route: '#/' })
    const { 'holiday.txt': another, ...ours } = modesIn(folder)
    client.close()
    expect(Object.keys(ours)).toEqual(
      expect.arrayContaining(['pithead.db', 'pithead.db-wal', 'pithead.db-shm', 'pithead.lock', 'loopback.json']),
    )
    expect(Object.keys(ours).filter((path) => path.startsWith('backups/'))).toHaveLength(1)
    expect(Object.keys(ours).filter((path) => path.startsWith('reports/'))).toHaveLength(2)
    expect(ours).toEqual(forTheUserAlone(ours))
    expect(another).toBe('644')
    const { stderr } = await program.stop('SIGTERM')
    expect(stderr).toBe(
      `pithead: other users of this machine may enter ${folder}; what Pithead keeps there is readable for you alone\n`,
    )
  })

  test('one that is new or closed is entered by nobody, and not mentioned', async () => {
    const folder = join(newFolder(), 'data')
    const { stderr } = await (await startHost(folder)).stop('SIGTERM')
    expect(stderr).toBe('')
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })
})

describe.skipIf(WINDOWS)('the lock', () => {
  test.skipIf(mayWriteAnywhere)('keeps a second Pithead out also where it may only be read', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'pithead.lock'), '', { mode: 0o444 })
    const first = await startHost(folder, [], {}, ORDINARY)
    chmodSync(join(folder, 'pithead.lock'), 0o444)
    const second = await runHost(folder, [], ORDINARY)
    expect(second).toEqual({ status: 1, stdout: '', stderr: `pithead: another Pithead is open on ${folder}\n` })
    expect((await first.stop('SIGTERM')).status).toBe(0)
  })

  test('that is removed ends its Pithead, which writes nothing any more once another may have the folder', async () => {
    const folder = newFolder()
    const first = await startHost(folder)
    const client = first.client()
    const table = await client.call('tables.create', newTable())
    rmSync(join(folder, 'pithead.lock'))
    await expect(client.call('settings.set', { theme: 'light' })).rejects.toMatchObject({ code: 'storage-busy' })
    await expect(client.call('tables.create', newTable())).rejects.toMatchObject({ code: 'storage-busy' })
    const second = await startHost(folder)
    const other = second.client()
    expect(await other.call('tables.list')).toHaveLength(1)
    expect(await other.call('tables.open', table.id)).toEqual(table)
    const { status, stderr } = await first.ended()
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `pithead: pithead.lock in ${folder} was removed or replaced, so another Pithead may be at work there; this one ends, and no move is lost\n`,
    })
    await other.call('settings.set', { theme: 'light' })
    client.close()
    other.close()
    expect((await second.stop('SIGTERM')).status).toBe(0)
  })
})
