import { parseArgs } from 'node:util'
import { UsageError } from '../main.ts'

export type Host = 'electron' | 'loopback'

/** What `npm start` was asked for. */
export interface Options {
  /** Undefined: whichever can be had, Electron first. */
  host?: Host
  /** Of the loopback host; 0 lets the system choose. */
  port: number
  /** Whether the loopback host's page is opened. */
  open: boolean
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
  for (const token of tokens) Object.assign(given, readToken(token))
  if (given.host === 'electron' && Object.keys(given).length > 1) {
    throw new UsageError('--port and --no-open go with --host loopback')
  }
  const forLoopback = given.port !== undefined || given.open === false
  return { host: forLoopback ? 'loopback' : given.host, port: given.port ?? 0, open: given.open ?? true }
}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number]

function readToken(token: Token): Partial<Options> {
  if (token.kind === 'positional') throw unknown(token.value)
  if (token.kind === 'option-terminator') throw unknown('--')
  if (!Object.hasOwn(READ, token.name)) throw unknown(token.rawName)
  return READ[token.name](token.value)
}

const unknown = (what: string) =>
  new UsageError(`unknown argument "${what}"; there are --host loopback|electron, --port N and --no-open`)

function readHost(value = ''): Host {
  if (value === 'electron' || value === 'loopback') return value
  throw new UsageError(`--host is loopback or electron, not "${value}"`)
}

function readPort(value = ''): number {
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65535) return Number(value)
  throw new UsageError(`--port is a number from 0 (any free port) to 65535, not "${value}"`)
}

function readNoOpen(value: string | undefined): Partial<Options> {
  if (value === undefined) return { open: false }
  throw new UsageError('--no-open takes no value')
}
