import { parseSync } from 'vite'

export interface Imports {
  /** Loaded before the module itself runs. */
  first: string[]
  /** Loaded when the module asks for it; only names that are plain texts. */
  later: string[]
}

/** The imports of a built module, as it names them. */
export function importsOf(code: string): Imports {
  const { staticImports, staticExports, dynamicImports } = parseSync('module.js', code).module
  const again = staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value))
  const first = [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...again]
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) =>
    /^(["'`])(.*)\1$/.exec(code.slice(start, end)),
  )
  return {
    first: [...new Set(first.filter((name) => name !== undefined && name !== null))],
    later: later.flatMap((match) => match?.[2] ?? []),
  }
}
