/** Checks that the files and tests that docs/security.md names are there, and that it can be read. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const text = read('docs/security.md')

/** A point of a list: `**Threat.** Answer.`, then a line `In:` and a line `Shown by:`. */
const POINT = /^\*\*(?<threat>.+?)\*\* (?<answer>.+?) - In: (?<places>.+?) - Shown by: (?<shownBy>.+)$/

const sectionOf = (title: string): string => text.split(`## ${title}\n`)[1].split('\n## ')[0]

/** The points of a section's list, each on one line. */
function itemsIn(title: string): string[] {
  const [, ...items] = sectionOf(title).split(/^(?:- |\d+\. )(?=\*\*)/m)
  return items.map((item) => item.split('\n\n')[0].replaceAll(/\s+/g, ' ').trim())
}

const pointsIn = (title: string) =>
  itemsIn(title).map((item) => {
    const { threat, places, shownBy } = POINT.exec(item)?.groups ?? { threat: item, places: '', shownBy: '' }
    return { threat, places, shownBy }
  })

const quoted = (part: string, mark: RegExp) => [...part.matchAll(mark)].map(([, found]) => found)

/** Paths are below `src/main` unless they begin with a folder of the project or of `src`. */
function fileOf(path: string): string {
  if (/^(src|scripts|electron-builder|package)\b/.test(path)) return path
  return /^(contract|games)\//.test(path) ? `src/${path}` : `src/main/${path}`
}

/** `file`: “title”, “title”; `file`: “title” */
const testsIn = (shownBy: string) =>
  shownBy
    .split('; ')
    .filter((part) => part.includes('“'))
    .map((part) => ({ file: quoted(part, /`([^`]+)`/g)[0], titles: quoted(part, /“([^”]+)”/g) }))

const LISTS = [
  "Electron's checklist",
  'The loopback host',
  'Messages, in both hosts',
  'Phones at the table',
  'The data folder',
  'Files that are brought in',
]

describe.each(LISTS)('%s', (title) => {
  const points = pointsIn(title)

  test('says of each point where the answer is and what shows it', () => {
    expect(points).not.toEqual([])
    for (const each of ['In', 'Shown by'])
      expect(points).toHaveLength(sectionOf(title).match(new RegExp(`^ +- ${each}: `, 'gm'))!.length)
  })

  test.each(points)('$threat names files that are there', ({ places }) => {
    const paths = quoted(places, /`([^`]+)`/g)
    expect(paths).not.toEqual([])
    for (const path of paths) expect(existsSync(join(root, fileOf(path))), path).toBe(true)
  })

  test.each(points.filter(({ shownBy }) => shownBy !== 'reading alone'))(
    '$threat names tests that are there',
    ({ shownBy }) => {
      const tests = testsIn(shownBy)
      expect(tests).not.toEqual([])
      for (const { file, titles } of tests) {
        const source = read(`tests/${file}`).replaceAll('\\', '')
        for (const each of titles) expect(source, each).toContain(each)
      }
    },
  )
})

test("the points of Electron's checklist are numbered as in its tutorial", () => {
  const numbers = quoted(sectionOf("Electron's checklist"), /^(\d+)\. /gm).map(Number)
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
})

const MOST_WORDS = 35

test(`no sentence has more than ${MOST_WORDS} words`, () => {
  const blocks = text.split(/\n\n|\n\s*(?=- |\d+\. )/).map((block) => block.replaceAll(/\s+/g, ' ').trim())
  const prose = blocks.filter((block) => !/^(#|- (In|Shown by): |The fuses)/.test(block))
  const sentences = prose.flatMap((block) => block.split(/(?<=[.!?](?:\*\*)?) /))
  expect(sentences.filter((sentence) => sentence.split(' ').length > MOST_WORDS)).toEqual([])
})
