/** A data folder that can't be used is reported at the start, with its path and the reason. */
import { chmodSync, chownSync, existsSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../../../src/main/store/store.ts'
import { mounted, unmounted } from '../../support/small-disk.ts'
import { newFolder } from '../folder.ts'
import { runHost } from '../loopback/program.ts'
import { GAMES, now } from './stored.ts'

test.each([4, 12, 16, 24, 40, 100])('a disk with %d KiB left is called full', async (kibibytes) => {
  const disk = newFolder()
  if (!mounted(disk, '1m')) return
  onTestFinished(() => void unmounted(disk))
  writeFileSync(join(disk, 'other'), Buffer.alloc((1024 - kibibytes) * 1024))
  const opened = openStore({ folder: join(disk, 'data'), now, catalogue: GAMES })
  await expect(opened).rejects.toMatchObject({ code: 'storage-full' })
})

const NOBODY = 65_534
const AS_NOBODY = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
const canBeNobody = process.getuid?.() === 0 && spawnSync(AS_NOBODY[0], [...AS_NOBODY.slice(1), 'true']).status === 0

test.skipIf(!canBeNobody)(
  'a database that somebody else keeps from being written to is said at the start',
  async () => {
    const folder = newFolder()
    const store = await openStore({ folder, now, catalogue: GAMES })
    store.close()
    chownSync(folder, NOBODY, NOBODY)
    chownSync(join(folder, 'pithead.lock'), NOBODY, NOBODY)
    chmodSync(join(folder, 'pithead.db'), 0o644)
    const { status, stderr } = await runHost(folder, [], AS_NOBODY)
    expect(status).toBe(1)
    expect(stderr).toContain(`${folder} can't be written to`)
  },
)

test.skipIf(!existsSync('/proc'))('a folder that can’t be made is said at the start', async () => {
  const { status, stderr } = await runHost('/proc/x/y')
  expect(status).toBe(1)
  expect(stderr).toContain('/proc/x/y could not be opened')
})
