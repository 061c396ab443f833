import { Readable } from 'node:stream'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { type CommandLine, statusOf } from '../../../src/main/cli/command-line.ts'
import { programOf } from '../../../src/main/cli/program.ts'
import type { Store } from '../../../src/main/store/store.ts'

/** A command line in this process: what it prints and writes is kept. */
export function testLine(store?: Store, input: readonly Buffer[] = []) {
  const lines: string[] = []
  const written: Buffer[] = []
  const line: CommandLine = {
    catalogue: CATALOGUE,
    print: (text) => lines.push(text),
    write: (bytes) => void written.push(bytes),
    input: Readable.from(input, { objectMode: true }) as AsyncIterable<Buffer>,
    change: async (work) => work(store!),
    read: async (work) => work(store!),
  }
  return { line, lines, bytes: () => Buffer.concat(written) }
}

/** Runs a command; rejects with what the command line would complain about. */
export async function ran(args: string[], store?: Store, input: readonly Buffer[] = []) {
  const { line, lines, bytes } = testLine(store, input)
  const program = programOf(line, '1.2.3')
  await program.parseAsync(args, { from: 'user' })
  return { status: statusOf(program), lines, bytes: bytes() }
}
