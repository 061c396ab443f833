/** Names written from right to left, kept apart from the sentences that they stand in. */
import type { Plugin } from 'vite'

const INSERTED = /\$\{(i\?\.\w+)\}/g
const IMPORT = "import { isolated } from '../../i18n/isolated.ts';\n"

/** A compiled message that isolates the values put into it. */
export function withIsolatedNames(code: string): string {
  const isolated = code.replaceAll(INSERTED, '${isolated($1)}')
  return isolated === code ? code : IMPORT + isolated
}

export const isolatedNames = (): Plugin => ({
  name: 'isolated-names',
  transform: (code, id) => (/\/paraglide\/messages\/\w+\.js$/.test(id) ? withIsolatedNames(code) : undefined),
})
