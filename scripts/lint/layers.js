/** The layers of docs/architecture.md as a lint rule: each folder of `src` lists what its files may import. */
import { isBuiltin } from 'node:module'
import { dirname, relative, resolve, sep } from 'node:path'

/**
 * The first entry whose `files` matches a file decides. `folders` are folders of `src`, `packages` are npm packages
 * (`node` stands for Node's own modules), `types` are folders of which only types may be imported, `paths` are single
 * files that may be imported whole: a schema lists a game's components.
 */
export const LAYERS = [
  { files: /^games\/.*\/machine\.ts$/, folders: ['games'], packages: ['xstate'] },
  { files: /^games\//, folders: ['games'] },
  {
    files: /^contract\/schemas(\.ts$|\/)/,
    folders: ['contract'],
    packages: ['valibot'],
    types: ['games'],
    paths: /^games\/[^/]+\/components\.ts$/,
  },
  { files: /^contract\/client\.ts$/, folders: ['contract'], packages: ['birpc'], types: ['games'] },
  { files: /^contract\//, folders: ['contract'], types: ['games'] },
  {
    files: /^main\/(electron\.ts$|electron\/)/,
    folders: ['games', 'contract', 'main'],
    packages: ['node', 'electron', 'birpc', 'valibot'],
  },
  {
    files: /^main\/records\//,
    folders: ['games', 'contract', 'main'],
    packages: ['node', 'better-sqlite3', 'valibot'],
  },
  {
    files: /^main\//,
    folders: ['games', 'contract', 'main'],
    packages: ['node', 'birpc', 'valibot', 'ws', 'xstate'],
  },
  { files: /^preload\//, folders: ['preload'], packages: ['electron'], types: ['contract'] },
  {
    files: /^renderer\//,
    folders: ['renderer', 'contract', 'games'],
    // What it shows of the program itself.
    paths: /^\.\.\/(LICENSE|resources\/(THIRD-PARTY-NOTICES\.md|icon\.svg))$/,
    packages: [
      'svelte',
      'bits-ui',
      'd3-scale',
      'd3-shape',
      'uqr',
      '@fontsource/barlow',
      '@fontsource/barlow-condensed',
    ],
  },
]

/** Files that only some of those who may import their folder may import: the statechart and Electron's part. */
const RESERVED = [
  { files: /^games\/.*\/machine\.ts$/, to: /^(games|main)\// },
  { files: /^main\/electron\//, to: /^main\/(electron\.ts$|electron\/)/ },
]

const slashes = (path) => path.split(sep).join('/')

function packageName(source) {
  if (isBuiltin(source)) return 'node'
  return source.split('/', source.startsWith('@') ? 2 : 1).join('/')
}

const reserved = (path, from) => RESERVED.some(({ files, to }) => files.test(path) && !to.test(from))

function allowedFile(layer, path, from, onlyTypes) {
  const folders = [...(layer.folders ?? []), ...(onlyTypes ? (layer.types ?? []) : [])]
  const listed = folders.includes(path.split('/')[0]) || Boolean(layer.paths?.test(path))
  return listed && !reserved(path, from)
}

const allowedPackage = (layer, name) => (layer.packages ?? []).includes(name)

const isTypeSpecifier = (specifier) => (specifier.importKind ?? specifier.exportKind) === 'type'

function importsOnlyTypes(node) {
  if (node.type === 'TSImportType' || (node.importKind ?? node.exportKind) === 'type') return true
  return Boolean(node.specifiers?.length) && node.specifiers.every(isTypeSpecifier)
}

/** Reports every import, re-export and import type that the file's layer doesn't list. */
export const layers = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { root: { type: 'string' } }, additionalProperties: false }],
    messages: { forbidden: '{{ from }} may not import {{ source }}: see the layers in docs/architecture.md.' },
  },
  create(context) {
    const { root } = context.options[0]
    const pathOf = (file) => slashes(relative(root, file))
    const from = pathOf(context.filename)
    const layer = LAYERS.find(({ files }) => files.test(from))
    if (!layer) return {}

    const allowed = (source, onlyTypes) => {
      if (!source.startsWith('.')) return allowedPackage(layer, packageName(source))
      const file = resolve(dirname(context.filename), source.replace(/\?.*$/, ''))
      return allowedFile(layer, pathOf(file), from, onlyTypes)
    }
    const check = (node) => {
      const source = node.source?.value
      if (typeof source !== 'string' || allowed(source, importsOnlyTypes(node))) return
      context.report({ node, messageId: 'forbidden', data: { from: `src/${from}`, source } })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    }
  },
}
