import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sourceHash } from '../../scripts/source-hash.ts'

const FILES = [
  'src/main/services.ts',
  'messages/app/en.json',
  'project.inlang/settings.json',
  'resources/icon.svg',
  'electron.vite.config.ts',
  'scripts/kept-plurals.ts',
  'scripts/isolated-names.ts',
  'scripts/sent-games.ts',
  'scripts/sent-page.ts',
  'svelte.config.js',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

let house: string
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'pithead-hash-'))
  for (const file of FILES) write(file, 'first')
})
afterEach(() => rmSync(house, { recursive: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(house, file)), { recursive: true })
  writeFileSync(join(house, file), text)
}

test.each(FILES)('a change to %s calls for a build, and undoing it does not', (file) => {
  const before = sourceHash(house)
  write(file, 'second')
  expect(sourceHash(house)).not.toBe(before)
  write(file, 'first')
  expect(sourceHash(house)).toBe(before)
})

test('so does a file that is added or renamed', () => {
  const before = sourceHash(house)
  write('src/main/log.ts', '')
  const added = sourceHash(house)
  renameSync(join(house, 'src/main/log.ts'), join(house, 'src/main/diary.ts'))
  expect(new Set([before, added, sourceHash(house)]).size).toBe(3)
})

test('what the build itself writes does not', () => {
  const before = sourceHash(house)
  write('src/renderer/paraglide/messages.js', '')
  write('out/main/loopback.js', '')
  expect(sourceHash(house)).toBe(before)
})
