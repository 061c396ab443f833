/** Bots think as they are shipped: in one file of constants, which is a third faster than file by file. */
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { inlineMore } from '../src/main/bots/inlining.ts'
import { inNewFolder } from './folder.ts'

/** The module at `path`, bundled with all it imports, to run with as much inlined as in the program. Rejects where it can't be built. */
export const bundled = <Module>(path: string): Promise<Module> =>
  inNewFolder(async (folder) => {
    inlineMore()
    const name = basename(path, '.ts')
    await build({
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true },
      build: {
        ssr: path,
        outDir: folder,
        rolldownOptions: { output: { entryFileNames: `${name}.mjs`, topLevelVar: false } },
      },
    })
    return (await import(pathToFileURL(join(folder, `${name}.mjs`)).href)) as Module
  })
