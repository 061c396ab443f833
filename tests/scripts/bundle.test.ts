import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'

const house = vi.hoisted(() => ({ root: '', hash: 'first', fails: '', commands: [] as string[] }))
vi.mock('../../scripts/bootstrap/root.mjs', async () => {
  const { mkdtempSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  house.root = mkdtempSync(`${tmpdir()}/pithead-bundle-`)
  return { ROOT: house.root }
})
vi.mock('../../scripts/source-hash.ts', () => ({ sourceHash: () => house.hash, hashOf: () => house.hash }))
vi.mock('../../scripts/tools.ts', () => ({
  COMPILE_MESSAGES: ['messages'],
  BUNDLE: ['bundle'],
  SENT_GAMES: ['sent-games'],
  runOrThrow([command]: [string]) {
    house.commands.push(command)
    for (const folder of ['out', 'src/renderer/paraglide']) mkdirSync(join(house.root, folder), { recursive: true })
    writeFileSync(join(house.root, 'out', `${command}-${house.hash}`), '')
    return command === house.fails ? Promise.reject(new Error(`${command} speaks`)) : Promise.resolve()
  },
}))
const { bundle } = await import('../../scripts/bundle.ts')

beforeEach(() => {
  Object.assign(house, { hash: 'first', fails: '', commands: [] })
  for (const folder of ['out', 'src']) rmSync(join(house.root, folder), { recursive: true, force: true })
})
afterAll(() => rmSync(house.root, { recursive: true }))

test('messages are compiled before the bundle, once for the same sources', async () => {
  expect(await bundle()).toBe('built')
  expect(await bundle()).toBe('unchanged')
  expect(house.commands).toEqual(['messages', 'bundle', 'sent-games'])
})

test('a changed source builds anew, and nothing of the build before stays', async () => {
  await bundle()
  house.hash = 'second'
  expect(await bundle()).toBe('built')
  expect(readdirSync(join(house.root, 'out')).filter((file) => file.endsWith('first'))).toEqual([])
})

test('a failed build says the tool’s words and is tried again', async () => {
  house.fails = 'bundle'
  await expect(bundle()).rejects.toThrow('bundle speaks')
  expect(existsSync(join(house.root, 'out', '.built-from'))).toBe(false)
  house.fails = ''
  expect(await bundle()).toBe('built')
})

test('a build that fails after an earlier one does not pass for it', async () => {
  await bundle()
  Object.assign(house, { hash: 'second', fails: 'messages' })
  await expect(bundle()).rejects.toThrow('messages speaks')
  house.hash = 'first'
  house.fails = ''
  expect(await bundle()).toBe('built')
})
