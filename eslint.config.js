import './scripts/lint/components-in-program.js'
import { resolve } from 'node:path'
import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import { functionStyle } from './scripts/lint/function-style.js'
import { gameNames, gamesIn } from './scripts/lint/game-names.js'
import { layers } from './scripts/lint/layers.js'
import { noMutualRooms } from './scripts/lint/no-mutual-rooms.js'
import { plainComments } from './scripts/lint/plain-comments.js'
import svelteConfig from './svelte.config.js'

const src = resolve(import.meta.dirname, 'src')
/** A game for tests, laid out as the games in `src`. */
const toy = resolve(import.meta.dirname, 'tests/toy')

/** The rules take time and chance from their caller, so that a replay gives the same game. */
const pureRules = {
  files: ['src/games/**', 'tests/toy/games/**'],
  rules: {
    'no-restricted-globals': ['error', 'performance', 'crypto', 'console', 'setTimeout', 'setInterval', 'fetch'],
    'no-restricted-properties': ['error', { object: 'Math', property: 'random' }, { object: 'Date', property: 'now' }],
    'no-restricted-syntax': ['error', 'NewExpression[callee.name="Date"][arguments.length=0]'],
  },
}

/** An id that says what it names (`TileId | OrderId`) is worth more than the shorter `number`. */
const namedIds = { rules: { '@typescript-eslint/no-duplicate-type-constituents': 'off' } }

/** `{ [key]: _, ...rest }` is how one property is left out, and `_name` an argument that only a subclass reads. */
const unusedNames = {
  rules: { '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }] },
}

/** The linter doesn't see what a component's properties make of a callback's arguments; svelte-check does. */
const templates = {
  files: ['**/*.svelte'],
  rules: {
    '@typescript-eslint/no-unsafe-argument': 'off',
    '@typescript-eslint/no-unsafe-assignment': 'off',
    '@typescript-eslint/no-unsafe-call': 'off',
    '@typescript-eslint/no-unsafe-member-access': 'off',
    '@typescript-eslint/no-unsafe-return': 'off',
  },
}

/** The compiler keeps Node's globals out of a page's other files. */
const nodeAlone = Object.keys(globals.node).filter((name) => !(name in globals.browser) && !(name in globals.builtin))
const noNode = {
  files: ['src/renderer/**/*.svelte'],
  rules: {
    'no-restricted-globals': ['error', ...nodeAlone],
    'no-restricted-syntax': ['error', 'TSQualifiedName[left.name="NodeJS"]'],
  },
}

/** It takes every Set and URL that a function makes for itself and throws away for state. */
const passingValues = { files: ['**/*.svelte', '**/*.svelte.ts'], rules: { 'svelte/prefer-svelte-reactivity': 'off' } }

export default defineConfig(
  {
    ignores: [
      ...['.svelte-check/**', 'out/**', 'dist/**', 'test-results/**', 'src/renderer/paraglide/**'],
      // A build that runs meanwhile writes its settings here, and takes them away.
      '*.config.ts.*.mjs',
    ],
  },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.node, ...globals.browser },
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    plugins: {
      pithead: {
        rules: {
          'function-style': functionStyle,
          'game-names': gameNames,
          layers,
          'no-mutual-rooms': noMutualRooms,
          'plain-comments': plainComments,
        },
      },
    },
  },
  // Oxlint has the rules that need types for these (.oxlintrc.json), in a tenth of the time; it can't read components.
  { files: ['**/*.{ts,js,mjs}'], extends: [ts.configs.disableTypeChecked] },
  {
    files: ['src/**', 'tests/toy/**'],
    rules: { 'pithead/layers': ['error', { roots: [src, toy] }] },
  },
  { files: ['src/**'], rules: { 'pithead/no-mutual-rooms': ['error', { root: src }] } },
  { files: ['tests/toy/**'], rules: { 'pithead/no-mutual-rooms': ['error', { root: toy }] } },
  {
    files: ['src/**', 'tests/**'],
    rules: { 'pithead/game-names': ['error', { root: import.meta.dirname, games: gamesIn(resolve(src, 'games')) }] },
  },
  pureRules,
  namedIds,
  unusedNames,
  templates,
  noNode,
  passingValues,
  prettier,
  svelte.configs.prettier,
  // After Prettier's settings, which switch the second one off.
  {
    rules: {
      'pithead/function-style': 'error',
      'pithead/plain-comments': 'error',
      'arrow-body-style': ['error', 'as-needed'],
    },
  },
)
