/** The tables of docs/security.md, held to the code and the tests that they name; and what is best read in the sources. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** The cells of each row in a section's table, without its head. */
function tableIn(title: string): string[][] {
  const [, section] = read('docs/security.md').split(`## ${title}\n`)
  const lines = section.split('\n## ')[0].split('\n')
  const cells = lines.filter((line) => line.startsWith('|')).map((line) => line.split('|').map((cell) => cell.trim()))
  return cells.slice(2).map((row) => row.slice(1))
}
const rows = tableIn("Electron's checklist").map(([number, point, place, shownBy]) => ({
  number,
  point,
  place,
  shownBy,
}))
const threats = tableIn('The loopback host').map(([point, , place, shownBy]) => ({ point, place, shownBy }))
const files = tableIn('Files that are brought in').map(([point, place, shownBy]) => ({ point, place, shownBy }))
const messages = tableIn('Messages, in both hosts').map(([point, place, shownBy]) => ({ point, place, shownBy }))

const quoted = (cell: string, mark: RegExp) => [...cell.matchAll(mark)].map(([, text]) => text)
/** Paths are below `src/main` unless they begin with a folder of the project or of `src`. */
function fileOf(path: string): string {
  if (/^(src|scripts|electron-builder|package)/.test(path)) return path
  return /^(contract|games)\//.test(path) ? `src/${path}` : `src/main/${path}`
}
const isPath = (text: string) => /^[\w./-]+\.(ts|mjs|yml|json)$/.test(text)

test("the table of Electron's checklist has all twenty points in their order", () => {
  expect(rows.map(({ number }) => Number(number))).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
})

describe.each([
  ["the table of Electron's checklist", rows],
  ['the table of threats to the loopback host', threats],
  ['the table of messages', messages],
  ['the table of files that are brought in', files],
])('%s', (_, table) => {
  test.each(table)('$point: names files that are there', ({ place }) => {
    const paths = quoted(place, /`([^`]+)`/g).filter(isPath)
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) expect(existsSync(join(root, fileOf(path))), path).toBe(true)
  })

  test.each(table)('$point: names tests that are there', ({ shownBy }) => {
    for (const part of shownBy.split(';')) {
      const [file] = quoted(part, /`([^`]+)`/g)
      const titles = quoted(part, /“([^”]+)”/g)
      expect(titles.length).toBeGreaterThan(0)
      const source = read(`tests/${file}`).replaceAll('\\', '')
      for (const title of titles) expect(source, title).toContain(title)
    }
  })
})

const electronSources = [
  'electron.ts',
  ...readdirSync(join(root, 'src/main/electron')).map((file) => `electron/${file}`),
]
  .map((file) => read(`src/main/${file}`))
  .join('\n')

test('nothing is handed to the system to open, and nothing is fetched', () => {
  const imported = [...electronSources.matchAll(/import (?:type )?\{([^}]*)\} from 'electron'/g)].flatMap(([, names]) =>
    names.split(',').map((name) => name.replace('type ', '').trim()),
  )
  expect(imported).toContain('BrowserWindow')
  for (const part of ['shell', 'net', 'autoUpdater', 'utilityProcess', 'desktopCapturer'])
    expect(imported).not.toContain(part)
  expect(electronSources).not.toMatch(/openExternal|executeJavaScript/)
})

test('Electron is pinned to one version, which every package contains', () => {
  const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> }
  expect(devDependencies.electron).toMatch(/^\d+\.\d+\.\d+$/)
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version: string }> }
  expect(packages['node_modules/electron'].version).toBe(devDependencies.electron)
})
