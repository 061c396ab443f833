import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { refusal } from '../../../src/contract/errors.ts'
import { openReports } from '../../../src/main/reports/reports.ts'
import { newFolder } from '../folder.ts'

const AT = Date.UTC(2026, 10, 21, 19, 20, 0, 123)
const PROGRAM = { host: 'loopback', version: '1.2.3' } as const

/** Reports on a folder of their own; every millisecond it is one later. */
function inFolder(folder = newFolder()) {
  let time = AT
  return { folder, reports: openReports({ ...PROGRAM, folder, now: () => new Date(time++) }) }
}

test('what nobody foresaw leaves a line in the log and a report that a person can read', () => {
  const { folder, reports } = inFolder()
  reports.log('a bot could not play', refusal('stale'))
  reports.log('a call failed', new TypeError(`no file in ${homedir()}/games`))
  const [{ name, at, what }] = reports['reports.list']()
  expect({ at: at.slice(0, 19), what }).toEqual({
    at: '2026-11-21T19:20:00',
    what: 'a call failed: no file in ~/games',
  })
  const text = reports['reports.read'](name)
  expect(text).toContain('Pithead 1.2.3 (loopback)')
  expect(text).toMatch(/TypeError: no file in ~\/games\n +at /)
  expect(text).toMatch(/The last lines of pithead\.log:\n.* a bot could not play Refused: stale/)
  expect(readFileSync(join(folder, 'pithead.log'), 'utf8')).toContain('a call failed TypeError')
})

test.each([
  ['a refusal', refusal('not-found', { id: 'a' })],
  ['a refusal with a cause, as of a full disk', Object.assign(refusal('storage-full'), { cause: new Error('x') })],
  ['a note without details', undefined],
])('%s leaves none', (_, details) => {
  const { reports } = inFolder()
  reports.log('noted', details)
  expect(reports['reports.list']()).toEqual([])
})

test.each([['text'], [7], [null], [{ code: 4 }]])('what is thrown and no error (%j) leaves one as well', (details) => {
  const { reports } = inFolder()
  reports.log('the program failed', details)
  expect(reports['reports.list']()).toHaveLength(1)
})

test('what failed in the page is reported with where it was', () => {
  const { reports } = inFolder()
  reports['reports.add']({ message: 'x is undefined', stack: 'at Board (index.js:1)', route: '#/table/7' })
  const [{ name, what }] = reports['reports.list']()
  expect(what).toBe('the page failed: x is undefined')
  expect(reports['reports.read'](name)).toMatch(/at Board \(index\.js:1\)[^]*#\/table\/7/)
})

describe('however much fails,', () => {
  test('the same is reported once, and no more than ten of one run', () => {
    const { reports } = inFolder()
    const same = new Error('again')
    for (let n = 0; n < 3; n++) reports.log('a call failed', same)
    expect(reports['reports.list']()).toHaveLength(1)
    for (let n = 0; n < 50; n++) reports.log(`${n}`, new Error(`${n}`))
    expect(reports['reports.list']()).toHaveLength(10)
  })

  test('the last twenty stay, the newest first, and none is long', () => {
    const folder = newFolder()
    for (let run = 0; run < 3; run++) {
      const now = () => new Date(AT + run * 60_000)
      const { log } = openReports({ ...PROGRAM, folder, now })
      for (let n = 0; n < 10; n++) log(`${run}.${n}`, new Error('x'.repeat(100_000)))
    }
    const { reports } = inFolder(folder)
    const list = reports['reports.list']()
    expect(list).toHaveLength(20)
    expect(list.map(({ what }) => what[0])).toEqual([...'2'.repeat(10), ...'1'.repeat(10)])
    for (const { name } of list) expect(reports['reports.read'](name).length).toBeLessThan(30_000)
  })

  test('a report that can not be written is no second failure', () => {
    const { folder, reports } = inFolder()
    writeFileSync(join(folder, 'reports'), '')
    expect(() => reports.log('a call failed', new Error('first'))).not.toThrow()
    expect(readFileSync(join(folder, 'pithead.log'), 'utf8')).toContain('a report could not be written')
  })
})

test('they can be deleted, also twice', () => {
  const { folder, reports } = inFolder()
  reports.log('one', new Error('1'))
  reports.log('two', new Error('2'))
  const [two, one] = reports['reports.list']()
  reports['reports.remove']([one.name, one.name])
  expect(reports['reports.list']()).toEqual([two])
  expect(() => reports['reports.read'](one.name)).toThrow(expect.objectContaining({ code: 'not-found' }))
  expect(readdirSync(join(folder, 'reports'))).toEqual([two.name])
})

test('nothing but reports is listed', () => {
  const { folder, reports } = inFolder()
  reports.log('one', new Error('1'))
  for (const name of ['note.txt', 'problem-.txt', '.problem-2026-11-21T19-20-00-123Z.txt'])
    writeFileSync(join(folder, 'reports', name), '')
  expect(reports['reports.list']()).toHaveLength(1)
})

test('without a report there is no folder', () => {
  const { folder, reports } = inFolder()
  expect(reports['reports.list']()).toEqual([])
  expect(existsSync(join(folder, 'reports'))).toBe(false)
})

test.skipIf(process.platform === 'win32')('nobody but the user may read them', () => {
  const { folder, reports } = inFolder()
  chmodSync(folder, 0o755)
  reports.log('one', new Error('1'))
  const [{ name }] = reports['reports.list']()
  expect(statSync(join(folder, 'reports')).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, 'reports', name)).mode & 0o777).toBe(0o600)
})
