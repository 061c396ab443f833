import { expect, test } from 'vitest'
import { packagesOfApp, type Lock } from '../../../scripts/licence-notices/packages.ts'

const ALWAYS = 'node_modules/@inlang/paraglide-js'

const lock = (packages: Lock['packages']): Lock => ({ packages })

test.each([
  `import { a } from 'pit'`,
  `import type { A } from "pit/inside"`,
  `export * from 'pit'`,
  `import 'pit/style.css'`,
  `@import 'pit/font.css';`,
  `const late = await import('pit')`,
])('a source that says %s brings the package in', (source) => {
  expect(packagesOfApp([source], lock({ 'node_modules/pit': {} }))).toEqual([ALWAYS, 'node_modules/pit'])
})

test('our own files, Node and Electron are no packages of the app', () => {
  const sources = [`import './pit.ts'`, `import 'node:fs'`, `import { app } from 'electron'`]
  expect(packagesOfApp(sources, lock({ 'node_modules/pit': {}, 'node_modules/electron': {} }))).toEqual([ALWAYS])
})

test('what a package needs comes with it, each from where Node would find it', () => {
  const packages = lock({
    'node_modules/cage': { dependencies: { rope: '1', lamp: '1' } },
    'node_modules/cage/node_modules/rope': { dependencies: { lamp: '1' } },
    'node_modules/rope': { dependencies: { oil: '1' } },
    'node_modules/lamp': {
      peerDependencies: { wick: '1', glass: '1' },
      peerDependenciesMeta: { glass: { optional: true } },
    },
    'node_modules/wick': {},
    'node_modules/glass': {},
    'node_modules/oil': {},
  })
  expect(packagesOfApp([`import 'cage'`], packages)).toEqual([
    ALWAYS,
    'node_modules/cage',
    'node_modules/cage/node_modules/rope',
    'node_modules/lamp',
    'node_modules/wick',
  ])
})
