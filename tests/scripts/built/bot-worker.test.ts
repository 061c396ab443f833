import { existsSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { ROOT } from '../../../scripts/bootstrap/root.mjs'
import { isKernel } from '../../../scripts/lint/layers.js'
import { importsOf } from '../../../scripts/built/imports.ts'

const MAIN = join(ROOT, 'out', 'main')
const WORKER = 'bot-worker.js'

const codeOf = (file: string) => readFileSync(join(MAIN, file), 'utf8')

/** The files of the build that one of them imports, from `out/main`. */
function chunksOf(file: string): string[] {
  const { first, later } = importsOf(codeOf(file))
  const own = [...first, ...later].filter((name) => name.startsWith('.'))
  return own.map((name) => posix.join(posix.dirname(file), name))
}

/** A file of the build and all that it loads. */
function loaded(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const chunk of chunksOf(file)) loaded(chunk, found)
  return found
}

/** The files that a file of the build was made of, from the repository's root; nothing but data has no map. */
function sourcesOf(file: string): string[] {
  if (isData(file)) return []
  const { sources } = JSON.parse(codeOf(`${file}.map`)) as { sources: string[] }
  const folder = join(MAIN, posix.dirname(file))
  return sources.map((source) =>
    resolve(folder, source)
      .slice(ROOT.length + 1)
      .replaceAll('\\', '/'),
  )
}

/** Shipped puzzles, which only the services ask for. */
const isData = (file: string) => /^\.?\/?chunks\/found-/.test(file)

let files: string[] = []
beforeAll(() => {
  if (!existsSync(join(MAIN, WORKER))) throw new Error('build first: npm run build')
  files = [...loaded(WORKER)]
})

const isSearch = (source: string) => source.startsWith('src/games/tree-search/')

test('a bot’s thread finds rules and search in one file of constants, as quick thinking needs', () => {
  const kernels = files.filter((file) => sourcesOf(file).some(isSearch))
  expect(kernels).toHaveLength(1)
  const kernel = codeOf(kernels[0])
  expect(kernel).toMatch(/^const /m)
  expect(kernel).not.toMatch(/^var /m)
  expect(importsOf(kernel).first).toEqual([])
  expect(sourcesOf(kernels[0]).filter((source) => !source.startsWith('src/games/'))).toEqual([])
})

test('what else it loads of the games are facets, wires, schemas and statecharts', () => {
  const others = files.filter((file) => !sourcesOf(file).some(isSearch)).flatMap(sourcesOf)
  const games = others.filter((source) => source.startsWith('src/games/'))
  expect(games).toContain('src/games/catalogue.ts')
  expect(games.filter((source) => isKernel(source.slice('src/'.length)))).toEqual([])
})

test('it loads nothing of a page, the services or the data folder', () => {
  const elsewhere = files.flatMap(sourcesOf).filter((source) => !/^src\/(games|main\/bots)\//.test(source))
  expect(elsewhere.filter((source) => !/^node_modules\/(valibot|xstate)\//.test(source))).toEqual([])
})
