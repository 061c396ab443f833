/** Each layer of `src` is type-checked with no other globals than its own. */
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../../src')

/** The first complaint about a file of this layer with this text; undefined where it type-checks. */
function complaintAbout(layer: string, text: string): string | undefined {
  const config = join(SRC, layer, 'tsconfig.json')
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, (name) => ts.sys.readFile(name)).config,
    ts.sys,
    dirname(config),
  )
  const file = join(SRC, layer, 'probe.ts')
  const globals = ts.sys.readDirectory(join(SRC, layer), ['.d.ts'])
  const usual = ts.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...usual,
    fileExists: (name) => name === file || usual.fileExists(name),
    getSourceFile: (name, ...rest) =>
      name === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2024) : usual.getSourceFile(name, ...rest),
  }
  const program = ts.createProgram([file, ...globals], options, host)
  const [first] = program.getSemanticDiagnostics(program.getSourceFile(file))
  return first && ts.flattenDiagnosticMessageText(first.messageText, '\n')
}

const PAGE = 'export const title = document.title'
const NODE = 'export const home = process.env.HOME'

test.each([
  ['main', PAGE, 'document'],
  ['preload', NODE, 'process'],
  ['renderer', NODE, 'process'],
  ['contract', PAGE, 'document'],
  ['contract', NODE, 'process'],
  ['games', PAGE, 'document'],
  ['games', NODE, 'process'],
])('src/%s: %s is refused', (layer, text, name) => {
  expect(complaintAbout(layer, text)).toMatch(`Cannot find name '${name}'`)
})

test.each([
  ['main', NODE],
  ['renderer', PAGE],
  ['contract', 'setTimeout(() => {}, 1)'],
  ['games', 'export const bytes = new TextEncoder().encode("")'],
])('src/%s: %s is taken', (layer, text) => {
  expect(complaintAbout(layer, text)).toBeUndefined()
})
