import { resolve } from 'node:path'
import { defineConfig } from 'electron-vite'
import { svelte } from '@sveltejs/vite-plugin-svelte'

const at = (path: string) => resolve(import.meta.dirname, path)

// Whatever is not among `dependencies` is bundled, so that `out/` needs node_modules for the database driver only.
export default defineConfig({
  main: {
    build: {
      sourcemap: true,
      rolldownOptions: {
        input: {
          electron: at('src/main/electron.ts'),
          loopback: at('src/main/loopback.ts'),
          'bot-worker': at('src/main/bots/worker.ts'),
        },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          // Bots think a fifth faster: rules and search in one file (without the statecharts, which bring XState), its constants constant.
          topLevelVar: false,
          codeSplitting: { groups: [{ name: 'games', test: /src\/games\/(?!.*machine)/ }] },
        },
      },
    },
  },
  preload: {
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
    plugins: [svelte({ configFile: at('svelte.config.js') })],
    build: { minify: true, rolldownOptions: { input: { index: at('src/renderer/index.html') } } },
  },
})
