import { relative, resolve, sep } from 'node:path'
import { defineConfig } from 'electron-vite'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { isolatedNames } from './scripts/isolated-names.ts'
import { keptPlurals } from './scripts/kept-plurals.ts'
import { isKernel } from './scripts/lint/layers.js'

/** The project's folder; where its own path can't be read by Vite, the link that `scripts/bundle.ts` has made to it. */
const ROOT = process.env.PITHEAD_ROOT ?? import.meta.dirname
const at = (path: string) => resolve(ROOT, path)

/** Files keep the path by which they were asked for, also behind a link. */
const resolved = { preserveSymlinks: ROOT !== import.meta.dirname }

const SOURCES = at('src')
/**
 * Rules, bots and search of all games: what a bot runs through millions of times. In one file that imports no other, and its
 * constants constant, bots think a fifth faster. Facets, schemas and statecharts stay outside: they bring Valibot and XState.
 */
const isOfKernel = (file: string) => isKernel(relative(SOURCES, file).replaceAll(sep, '/'))

// Whatever is not among `dependencies` is bundled, so that `out/` needs node_modules for the database driver only.
export default defineConfig({
  main: {
    resolve: resolved,
    build: {
      sourcemap: true,
      rolldownOptions: {
        input: {
          electron: at('src/main/electron.ts'),
          loopback: at('src/main/loopback.ts'),
          'bot-worker': at('src/main/bots/bot-worker.ts'),
          'chore-thread': at('src/main/store/durability/chore-thread.ts'),
          'counting-thread': at('src/main/store/archive/counting-thread.ts'),
        },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          topLevelVar: false,
          codeSplitting: { groups: [{ name: 'games', test: isOfKernel }] },
        },
      },
    },
  },
  preload: {
    resolve: resolved,
    build: {
      // A sandboxed window loads one CommonJS file and can't require packages.
      externalizeDeps: false,
      rolldownOptions: {
        input: { preload: at('src/preload/preload.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
      },
    },
  },
  renderer: {
    root: at('src/renderer'),
    resolve: resolved,
    plugins: [svelte({ configFile: at('svelte.config.js') }), keptPlurals(), isolatedNames()],
    build: {
      minify: true,
      rolldownOptions: { input: { index: at('src/renderer/index.html'), phone: at('src/renderer/phone.html') } },
    },
  },
})
