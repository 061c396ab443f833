import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../../scripts/bootstrap/root.mjs'
import { firstLoad, gzipped } from '../../../scripts/built/first-load.ts'
import { importsOf } from '../../../scripts/built/imports.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { newFolder } from '../../main/folder.ts'

const MOST_KB = 100
const MOST_KB_OF_A_PHONE = 60
const PAGE = join(ROOT, 'out', 'renderer')

test('the built page loads at most 100 kB, gzipped, before its first screen, and the other screens later', () => {
  if (!existsSync(join(PAGE, 'index.html'))) throw new Error('build first: npm run build')
  const first = firstLoad(PAGE)
  expect(first.length).toBeGreaterThan(2)
  expect(gzipped(PAGE, first)).toBeLessThan(MOST_KB)
  const scripts = readdirSync(join(PAGE, 'assets')).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(first.filter((file) => file.endsWith('.js')).length)
})

test('a phone’s page loads at most 60 kB, gzipped, before its first screen', () => {
  const first = firstLoad(PAGE, 'phone.html')
  expect(first.length).toBeGreaterThan(2)
  expect(gzipped(PAGE, first)).toBeLessThan(MOST_KB_OF_A_PHONE)
})

/** Texts of a game in English that stand in its code as they stand here; those of its catalogue entry come with the page. */
function textsOf(game: string): string[] {
  const entry = readFileSync(join(ROOT, 'src', 'renderer', 'games', 'catalogue.ts'), 'utf8')
  const texts = JSON.parse(readFileSync(join(ROOT, 'messages', game, 'en.json'), 'utf8')) as Record<string, unknown>
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' && /^[\w ,.;:-]{16,}$/.test(text) && !entry.includes(`m.${key},`) ? [text] : [],
  )
}

test.each([...CATALOGUE.keys()])('of %s the first load has nothing but its catalogue entry', (game) => {
  const read = (file: string) => readFileSync(join(PAGE, file), 'utf8')
  const texts = textsOf(game)
  expect(texts.length).toBeGreaterThan(20)
  const first = firstLoad(PAGE).map(read).join('\n')
  expect(texts.filter((text) => first.includes(text))).toEqual([])
  const all = readdirSync(join(PAGE, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => read(join('assets', file)))
    .join('\n')
  expect(texts.filter((text) => !all.includes(text))).toEqual([])
})

test('what is loaded first is the page, what it names, and what that imports without delay', () => {
  const folder = newFolder()
  const files = {
    'index.html': '<link rel="icon" href="./icon.svg"><script src="./assets/a.js"></script><link href="/assets/a.css">',
    'assets/a.js': `import { b } from './b.js'; const later = () => import('./later.js')`,
    'assets/b.js': `export * from "./c.js"`,
    'assets/c.js': `import './b.js'; export const c = 1`,
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  expect(firstLoad(folder).sort()).toEqual(['assets/a.css', 'assets/a.js', 'assets/b.js', 'assets/c.js', 'index.html'])
})

test('imports are read from the code, not from texts in it', () => {
  const code = `import a from 'a'; export { b } from "./b.js"; const text = "from 'c'"; import(\`./d.js\`); import(e)`
  expect(importsOf(code)).toEqual({ first: ['a', './b.js'], later: ['./d.js'] })
})
