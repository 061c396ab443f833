import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fileLog } from '../../../src/main/platform/program-log.ts'
import { newFolder } from '../folder.ts'

const now = (): Date => new Date('2026-11-20T10:00:00.000Z')

test('each note is dated and goes to the end', () => {
  const folder = newFolder()
  const log = fileLog(folder, now)
  log('first')
  log('second', { code: 4 })
  expect(readFileSync(join(folder, 'pithead.log'), 'utf8')).toBe(
    '2026-11-20T10:00:00.000Z first \n2026-11-20T10:00:00.000Z second { code: 4 }\n',
  )
})

test('a long log makes way for a new one and is kept until the next', () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'pithead.log'), 'x'.repeat(1024 * 1024 + 1))
  fileLog(folder, now)('new')
  expect(readFileSync(join(folder, 'pithead.log'), 'utf8')).toContain('new')
  expect(readFileSync(join(folder, 'pithead.old.log'), 'utf8')).toHaveLength(1024 * 1024 + 1)
})

test('a folder that can not be written to makes no second error', () => {
  expect(() => fileLog(join(newFolder(), 'missing'), now)('lost')).not.toThrow()
})
