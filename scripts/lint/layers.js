/** The layers of docs/architecture.md as a lint rule: each folder of `src` lists what its files may import. */
import { isBuiltin } from 'node:module'
import { dirname, relative, resolve, sep } from 'node:path'

/** Facets, schemas and statecharts of games, records, and the games themselves; a catalogue's type and its look-up are as plain as rules. */
const AROUND =
  /^games\/((.*\/)?(facets\/(?!facets\.ts).*|machine\.ts|([a-z]+-)?schemas\.ts)|record\/.*|(catalogue|[^/]+\/game|[^/]+\/wire\/wire)\.ts)$/

/** Rules, bots and search of games: plain functions, the same on every side. All other files of games stand around them. */
export const isKernel = (path) => /^games\//.test(path) && !AROUND.test(path)

/** The ground of every room of the renderer. */
const GROUND = ['app', 'keys', 'ui', 'i18n', 'plots', 'paraglide'].map((room) => `renderer/${room}`)
const FONTS = ['@fontsource/barlow', '@fontsource/barlow-condensed']

/**
 * The first entry whose `files` matches a file decides. `folders` are folders of `src`, `packages` are npm packages
 * (`node` stands for Node's own modules), `types` are folders of which only types may be imported, `paths` are single
 * files that may be imported whole.
 */
export const LAYERS = [
  { files: /^games\/(.*\/)?machine\.ts$/, folders: ['games'], packages: ['xstate'] },
  {
    files: /^games\/(facets\/|record\/|(.*\/)?([a-z]+-)?schemas\.ts$|[^/]+\/wire\/wire\.ts$)/,
    folders: ['games'],
    packages: ['valibot'],
  },
  { files: /^games\//, folders: ['games'] },
  {
    files: /^contract\/schemas(\.ts$|\/)/,
    folders: ['contract'],
    packages: ['valibot'],
    types: ['games'],
    // The parts of games' schemas.
    paths: /^games\/(building-blocks\/shared-schemas|facets\/[^/]+)\.ts$/,
  },
  {
    files: /^contract\/phones\//,
    folders: ['contract'],
    packages: ['@noble/ciphers', '@noble/hashes'],
    types: ['games'],
  },
  { files: /^contract\/client\.ts$/, folders: ['contract'], packages: ['birpc'], types: ['games'] },
  { files: /^contract\//, folders: ['contract'], types: ['games'] },
  {
    files: /^main\/(electron\.ts$|electron\/)/,
    folders: ['games', 'contract', 'main'],
    packages: ['node', 'electron', 'birpc', 'valibot'],
  },
  {
    files: /^main\/(store\/|statistics\/|platform\/storage-errors\.ts$)/,
    folders: ['games', 'contract', 'main'],
    packages: ['node', 'better-sqlite3', 'valibot'],
  },
  {
    files: /^main\/archive\/formats\//,
    folders: ['games', 'contract', 'main'],
    packages: ['node', 'valibot', 'yauzl'],
  },
  {
    files: /^main\/exercises\//,
    folders: ['games', 'contract', 'main'],
    packages: ['node', 'ts-fsrs'],
  },
  {
    files: /^main\/(pithead\.ts$|cli\/)/,
    folders: ['games', 'contract', 'main'],
    packages: ['node', 'commander'],
  },
  {
    files: /^main\//,
    folders: ['games', 'contract', 'main'],
    packages: ['node', 'birpc', 'valibot', 'ws', 'xstate'],
  },
  { files: /^preload\//, folders: ['preload'], packages: ['electron'], types: ['contract'] },
  {
    files: /^renderer\/(app|keys|ui|i18n)\//,
    folders: [...GROUND, 'contract', 'games'],
    packages: ['svelte', 'bits-ui', 'uqr', ...FONTS],
  },
  {
    files: /^renderer\/plots\//,
    folders: [...GROUND, 'contract', 'games'],
    packages: ['svelte', 'd3-scale', 'd3-shape'],
  },
  {
    files: /^renderer\/games\//,
    folders: [...GROUND, 'renderer/games', 'contract', 'games'],
    packages: ['svelte'],
  },
  // The doors of the home screen.
  {
    files: /^renderer\/play\//,
    folders: [...GROUND, 'renderer/play', 'renderer/games', 'contract', 'games'],
    packages: ['svelte', 'bits-ui'],
  },
  {
    files: /^renderer\/score-sheet\//,
    folders: [...GROUND, 'renderer/score-sheet', 'renderer/games', 'contract', 'games'],
    packages: ['svelte'],
  },
  {
    files: /^renderer\/phone\//,
    folders: [...GROUND, 'renderer/phone', 'renderer/games', 'contract', 'games'],
    packages: ['svelte'],
  },
  {
    files: /^renderer\/archive\//,
    folders: [...GROUND, 'renderer/archive', 'renderer/games', 'contract', 'games'],
    packages: ['svelte', 'd3-scale', 'd3-shape'],
  },
  {
    files: /^renderer\/rules\//,
    folders: [...GROUND, 'renderer/rules', 'renderer/games', 'contract', 'games'],
    packages: ['svelte'],
  },
  {
    files: /^renderer\/rescue\//,
    folders: [...GROUND, 'renderer/rescue', 'renderer/games', 'contract', 'games'],
    packages: ['svelte'],
  },
  {
    files: /^renderer\/settings\//,
    folders: [...GROUND, 'renderer/settings', 'renderer/games', 'contract', 'games'],
    // The program's own papers.
    paths: /^\.\.\/(LICENSE|resources\/(THIRD-PARTY-NOTICES\.md|icon\.svg))$/,
    packages: ['svelte'],
  },
  {
    files: /^renderer\/(main\.ts$|shell\/|sent-game\/)/,
    folders: ['renderer', 'contract', 'games'],
    packages: ['svelte', 'bits-ui'],
  },
  // A room that nobody has listed imports nothing.
  { files: /./ },
]

/**
 * Files that only some of those who may import their folder may import: the statechart, Electron's part, the shell. Of those
 * with `types` everybody may import types: whatever brings Valibot or the bots is kept out of pages and out of the kernel.
 */
const RESERVED = [
  { files: /^games\/(.*\/)?machine\.ts$/, to: (from) => /^(games|main)\//.test(from) },
  { files: /^main\/electron\//, to: (from) => /^main\/(electron\.ts$|electron\/)/.test(from) },
  { files: /^renderer\/shell\//, to: (from) => /^renderer\/(main\.ts$|shell\/|sent-game\/)/.test(from) },
  {
    files: AROUND,
    types: true,
    to: (from) => !isKernel(from),
  },
  {
    files:
      /^games\/((.*\/)?(facets\/(ideas|playing|recording|score-sheet|wire)|([a-z]+-)?schemas)|record\/.*|[^/]+\/wire\/wire|[^/]+\/facets\/thinking|catalogue|[^/]+\/game)\.ts$/,
    types: true,
    to: (from) => !from.startsWith('renderer/'),
  },
  { files: /^contract\/schemas(\.ts$|\/)/, types: true, to: (from) => !from.startsWith('renderer/') },
]

const slashes = (path) => path.split(sep).join('/')

function packageName(source) {
  if (isBuiltin(source)) return 'node'
  return source.split('/', source.startsWith('@') ? 2 : 1).join('/')
}

const isReserved = (path, from, onlyTypes) =>
  RESERVED.some(({ files, types, to }) => files.test(path) && !(types && onlyTypes) && !to(from))

function allowedFile(layer, path, from, onlyTypes) {
  const folders = [...(layer.folders ?? []), ...(onlyTypes ? (layer.types ?? []) : [])]
  const listed = folders.some((folder) => path.startsWith(`${folder}/`)) || Boolean(layer.paths?.test(path))
  return listed && !isReserved(path, from, onlyTypes)
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
    // The folders that are laid out as `src`, itself the first: a game of the tests has one of its own.
    schema: [
      {
        type: 'object',
        properties: { roots: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    messages: { forbidden: '{{ from }} may not import {{ source }}: see the layers in docs/architecture.md.' },
  },
  create(context) {
    const { roots } = context.options[0]
    const pathOf = (file) => slashes(relative(roots.find((root) => file.startsWith(root + sep)) ?? roots[0], file))
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
