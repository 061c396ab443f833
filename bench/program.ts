/** The main process by itself, as a program of its own behind its socket. */
import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from '../src/contract/client.ts'
import { root } from '../src/main/platform/root.ts'
import { programOf } from '../tests/support/host-program.ts'

export interface Running {
  client: () => Connection
  /** Megabytes in memory now, from where Linux tells. */
  memory: () => number
}

/** Lends `work` the built program on this data folder. */
export async function onProgram<T>(folder: string, work: (running: Running) => Promise<T>): Promise<T> {
  const host = spawn(process.execPath, [join(root(), 'out', 'main', 'loopback.js')], {
    env: { ...process.env, PITHEAD_DATA: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const program = await programOf(host)
  const clients: Connection[] = []
  const client = (): Connection => {
    const connection = program.client()
    clients.push(connection)
    return connection
  }
  try {
    return await work({ client, memory: () => memoryOf(host) })
  } finally {
    for (const each of clients) each.close()
    await program.stop('SIGTERM')
  }
}

function memoryOf({ pid }: ChildProcess): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
  return Number(kilobytes) / 1024
}
