/** A disk that fails when it is told to: the C library's file functions, replaced for a program that is started with `env`. */
import { spawnSync } from 'node:child_process'
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export type Fault = 'no space' | 'error on write' | 'error on sync' | 'read-only' | 'error on the database file'

const LETTERS: Record<Fault, string> = {
  'no space': 'F',
  'error on write': 'W',
  'error on sync': 'S',
  'read-only': 'R',
  'error on the database file': 'D',
}

export interface FaultyDisk {
  env: Record<string, string>
  fail: (fault: Fault) => void
  mend: () => void
}

/** Why there can't be such a disk here, or null. */
export function noFaultyDisk(): string | null {
  if (process.platform !== 'linux') return 'the library that makes the disk fail is for Linux'
  return spawnSync('cc', ['--version']).status === 0 ? null : 'there is no C compiler to build it'
}

/** Files below `folder` can be made to fail; `work` is a folder for the library and what steers it. */
export function faultyDisk(folder: string, work: string): FaultyDisk {
  const library = join(work, 'faults.so')
  const source = join(import.meta.dirname, 'faults.c')
  const built = spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl'], { encoding: 'utf8' })
  if (built.status !== 0) throw new Error(built.stderr)
  const wish = join(work, 'fault')
  writeFileSync(wish, '-')
  /** In place: the program has the file in its memory. */
  const ask = (letter: string): void => {
    const file = openSync(wish, 'r+')
    writeSync(file, letter, 0)
    closeSync(file)
  }
  return {
    env: { LD_PRELOAD: library, FAULT: wish, FAULT_FOLDER: folder },
    fail: (fault) => ask(LETTERS[fault]),
    mend: () => ask('-'),
  }
}
