/** Signs of life of a running program: the time of a file that it keeps. */
import { statSync, utimesSync } from 'node:fs'

/** Gives a sign of life every `beat` milliseconds until what it returns is called. Does nothing while the file isn't there. */
export function giveSignsOfLife(file: string, beat: number): () => void {
  const timer = setInterval(() => touch(file), beat).unref()
  return () => clearInterval(timer)
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // Gone with its folder: the next program finds nothing.
  }
}

/**
 * Whether the last sign of life is less than `most` milliseconds ago; false if the clock was set back. `now` is in
 * milliseconds since 1970. Throws Node's error if the file can't be looked at.
 */
export function livedWithin(file: string, most: number, now: number): boolean {
  const silence = now - statSync(file).mtimeMs
  return silence >= 0 && silence < most
}
