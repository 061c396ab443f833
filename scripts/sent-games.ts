/** Builds the page of a game to send, once for each game: one HTML file with its script, its styles and its fonts in it. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build, type Plugin, type Rolldown } from 'vite'
import { isolatedNames } from './isolated-names.ts'
import { keptPlurals } from './kept-plurals.ts'
import { gamesIn } from './lint/game-names.js'
import { sentPage, withoutWoff, withScreensOf } from './sent-page.ts'

/** The project's folder, by a path that Vite can read (`bundle.ts`). */
const ROOT = resolve(process.argv[2])
const OUT = join(ROOT, 'out', 'sent-games')

/** Nothing of the page is loaded later, so what isn't in the catalogue is left out. */
const onlyOf = (game: string): Plugin => ({
  name: 'screens-of-one-game',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('/renderer/games/catalogue.ts') ? withScreensOf(game, code) : undefined),
})

async function built(game: string): Promise<string> {
  const made = (await build({
    root: join(ROOT, 'src', 'renderer'),
    configFile: false,
    logLevel: 'warn',
    resolve: { preserveSymlinks: true },
    plugins: [onlyOf(game), svelte({ configFile: join(ROOT, 'svelte.config.js') }), keptPlurals(), isolatedNames()],
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: {
        input: join(ROOT, 'src', 'renderer', 'sent-game', 'main.ts'),
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput
  const scripts = made.output.flatMap((each) => (each.type === 'chunk' ? [each.code] : []))
  const styles = made.output.flatMap((each) => (each.type === 'asset' ? [String(each.source)] : []))
  if (scripts.length !== 1) throw new Error(`${game} takes ${scripts.length} scripts`)
  return sentPage(scripts[0], withoutWoff(styles.join('\n')))
}

mkdirSync(OUT, { recursive: true })
for (const game of gamesIn(join(ROOT, 'src', 'games'))) writeFileSync(join(OUT, `${game}.html`), await built(game))
