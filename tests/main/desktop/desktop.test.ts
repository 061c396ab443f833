import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { newDesktop } from '../../../src/main/desktop/desktop.ts'
import { newFolder } from '../folder.ts'

/** The whole of a file that waits, as the page reads it. */
function readAll({ api }: ReturnType<typeof newDesktop>, id: string): Buffer {
  const parts: Buffer[] = []
  for (let from = 0; ;) {
    const part = Buffer.from(api['desktop.read']({ id, from }), 'base64')
    if (part.length === 0) return Buffer.concat(parts)
    parts.push(part)
    from += part.length
  }
}

test('a file that is handed over waits until it is read to its end, also where it goes away', async () => {
  const desktop = newDesktop()
  const file = join(newFolder(), 'evening.pithead')
  const bytes = Buffer.alloc(1_300_000, 'coal')
  writeFileSync(file, bytes)
  expect(await desktop.hand([file])).toBe(1)
  rmSync(file)

  const [{ id, name, size }] = desktop.api['desktop.files']()
  expect([name, size]).toEqual(['evening.pithead', bytes.length])
  expect(readAll(desktop, id).equals(bytes)).toBe(true)
  expect(desktop.api['desktop.files']()).toEqual([])
  expect(() => desktop.api['desktop.read']({ id, from: 0 })).toThrow('not-found')
})

test('one that can not be read comes as an empty one, which the import refuses by its name', async () => {
  const desktop = newDesktop()
  const folder = newFolder()
  expect(await desktop.hand([join(folder, 'gone.pithead'), folder])).toBe(2)
  expect(desktop.api['desktop.files']().map(({ name, size }) => [name, size])).toContainEqual(['gone.pithead', 0])
})

test('however many are handed over, no more than two hundred wait', async () => {
  const desktop = newDesktop()
  const file = join(newFolder(), 'a.json')
  writeFileSync(file, '{}')
  expect(await desktop.hand(Array.from({ length: 230 }, () => file))).toBe(200)
})

test('the screen is kept on by whoever can', () => {
  const awake = vi.fn()
  newDesktop({ awake, folder: () => Promise.resolve(null) }).api['desktop.awake'](true)
  expect(awake).toHaveBeenCalledWith(true)
  expect(newDesktop().api['desktop.awake'](true)).toBeUndefined()
})

test('what it runs on is told', () => {
  expect(newDesktop().api['desktop.versions']()).toContainEqual({ name: 'Node.js', version: process.versions.node })
})
