/** Files that a stranger might hand over: real ones, changed as no Pithead changes them. The same seed makes the same. */
import type { Random } from '../../../src/games/building-blocks/random.ts'
import { writeRecord } from '../../../src/games/record/record.ts'
import { playsOf, zip } from '../files.ts'
import { golden, goldenNames } from '../golden.ts'
import { any, spoiled } from './values.ts'

export interface HostileFile {
  /** How it was made. */
  kind: string
  bytes: Buffer
}

const NUMBERS = ['300000000', '4e10', '1e300', '-1', '9007199254740993', '0.5', '1e999', '-0']
const TEXTS = [
  '\u202eevil',
  '=1+1',
  '\0',
  ' ',
  '\ud800',
  'x'.repeat(300),
  '<script>',
  '__proto__',
  '2026-02-31T10:00:00.000Z',
]

/** Under an id of its own: one that is there already would never be kept. */
const record = (random: Random) => ({ ...golden(any(goldenNames(), random)), id: `stranger-${random.below(1e9)}` })
const finished = () =>
  goldenNames()
    .map((name) => golden(name))
    .filter(({ finishedAt }) => finishedAt !== null)
const plays = () => playsOf(finished())
const textOf = (random: Random) => writeRecord(record(random))

/** One of all matches in a text, in another's place. */
function replacedOne(text: string, pattern: RegExp, by: string, random: Random): Buffer {
  const found = [...text.matchAll(pattern)]
  const { index, 0: old } = any(found, random)
  return Buffer.from(text.slice(0, index) + by + text.slice(index + old.length))
}

function deep(random: Random): string {
  const levels = any([100, 10_000, 300_000], random)
  return '['.repeat(levels) + ']'.repeat(levels)
}

function flipped(bytes: Buffer, random: Random): Buffer {
  for (let n = 0; n <= random.below(20); n++) bytes[random.below(bytes.length)] ^= 1 << random.below(8)
  return bytes
}

const NUMBER = /(?<=[:,[] ?)-?\d+(?=[,\]}\n])/g
const TEXT = /"[^"]*"/g

const json = (value: unknown) => Buffer.from(JSON.stringify(value) ?? 'null')

const KINDS: Readonly<Record<string, (random: Random) => Buffer | Promise<Buffer>>> = {
  value: (random) => json(spoiled(spoiledDeeper(record(random), random), random)),
  number: (random) => replacedOne(textOf(random), NUMBER, any(NUMBERS, random), random),
  text: (random) => replacedOne(textOf(random), TEXT, JSON.stringify(any(TEXTS, random)), random),
  depth: (random) => replacedOne(textOf(random), NUMBER, deep(random), random),
  bytes: (random) => flipped(Buffer.from(textOf(random)), random),
  cut: (random) => Buffer.from(textOf(random)).subarray(0, random.below(2000)),
  plays: async (random) => json(spoiledDeeper(JSON.parse(await plays()), random)),
  'plays, a number': async (random) => replacedOne(await plays(), NUMBER, any(NUMBERS, random), random),
  archive: async (random) => flipped(await archive(random), random),
  'archive, cut': async (random) => {
    const bytes = await archive(random)
    return bytes.subarray(0, random.below(bytes.length))
  },
  'archive in an archive': async (random) => zip([{ name: 'a.zip', bytes: await archive(random) }]),
}

/** Something hostile at a few places at once. */
function spoiledDeeper(value: unknown, random: Random): unknown {
  let now = value
  for (let n = 0; n <= random.below(3); n++) {
    const next = spoiled(now, random)
    if (typeof next === 'object' && next !== null) now = next
  }
  return now
}

const archive = (random: Random): Promise<Buffer> =>
  zip([1, 2, 3].map((n) => ({ name: `${n}.json`, bytes: Buffer.from(textOf(random)) })))

export async function hostileFile(random: Random): Promise<HostileFile> {
  const kind = any(Object.keys(KINDS), random)
  return { kind, bytes: await KINDS[kind](random) }
}
