import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that package.json stands in. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')
