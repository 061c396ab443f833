import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/bootstrap/root.mjs'
import { importsOf } from '../../../scripts/built/imports.ts'

const MAIN = join(ROOT, 'out', 'main')
const WORKER = join(MAIN, 'bot-worker.js')

test('a bot’s thread finds rules and search in one file of constants, as quick thinking needs', () => {
  if (!existsSync(WORKER)) throw new Error('build first: npm run build')
  const chunks = importsOf(readFileSync(WORKER, 'utf8')).first.filter((from) => from.startsWith('.'))
  expect(chunks).toEqual([expect.stringMatching(/games/)])
  const games = readFileSync(join(MAIN, chunks[0]), 'utf8')
  expect(games).toMatch(/^const /m)
  expect(games).not.toMatch(/^var /m)
  expect(importsOf(games).first).toEqual([])
})
