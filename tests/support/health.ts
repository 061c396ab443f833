/** How a process is: its memory, its listeners, and what went astray in it. */
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** A disk in memory, where there is one: thousands of writes need not wait for a real one each. */
export const FAST_DISK = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()

/** Bytes in use once everything that nobody holds is gone. */
export const heapAfterCollecting = (): number => memoryAfterCollecting().heapUsed

/** The same for the bytes of buffers, which stand beside the heap. */
export const buffersAfterCollecting = (): number => memoryAfterCollecting().arrayBuffers

function memoryAfterCollecting(): NodeJS.MemoryUsage {
  collect()
  collect()
  return process.memoryUsage()
}

/** Remembers from now on what nobody caught; `stop` answers them, with those of the promises that are settled by then. */
export function strayErrors() {
  const stray: string[] = []
  const note = (error: unknown) => void stray.push(String(error))
  process.on('unhandledRejection', note)
  process.on('uncaughtException', note)
  return {
    async stop(): Promise<string[]> {
      // Rejections that nobody handles are told when the promises of a turn are done.
      for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve))
      process.off('unhandledRejection', note)
      process.off('uncaughtException', note)
      return stray
    },
  }
}
