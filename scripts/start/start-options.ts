import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isImported } from '../../src/main/desktop/desktop.ts'
import { isBlocked } from '../../src/main/platform/blocked-ports.ts'
import { blockedPort } from '../../src/main/loopback/loopback-flags.ts'
import { UsageError } from '../main.ts'

export type Host = 'electron' | 'loopback'

/** The options of `npm start`. */
export interface Options {
  /** Undefined: whichever can be had, Electron first. */
  host?: Host
  /** The loopback host's port; 0 lets the system choose. */
  port: number
  /** True if the loopback host's page is to be opened. */
  open: boolean
  /** Full paths of files to import. */
  files: string[]
}

const FLAGS = { host: { type: 'string' }, port: { type: 'string' }, 'no-open': { type: 'boolean' } } as const

const READ: Record<string, (value: string | undefined) => Partial<Options>> = {
  host: (value) => ({ host: readHost(value) }),
  port: (value) => ({ port: readPort(value) }),
  'no-open': readNoOpen,
}

/**
 * Reads the flags of `npm start`. `--port` and `--no-open` mean the loopback host, so they ask for it where no host is
 * named. Throws a `UsageError` of one line at the first thing it can't make sense of.
 */
export function readOptions(args: string[]): Options {
  const { tokens } = parseArgs({ args, options: FLAGS, strict: false, tokens: true })
  const given: Partial<Options> = {}
  const files: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional' && isImported(token.value)) files.push(resolve(calledFrom(), token.value))
    else Object.assign(given, readToken(token))
  }
  if (given.host === 'electron' && Object.keys(given).length > 1) {
    throw new UsageError('--port and --no-open go with --host loopback')
  }
  const forLoopback = given.port !== undefined || given.open === false
  return { host: forLoopback ? 'loopback' : given.host, port: given.port ?? 0, open: given.open ?? true, files }
}

/** npm runs scripts in the project's folder, wherever it was called. */
const calledFrom = () => process.env.INIT_CWD ?? process.cwd()

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number]

function readToken(token: Token): Partial<Options> {
  if (token.kind === 'positional') throw unknown(token.value)
  if (token.kind === 'option-terminator') throw unknown('--')
  if (!Object.hasOwn(READ, token.name)) throw unknown(token.rawName)
  return READ[token.name](token.value)
}

const unknown = (what: string) =>
  new UsageError(
    `unknown argument "${what}"; there are --host loopback|electron, --port N, --no-open and files to import`,
  )

function readHost(value = ''): Host {
  if (value === 'electron' || value === 'loopback') return value
  throw new UsageError(`--host is loopback or electron, not "${value}"`)
}

function readPort(value = ''): number {
  const port = Number(value)
  if (!/^\d{1,5}$/.test(value) || port > 65535)
    throw new UsageError(`--port is a number from 0 (any free port) to 65535, not "${value}"`)
  if (isBlocked(port)) throw new UsageError(blockedPort(port))
  return port
}

function readNoOpen(value: string | undefined): Partial<Options> {
  if (value === undefined) return { open: false }
  throw new UsageError('--no-open takes no value')
}
