/** docs/add-a-game.md names the facets, the screens and the files as they are. */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const guide = read('docs/add-a-game.md')

/** The properties of an interface, and those that may be absent. */
function propertiesOf(file: string, name: string): { all: string[]; optional: string[] } {
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest)
  const found = source.statements.find((each) => ts.isInterfaceDeclaration(each) && each.name.text === name)
  const members = (found as ts.InterfaceDeclaration).members.filter(ts.isPropertySignature)
  const nameOf = (member: ts.PropertySignature) => (member.name as ts.Identifier).text
  return { all: members.map(nameOf), optional: members.filter((each) => each.questionToken).map(nameOf) }
}

/** The cells of each row of the table with this heading, without quotation marks. */
function rowsOf(heading: string): string[][] {
  const lines = guide.split('\n').map((line) => line.trim())
  const start = lines.findIndex((line) => new RegExp(`^\\| ${heading} +\\|`).test(line))
  const end = lines.findIndex((line, at) => at > start && !line.startsWith('|'))
  return lines.slice(start + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  )
}

describe.each([
  ['facet', 'src/games/facets/facets.ts', 'Game', []],
  ['part', 'src/renderer/games/catalogue.ts', 'GameEntry', ['identity', 'title']],
] as const)('the table with each %s', (heading, file, name, apart) => {
  const { all, optional } = propertiesOf(file, name)
  const rows = rowsOf(heading)

  test('names all that there are', () => {
    expect(rows.map(([first]) => first)).toEqual(all.filter((each) => !(apart as readonly string[]).includes(each)))
  })

  test('says of those that may be absent where they are, and of no other', () => {
    expect(rows.filter((row) => row.at(-1) !== '').map(([first]) => first)).toEqual(optional)
  })
})

test('the screens stand in the files that the table names, and have the contracts that it names', () => {
  const catalogue = read('src/renderer/games/catalogue.ts')
  for (const [part, file, contract] of rowsOf('part')) {
    expect(catalogue).toMatch(new RegExp(`${part}: \\(\\) => import\\('\\./[a-z-]+/${file}'\\)`))
    expect(existsSync(join(ROOT, 'src/renderer/games/screens', contract)), contract).toBe(true)
  }
})

test('the toy has the files that the guide names', () => {
  const files = ['games/toy/game.ts', 'games/toy/facets', 'games/toy/rules', 'games/toy/wire/wire.ts', 'games/toy/bot']
  const screens = rowsOf('part')
    .slice(0, 4)
    .map(([, file]) => `renderer/games/toy/${file}`)
  for (const file of [...files, ...screens]) expect(existsSync(join(ROOT, 'tests/toy', file)), file).toBe(true)
  for (const file of ['fixtures.ts', 'score-sheet/entered.ts'])
    expect(existsSync(join(ROOT, 'tests/games/toy', file)), file).toBe(true)
})
