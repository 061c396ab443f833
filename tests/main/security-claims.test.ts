/** docs/security.md says of the data folder what its tests show: they are there under the names that it gives. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const [, section] = read('docs/security.md').split('## The data folder')
const rows = section
  .split('\n## ')[0]
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, point, place, shownBy]) => ({ point, place, shownBy }))

const paths = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path)

/** `file`: “title”, “title”; `file`: “title” */
const titlesByFile = (cell: string) =>
  [...cell.matchAll(/`([^`]+\.test\.ts)`: ((?:“[^”]+”(?:, )?)+)/g)].map(([, file, titles]) => ({
    file,
    titles: [...titles.matchAll(/“([^”]+)”/g)].map(([, title]) => title),
  }))

test.each(rows)('$point: names files that are there', ({ place }) => {
  expect(paths(place)).not.toEqual([])
  for (const path of paths(place)) expect(existsSync(join(root, 'src/main', path)), path).toBe(true)
})

test.each(rows.filter(({ shownBy }) => shownBy !== 'reading alone'))('$point: is shown', ({ shownBy }) => {
  expect(titlesByFile(shownBy)).not.toEqual([])
  for (const { file, titles } of titlesByFile(shownBy))
    for (const title of titles) expect(read(`tests/${file}`), title).toContain(title)
})
