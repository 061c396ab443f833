import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Pithead's own folder, the same whether it runs from `src` or from `out`: the nearest one with a package.json. */
export const root = (from: string = import.meta.dirname): string =>
  existsSync(join(from, 'package.json')) ? from : root(dirname(from))

export const version = (): string =>
  (JSON.parse(readFileSync(join(root(), 'package.json'), 'utf8')) as { version: string }).version

/** The folder of the built interface; it is there once it was built. */
export const pageFolder = (): string => join(root(), 'out', 'renderer')
