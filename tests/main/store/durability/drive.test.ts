/** Drives on which a database isn't safe. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import type { Notice } from '../../../../src/contract/api.ts'
import { isNamedForSync, isOnNetwork, unsafeDrive } from '../../../../src/main/store/durability/drive.ts'
import { userChoices } from '../../../../src/main/store/settings/user-choice.ts'
import { warnOfDrive } from '../../../../src/main/store/durability/warn-of-drive.ts'
import { newFolder } from '../../folder.ts'

const MOUNTS = `
22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw
30 22 0:40 / /home/mike/far rw shared:9 - nfs4 server:/far rw
31 30 8:2 / /home/mike/far/near rw - ext4 /dev/sdb1 rw
32 22 0:41 / /mnt/two\\040words rw shared:9 master:1 - cifs //server/share rw
33 22 0:42 / /home/lucy rw - fuse.sshfs lucy@server: rw
34 22 0:43 / /media/stick rw - fuseblk /dev/sdc1 rw
`

const linux = (path: string) => isOnNetwork({ platform: 'linux', path, mounts: MOUNTS })

test.each([
  ['/home/mike/far/pithead', true],
  ['/home/mike/far', true],
  ['/mnt/two words/pithead', true],
  ['/home/lucy/pithead', true],
  ['/home/mike/far/near/pithead', false],
  ['/home/mike/farther', false],
  ['/media/stick/pithead', false],
  ['/srv', false],
])('%s is on a network: %s', (path, is) => expect(linux(path)).toBe(is))

test('Windows tells by the real path', () => {
  const windows = (path: string) => isOnNetwork({ platform: 'win32', path, mounts: '' })
  expect([windows('\\\\server\\share\\Pithead'), windows('C:\\Users\\Mike')]).toEqual([true, false])
})

test.each([
  ['C:\\Users\\Mike\\OneDrive - Firm\\Pithead', true],
  ['/home/mike/Dropbox/pithead', true],
  ['/Users/mike/Library/Mobile Documents/com~apple~CloudDocs/Pithead', true],
  ['/Users/mike/Library/CloudStorage/GoogleDrive-mike/Pithead', true],
  ['/home/mike/.local/share/pithead', false],
  ['/home/mike/boxes/pithead', false],
])('%s is synchronised: %s', (path, is) => expect(isNamedForSync(path)).toBe(is))

test('a folder on a network is unsafe', () =>
  expect(unsafeDrive('\\\\server\\share\\Pithead', 'win32')).toBe('network'))

test('a folder with the mark of a program that synchronises is, too', () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'inner'))
  expect(unsafeDrive(join(folder, 'inner'))).toBeNull()
  mkdirSync(join(folder, '.stfolder'))
  expect(unsafeDrive(join(folder, 'inner'))).toBe('synchronised')
})

test('an unsafe drive is said once, and again when it is another', () => {
  const [folder, config] = [newFolder(), newFolder()]
  const said: Notice[] = []
  const db = new Database(join(folder, 'pithead.db'))
  db.pragma('journal_mode = WAL')
  const start = (drive: 'network' | 'synchronised' | null) =>
    warnOfDrive(db, folder, userChoices(folder, config), { add: (notice) => said.push(notice) }, drive)
  for (const drive of ['network', 'network', null, 'synchronised'] as const) start(drive)
  db.close()
  expect(said.map((notice) => notice.code === 'unsafe-drive' && notice.kind)).toEqual(['network', 'synchronised'])
})

test('so is a database that has no write-ahead log', () => {
  const folder = newFolder()
  const said: Notice[] = []
  const db = new Database(':memory:')
  warnOfDrive(db, folder, userChoices(folder, undefined), { add: (notice) => said.push(notice) }, null)
  db.close()
  expect(said).toEqual([{ code: 'unsafe-drive', folder, kind: 'no-log' }])
})
