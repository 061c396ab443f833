import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runElectron } from '../../../scripts/start/electron.ts'

let folder: string
const end = new AbortController()

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pithead-electron-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function electron(script: string): string {
  const path = join(folder, 'electron')
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}

test('the exit status of the desktop app is passed on', async () => {
  expect(await runElectron(electron('exit 5'), end.signal)).toBe(5)
})

test('the desktop app is given the folder of the house', async () => {
  expect(await runElectron(electron('for last; do :; done; test -f "$last/package.json"'), end.signal)).toBe(0)
})

test('a runtime that the system cannot load is told from an app that failed', async () => {
  expect(await runElectron(electron('exit 127'), end.signal)).toBeUndefined()
  expect(await runElectron(join(folder, 'missing'), end.signal)).toBeUndefined()
})
