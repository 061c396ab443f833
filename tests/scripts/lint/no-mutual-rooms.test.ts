import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { noMutualRooms } from '../../../scripts/lint/no-mutual-rooms.js'
import { reportedIn } from './reported.ts'

const made: string[] = []
afterAll(() => made.forEach((house) => rmSync(house, { recursive: true })))

/** Reports of the rule for each file of a house of these files, of one line each. */
function saidOf(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'rooms-'))
  made.push(root)
  for (const [file, line] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), line)
  }
  return Object.entries(files).flatMap(([file, line]) => reportedIn(root, noMutualRooms, file, line, { root }))
}

describe('rooms', () => {
  test.each([
    [`import { a } from '../a/a.ts'`],
    [`import type { A } from '../a/a.ts'`],
    [`export { a } from '../a/a.ts'`],
    [`const a = import('../a/a.ts')`],
  ])('that import each other are reported on both sides: %s', (back) => {
    const said = saidOf({ 'a/a.ts': `import { b } from '../b/b.ts'`, 'b/other.ts': back, 'b/b.ts': '' })
    expect(said).toEqual([expect.stringContaining('a → b → a'), expect.stringContaining('b → a → b')])
  })

  test('that import each other around a third are reported', () => {
    const said = saidOf({
      'a/a.ts': `import { b } from '../b/b.ts'`,
      'b/b.ts': `import { c } from '../b/c/c.ts'`,
      'b/c/c.ts': `import { a } from '../../a/a.ts'`,
    })
    expect(said).toHaveLength(3)
    expect(said[0]).toContain('a → b → b/c → a')
  })

  test('a folder and the one it stands in are two rooms', () => {
    const said = saidOf({
      'a/list.ts': `import { b } from './b/b.ts'`,
      'a/b/b.ts': `import { c } from '../c.ts'`,
      'a/c.ts': '',
    })
    expect(said).toHaveLength(2)
  })

  test('may lead one way, and files of one room to each other', () => {
    const said = saidOf({
      'a/a.ts': `import { b } from '../b/b.ts'`,
      'a/other.ts': `import { a } from './a.ts'`,
      'b/b.ts': `import { c } from './c/c.ts'`,
      'b/c/c.ts': `import * as v from 'valibot'`,
    })
    expect(said).toEqual([])
  })
})
