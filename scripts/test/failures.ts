import { statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { ROOT } from '../bootstrap/root.mjs'
import type { Finished } from './run-steps.ts'
import type { Place } from './tally.ts'

/** Something that failed, and the command that tries it again. */
export interface Failure {
  what: string
  command: string
}

/** Everything that failed in a step: its tests, or the step as a whole. */
export function failuresOf({ step, tally, output }: Finished): Failure[] {
  const places = [...(tally?.failed ?? []), ...(process.env.CI ? (tally?.flaky ?? []) : [])]
  if (places.length > 0) return places.map((place) => failedTest(step.name, place))
  const files = step.takesArguments ? filesNamedIn(output) : []
  return [{ what: step.name, command: commandFor(step.name, files.map(quoted)) }]
}

const failedTest = (step: string, { file, name }: Place): Failure => ({
  what: `${step}: ${file}${name === undefined ? '' : ` > ${name}`}`,
  command: commandFor(step, [quoted(file), ...(name === undefined || hasLine(file) ? [] : ['-t', pattern(name)])]),
})

/** Playwright says the line, which is enough. */
const hasLine = (file: string) => /:\d+$/.test(file)

const commandFor = (step: string, args: readonly string[]) => ['npm test --', step, ...args].join(' ')

/** A regular expression that no shell reads anything into: what isn't a letter or a digit may be any character. */
const pattern = (name: string) => `"${name.replace(/[^\p{L}\p{N} ]/gu, '.')}"`

const quoted = (path: string) => (/^[\w./:@-]+$/.test(path) ? path : `"${path}"`)

/** How ESLint, Prettier and Oxlint name a file, each on a line of its own. */
const NAMED = /^(?:\[\w+\] |\s*,-\[)?(.+?)(?::\d+:\d+\])?$/

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
  } catch {
    return false // its name is too long for this file system
  }
}

/** The files of the project that a linter or formatter names. */
export function filesNamedIn(output: string, root = ROOT): string[] {
  const paths = output.split('\n').map((line) => resolve(root, NAMED.exec(line)?.[1] ?? ''))
  const files = paths.filter((path) => isFile(path))
  return [...new Set(files.map((path) => relative(root, path).replaceAll('\\', '/')))]
}
