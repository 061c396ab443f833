/** Bots think as they are shipped: in one file of constants, which is a third faster than file by file. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Part } from './figure.ts'
import { inNewFolder } from './folder.ts'

export const bots: Part = () =>
  inNewFolder(async (folder) => {
    await build({
      configFile: false,
      logLevel: 'error',
      build: {
        ssr: join(import.meta.dirname, 'thinking.ts'),
        outDir: folder,
        rolldownOptions: { output: { entryFileNames: 'thinking.mjs', topLevelVar: false } },
      },
    })
    const { thinking } = (await import(
      pathToFileURL(join(folder, 'thinking.mjs')).href
    )) as typeof import('./thinking.ts')
    return thinking()
  })
