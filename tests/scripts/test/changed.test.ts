import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { affected } from '../../../scripts/test/changed.ts'
import { dependents } from '../../../scripts/test/dependents.ts'

/** A folder with these files. */
function folderWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'pithead-changed-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return root
}

test('what depends on a file names it, as an import or otherwise, or a file that does', () => {
  const files = {
    'src/rules.ts': '',
    'src/other.ts': '',
    'src/table.ts': "import { rules } from './rules.ts'",
    'src/Table.svelte': "<script>import x from './table.ts'</script>",
    'tests/table.test.ts': "const { open } = await import('../src/table.ts')",
    'tests/program.test.ts': "spawn(join(ROOT, 'src/table.ts'))",
    'tests/words.test.ts': "new URL('../words/en.json?raw', import.meta.url)",
    'tests/apart.test.ts': "import '../src/other.ts'",
    'words/en.json': '{}',
  }
  const root = folderWith(files)
  expect(dependents(root, Object.keys(files), ['src/rules.ts']).toSorted()).toEqual([
    'src/Table.svelte',
    'src/rules.ts',
    'src/table.ts',
    'tests/program.test.ts',
    'tests/table.test.ts',
  ])
  expect(dependents(root, Object.keys(files), ['words/en.json'])).toEqual(['words/en.json', 'tests/words.test.ts'])
})

test('files that are gone and circles do no harm', () => {
  const root = folderWith({ 'a.ts': "import './b.ts'", 'b.ts': "import './a.ts'" })
  expect(dependents(root, ['a.ts', 'b.ts', 'gone.ts'], ['a.ts'])).toEqual(['a.ts', 'b.ts'])
})

test('sources are linted, checked for types, and tested by what depends on them', () => {
  const dependent = [
    'src/a.ts',
    'tests/a.test.ts',
    'tests/a.browser.test.ts',
    'tests/e2e/a.test.ts',
    'tests/support/a.ts',
  ]
  expect(affected(['src/a.ts'], dependent)).toEqual({
    messages: [],
    lint: ['src/a.ts'],
    oxlint: ['src/a.ts'],
    format: ['src/a.ts'],
    types: [],
    svelte: [],
    unit: ['tests/a.test.ts'],
    components: ['tests/a.browser.test.ts'],
  })
})

test('a text is looked at by the formatter alone', () => {
  expect(affected(['README.md'], ['README.md'])).toEqual({ messages: [], format: ['README.md'] })
})
