import { dirname } from 'node:path'
import { build, type Plugin } from 'vite'

/** All messages as the source of one module. */
async function bundled(index: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      outDir: dirname(index),
      lib: { entry: index, formats: ['es'] },
      rolldownOptions: { external: /\.\.\/(runtime|registry)\.js$/ },
    },
  })
  const [{ output }] = built as { output: { code: string }[] }[]
  return output[0].code
}

/**
 * Serves the compiled messages as one module: each test file loads them anew in its page, and a module for each of
 * 1,700 messages takes longer than its tests.
 */
export const messagesInOne = (): Plugin => ({
  name: 'messages-in-one',
  load: (id) => (id.endsWith('/paraglide/messages/_index.js') ? bundled(id) : undefined),
})
