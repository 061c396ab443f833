import { parseArgs } from 'node:util'
import { isImported } from '../desktop/desktop.ts'
import { isBlocked } from '../platform/blocked-ports.ts'

export interface Flags {
  /** 0 for any free one. */
  port: number
  /** To be brought in. */
  files: string[]
}

export type Parsed = { flags: Flags; problem?: undefined } | { problem: string; flags?: undefined }

/** Reads the loopback host's flags, or says in one line what is wrong with them. */
export function parseFlags(args: readonly string[]): Parsed {
  const { tokens } = parseArgs({ args: [...args], options: { port: { type: 'string' } }, strict: false, tokens: true })
  const files: string[] = []
  let port = 0
  for (const token of tokens) {
    if (token.kind === 'positional' && isImported(token.value)) {
      files.push(token.value)
      continue
    }
    if (token.kind !== 'option' || token.name !== 'port') return { problem: `unknown argument ${args[token.index]}` }
    if (!isPort(token.value))
      return { problem: `--port needs a number from 0 to 65535, not ${token.value ?? 'nothing'}` }
    port = Number(token.value)
    if (isBlocked(port)) return { problem: blockedPort(port) }
  }
  return { flags: { port, files } }
}

/** One line on a port that could be had, but not be opened. */
export const blockedPort = (port: number): string =>
  `no browser opens a page on port ${port}, which another protocol uses; take another one`

const isPort = (text: string | undefined): boolean => /^\d{1,5}$/.test(text ?? '') && Number(text) <= 65535
