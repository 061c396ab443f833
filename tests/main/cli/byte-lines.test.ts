/** Lines out of chunks that end anywhere. */
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesOf } from '../../../src/main/cli/byte-lines.ts'

function chunksOf(text: string, cuts: number[]) {
  const bytes = Buffer.from(text)
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].toSorted((a, b) => a - b)
  return ends.map((end, i) => bytes.subarray(ends[i - 1] ?? 0, end))
}

async function read(chunks: Buffer[], most: number) {
  const lines: (string | null)[] = []
  for await (const line of linesOf(Readable.from(chunks), most)) lines.push(line?.toString() ?? null)
  return lines
}

test('are the same however the stream was cut', () =>
  fc.assert(
    fc.asyncProperty(
      fc.string({ unit: fc.constantFrom('a', 'ä', '\n') }),
      fc.array(fc.nat(), { maxLength: 5 }),
      (text, cuts) =>
        read(chunksOf(text, cuts), 1000).then((lines) => void expect(lines.join('\n')).toBe(text.replace(/\n$/, ''))),
    ),
  ))

test('that are too long are told, and the next ones are read', async () => {
  const chunks = ['ab', 'cd\nabc\n', 'a', 'bcd', 'ef\nx'].map((text) => Buffer.from(text))
  expect(await read(chunks, 3)).toEqual([null, 'abc', null, 'x'])
})
