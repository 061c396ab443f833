/** Rulings, documents and their sections that code, tests and documents cite are there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDERS = ['src', 'tests', 'bench', 'scripts', 'docs']
const MADE = ['node_modules', join('src', 'renderer', 'paraglide'), join('tests', 'records')]

interface Source {
  path: string
  text: string
}

const read = (path: string): Source => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })

const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))

const sources = [...FOLDERS.flatMap(filesIn), 'README.md', 'CONTRIBUTING.md']
  .filter((path) => /\.(ts|js|mjs|svelte|md)$/.test(path) && !MADE.some((part) => path.includes(part)))
  .map(read)

interface Citation {
  at: string
  cited: string
}

/** Matches of a pattern's first group in the files, each with its file. */
const citations = (pattern: RegExp, files: readonly Source[]): Citation[] =>
  files.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, cited]) => ({ at: path, cited })))

describe('rulings', () => {
  const RULING = /\brulings?\s+(\d+(?:(?:, | and | to )\d+)*)/gi
  const GAME = /(?:^|\/)games\/([^/]+)\//

  const rulingsOf = (game: string): number[] => {
    const [, section] = read(`docs/${game}.md`).text.split('\n## Rulings\n')
    return [...section.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number))
  }

  const games = [...new Set(sources.flatMap(({ path, text }) => (text.match(RULING) && GAME.exec(path)?.[1]) || []))]
  const cited = citations(RULING, sources).filter(({ at }) => !at.startsWith('docs'))

  test('are cited among the files of one game alone', () => {
    expect(cited.length).toBeGreaterThan(0)
    expect(cited.filter(({ at }) => !GAME.test(at))).toEqual([])
  })

  test.each(games)('of %s are numbered from 1, and each that is cited is there', (game) => {
    const rulings = rulingsOf(game)
    expect(rulings).toEqual(rulings.map((_, at) => at + 1))
    const numbers = cited
      .filter(({ at }) => GAME.exec(at)?.[1] === game)
      .flatMap(({ at, cited }) => cited.match(/\d+/g)!.map((number) => ({ at, number: Number(number) })))
    expect(numbers.filter(({ number }) => !rulings.includes(number))).toEqual([])
  })
})

describe('documents', () => {
  const PATH = /(?<![\w./-])((?:\.{0,2}\/)*(?:[\w.-]+\/)+[\w-]+\.md(?:#[\w-]+)?)/g
  const LINK = /\]\(((?!https?:)[^)\s]+)\)/g

  /** As GitHub makes them of headings. */
  const anchorsOf = (text: string) =>
    [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
      heading
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    )

  const isHere = (path: string) => !normalize(path).startsWith('..') && existsSync(join(ROOT, path))

  /** Whether what a file cites is there: seen from the project's folder, or from that file, and no way out of the project. */
  const isThere = ({ at, cited }: Citation): boolean => {
    const [path, anchor] = cited.split('#')
    const found = path === '' ? at : [path, join(dirname(at), path)].find(isHere)
    return found !== undefined && (anchor === undefined || anchorsOf(read(found).text).includes(anchor))
  }

  test('and their sections are there where code and tests cite them', () => {
    const cited = citations(
      PATH,
      sources.filter(({ path }) => !path.endsWith('.md')),
    )
    expect(cited.length).toBeGreaterThan(0)
    expect(cited.filter((citation) => !isThere(citation))).toEqual([])
  })

  test('link to what is there', () => {
    const cited = citations(
      LINK,
      sources.filter(({ path }) => path.endsWith('.md')),
    )
    expect(cited.length).toBeGreaterThan(0)
    expect(cited.filter((citation) => !isThere(citation))).toEqual([])
  })
})

test('the files are there in which architecture.md says where to look', () => {
  const [, section] = read('docs/architecture.md').text.split('\n## Where to look\n')
  const rows = section
    .split('\n## ')[0]
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
  expect(rows).not.toEqual([])
  for (const row of rows) {
    const paths = [...row.matchAll(/`([\w./-]+\.(?:ts|svelte))`/g)].map(([, path]) => path)
    expect(paths, row).not.toEqual([])
    for (const path of paths) expect(existsSync(join(ROOT, 'src', path)), path).toBe(true)
  }
})
