import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const PACKAGE = { name: 'house', version: '1.0.0', type: 'module', dependencies: { tool: 'file:tool' } }
const LOCK = {
  lockfileVersion: 3,
  packages: {
    '': PACKAGE,
    'node_modules/tool': { resolved: 'tool', link: true },
    tool: { version: '1.0.0' },
  },
}

/** A house with one package of its own, whose task says what it was given and ends with status 7. */
let house: string

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'pithead-run-'))
  cpSync('scripts/run.mjs', join(house, 'scripts/run.mjs'))
  cpSync('scripts/bootstrap', join(house, 'scripts/bootstrap'), { recursive: true })
  mkdirSync(join(house, 'src/main'), { recursive: true })
  mkdirSync(join(house, 'tool'))
  writeFileSync(join(house, 'tool/package.json'), JSON.stringify({ name: 'tool', version: '1.0.0' }))
  writeFileSync(join(house, 'package.json'), JSON.stringify(PACKAGE))
  writeFileSync(join(house, 'package-lock.json'), JSON.stringify(LOCK))
  const task =
    'const given: string[] = process.argv.slice(2)\nconsole.log(process.cwd(), ...given)\nprocess.exitCode = 7\n'
  writeFileSync(join(house, 'src/main/pithead.ts'), task)
})
afterEach(() => rmSync(house, { recursive: true }))

function run(args: string[], env: NodeJS.ProcessEnv = {}) {
  const options = { cwd: house, encoding: 'utf8' as const, env: { ...process.env, npm_lifecycle_event: '', ...env } }
  return spawnSync(process.execPath, ['scripts/run.mjs', ...args], options)
}

test('packages are installed before the first task and after the lock file has changed', () => {
  expect(run(['pithead']).stderr).toContain('installing packages')
  expect(existsSync(join(house, 'node_modules/.pithead-installed'))).toBe(true)
  expect(run(['pithead']).stderr).toBe('')
  appendFileSync(join(house, 'package-lock.json'), '\n')
  expect(run(['pithead']).stderr).toContain('installing packages')
})

test('a task has standard output for itself, gets the arguments, and its exit status is passed on', () => {
  const { status, stdout } = run(['pithead', 'verify', '--seed=1', 'a b'])
  expect(stdout).toBe(`${house} verify --seed=1 a b\n`)
  expect(status).toBe(7)
})

test('the page of a game to send is built before it is asked for, and nothing else on the command line is', () => {
  writeFileSync(join(house, 'scripts/build.ts'), "console.log('built')")
  for (const flags of [['--format', 'html'], ['--format=html']]) {
    const { stdout, stderr } = run(['pithead', 'export', ...flags, '--out', 'html'])
    expect(stderr).toContain('built')
    expect(stdout).toBe(`${house} export ${flags.join(' ')} --out html\n`)
  }
  expect(run(['pithead', 'export', '--format', 'csv']).stderr).toBe('')
  expect(run(['pithead', 'verify', 'html']).stderr).toBe('')
})

test('compiled sources are kept for the next start', () => {
  expect(run(['pithead'], { NODE_COMPILE_CACHE: undefined }).status).toBe(7)
  const kept = readdirSync(join(house, 'node_modules/.cache/node'), { recursive: true, withFileTypes: true })
  expect(kept.some((entry) => entry.isFile())).toBe(true)
})

test('the command line runs where npm was called', () => {
  const { stdout } = run(['pithead'], { npm_lifecycle_event: 'pithead', INIT_CWD: tmpdir() })
  expect(stdout).toBe(`${tmpdir()}\n`)
})

test('tests run in a copy where Vite can’t read the path, and their status is passed on', () => {
  const odd = join(house, 'Spiele #1 & Übung')
  cpSync(join(house, 'scripts'), join(odd, 'scripts'), { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(house, file), join(odd, file))
  mkdirSync(join(odd, 'tool'))
  cpSync(join(house, 'tool/package.json'), join(odd, 'tool/package.json'))
  cpSync(join(house, 'src/main/pithead.ts'), join(odd, 'scripts/test.ts'))
  const options = { cwd: odd, encoding: 'utf8' as const, env: { ...process.env, NODE_COMPILE_CACHE: undefined } }
  const { status, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', 'test', 'unit'], options)
  const [, copy] = stdout.match(/^(.+) unit\n$/)!
  expect(status).toBe(7)
  expect(copy).not.toMatch(/[#?%]/)
  expect(existsSync(copy)).toBe(false)
})

test('an unknown task is refused in one line', () => {
  const { status, stderr } = run(['dance'])
  expect(status).toBe(2)
  expect(stderr).toMatch(/^pithead: unknown task "dance"; there are start, test, .*\n$/)
})

test('an install that fails is an error in plain words', () => {
  writeFileSync(join(house, 'package-lock.json'), '{')
  const { status, stderr } = run(['pithead'])
  expect(status).toBe(1)
  expect(stderr).toContain('npm ci failed')
  expect(stderr).not.toContain('    at ')
})
