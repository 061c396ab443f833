import { once } from 'node:events'
import { expect, test } from 'vitest'
import { CANNOT_LOAD, exitStatus, startChild } from '../../../scripts/start/child.ts'

const QUIET = { stdio: ['ignore', 'pipe', 'ignore'] as const }

const started = (code: string, signal = new AbortController().signal) =>
  startChild(process.execPath, ['-e', code], { stdio: [...QUIET.stdio] }, signal)

test('a child’s exit status is passed on', async () => {
  const { signal } = new AbortController()
  expect(await exitStatus(started('process.exit(7)', signal), signal)).toBe(7)
})

test('a child ends with the signal, and that is no failure', async () => {
  const end = new AbortController()
  const child = started('console.log("up"); setInterval(() => {}, 1000)', end.signal)
  await once(child.stdout!, 'data')
  const status = exitStatus(child, end.signal)
  end.abort()
  expect(await status).toBe(0)
})

test('a child that something else has ended has failed', async () => {
  const { signal } = new AbortController()
  expect(await exitStatus(started('process.kill(process.pid, "SIGKILL")', signal), signal)).toBe(1)
})

test('a program that is not there has the status of a shell', async () => {
  const { signal } = new AbortController()
  const child = startChild('/nowhere/pithead', [], {}, signal)
  expect(await exitStatus(child, signal)).toBe(CANNOT_LOAD)
})
