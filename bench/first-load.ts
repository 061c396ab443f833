import { firstLoad as filesOf, gzipped } from '../scripts/built/first-load.ts'
import { pageFolder } from '../src/main/platform/root.ts'
import { figure } from './figure.ts'
import type { Figure } from './figure.ts'

const MOST_KB = 100

/** The page's first load: itself, its scripts and styles; fonts are counted apart. */
export function firstLoad(): Figure[] {
  const folder = pageFolder()
  return [figure("the page's first load, gzipped", gzipped(folder, filesOf(folder)), 'kB', MOST_KB)]
}
