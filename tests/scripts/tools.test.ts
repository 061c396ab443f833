import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ROOT } from '../../scripts/bootstrap/root.mjs'
import { runNode } from '../../scripts/tools.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pithead-tools-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs this code as a script with these arguments, its output kept. */
function run(code: string, args: string[] = [], options: Parameters<typeof runNode>[1] = {}) {
  const file = join(folder, 'script.mjs')
  writeFileSync(file, code)
  return runNode([relative(ROOT, file), ...args], options)
}

test('both outputs and the exit status come back', async () => {
  const { status, output } = await run('console.log("out"); console.error("err"); process.exitCode = 3')
  expect(status).toBe(3)
  expect(output).toContain('out')
  expect(output).toContain('err')
})

test('a script runs in the project’s folder, with its arguments and this environment', async () => {
  const env = { ...process.env, PITHEAD_PROBE: 'seen' }
  const code = 'console.log(JSON.stringify([process.cwd(), process.env.PITHEAD_PROBE, ...process.argv.slice(2)]))'
  const { output } = await run(code, ['--a', 'b'], { env })
  expect(JSON.parse(output)).toEqual([ROOT, 'seen', '--a', 'b'])
})

test('colours are taken out of what is kept', async () => {
  const { output } = await run(String.raw`process.stdout.write('\u001b[31mred\u001b[0m')`)
  expect(output).toBe('red')
})

test('a script that outlasts its limit is ended and has failed', async () => {
  const { status } = await run('setInterval(() => {}, 1000)', [], { limit: 1 })
  expect(status).toBe(1)
})
