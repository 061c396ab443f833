import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isPlain, withCopy, withPlainLink } from '../../../scripts/bootstrap/plain-path.mjs'

let folder: string
let odd: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pithead-paths-'))
  odd = join(folder, 'Spiele #1 & Übung')
  for (const path of ['src/out', 'node_modules', 'out']) mkdirSync(join(odd, path), { recursive: true })
  writeFileSync(join(odd, 'src/out/a.ts'), 'a')
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each(['#', '?', '%'])('a path with %s is not plain', (sign) => expect(isPlain(`/games/a${sign}b`)).toBe(false))

test('a path with spaces, & and umlauts is plain', () => expect(isPlain('/Spiele & Übung/Pithead 2')).toBe(true))

test('a plain folder is used itself', async () => expect(await withPlainLink(folder, (path) => path)).toBe(folder))

test('another one has a link that is plain, leads there and is gone afterwards', async () => {
  const link = await withPlainLink(odd, (path) => {
    expect(readFileSync(join(path, 'src/out/a.ts'), 'utf8')).toBe('a')
    return path
  })
  expect(isPlain(link)).toBe(true)
  expect(existsSync(link)).toBe(false)
  expect(existsSync(join(odd, 'src/out/a.ts'))).toBe(true)
})

test('a copy has the sources alone, and is gone afterwards even where the work fails', async () => {
  let seen = ''
  const work = withCopy(odd, (copy) => {
    seen = copy
    expect(existsSync(join(copy, 'src/out/a.ts'))).toBe(true)
    expect(existsSync(join(copy, 'node_modules'))).toBe(false)
    expect(existsSync(join(copy, 'out'))).toBe(false)
    throw new Error('it fails')
  })
  await expect(work).rejects.toThrow('it fails')
  expect(existsSync(seen)).toBe(false)
})
