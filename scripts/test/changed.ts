import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../bootstrap/root.mjs'
import { UsageError } from '../main.ts'
import { chosenSteps } from './chosen.ts'
import { dependents } from './dependents.ts'
import type { Step } from './steps.ts'

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean)

const BRANCHES = ['origin/main', 'main']

/** Finds where this branch left main; on main itself, the last commit, or the one before it if nothing is uncommitted. */
function base(): string {
  const [head] = git('rev-parse', 'HEAD')
  const branch = BRANCHES.find((name) => git('branch', '--all', '--list', name, `remotes/${name}`).length > 0)
  const [left] = branch ? git('merge-base', 'HEAD', branch) : [head]
  if (left !== head) return left
  return git('status', '--porcelain').length > 0 ? head : `${head}~1`
}

/** Files that are new or other than they were at a commit, with slashes and relative to the project's folder. */
const changedSince = (commit: string): string[] => [
  ...git('diff', '--name-only', '--no-renames', '--relative', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
]

/** Those of the built program and of packages take a build, which takes longer than this may. */
const isTest = (file: string) => /^tests\/(?!e2e\/|scripts\/(built|package)\/).*\.test\.ts$/.test(file)
const inPage = (file: string) => file.endsWith('.browser.test.ts')

/** The steps, and their arguments, that a change to these files calls for, by name. */
export function affected(changed: readonly string[], dependent: readonly string[]): Record<string, string[]> {
  const tests = dependent.filter(isTest)
  const linted = changed.filter((file) => /\.(ts|js|mjs|svelte)$/.test(file))
  const typed = changed.some((file) => /\.(ts|svelte|json)$/.test(file))
  const of = (name: string, args: string[]) => (args.length > 0 ? { [name]: args } : {})
  return {
    messages: [],
    ...of('lint', linted),
    ...of(
      'oxlint',
      linted.filter((file) => file.endsWith('.ts')),
    ),
    ...of('format', [...changed]),
    ...(typed ? { types: [], svelte: [] } : {}),
    ...of(
      'unit',
      tests.filter((file) => !inPage(file)),
    ),
    ...of('components', tests.filter(inPage)),
  }
}

/** The steps that what has changed since the last commit, or on this branch, calls for. Throws a UsageError outside git. */
export function changedSteps(steps: readonly Step[]): Step[] {
  const changed = changedFiles().filter((file) => existsSync(join(ROOT, file)))
  const all = git('ls-files', '--cached', '--others', '--exclude-standard')
  const plan = affected(changed, dependents(ROOT, all, changed))
  console.log(
    `${changed.length} files have changed: ${Object.keys(plan).join(', ')}; e2e runs with "npm test -- build e2e"`,
  )
  return Object.entries(plan).flatMap(([name, args]) => chosenSteps(steps, [name, ...args]))
}

function changedFiles(): string[] {
  try {
    return changedSince(base())
  } catch {
    throw new UsageError('"changed" needs a clone with git')
  }
}
