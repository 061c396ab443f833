/** Values for the contract's calls: well-formed ones, made from the schemas themselves, and hostile ones in their place. */
import type { Random } from '../../../src/games/building-blocks/random.ts'

/** The parts of a Valibot schema that are used here, whichever it is. */
interface Schema {
  type: string
  entries?: Record<string, Schema>
  items?: Schema[]
  item?: Schema
  options?: (Schema | string)[]
  wrapped?: Schema
  literal?: unknown
  value?: Schema
  pipe?: { type: string; requirement?: unknown }[]
}

/** Names and numbers that mean something at the moment, ids of tables and their revisions for example. */
export interface Known {
  strings: readonly string[]
  numbers: readonly number[]
}

export const any = <T>(from: readonly T[], random: Random): T => from[random.below(from.length)]

/** All texts in a value, the names of pieces among them. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const STRINGS = [
  '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11',
  '2026-11-20T10:00:00.000Z',
  'human',
  'red',
  'blue',
  'Lucy',
  'Mike',
  'e30=',
  'problem-2026-11-21T19-20-00-123Z.txt',
  'pithead-version-6-2026-11-20T10-00-00-000Z-day.db',
]

/** A value that the schema takes, as far as that can be seen from it. */
export const wellFormed = (schema: unknown, known: Known, random: Random): unknown =>
  make(schema as Schema, known, random)

function make(schema: Schema, known: Known, random: Random): unknown {
  const again = (inner: Schema) => make(inner, known, random)
  switch (schema.type) {
    case 'strict_tuple':
      return schema.items!.map(again)
    case 'strict_object':
    case 'object':
      return Object.fromEntries(entriesOf(schema, random).map(([key, inner]) => [key, again(inner)]))
    case 'array':
      return Array.from({ length: lengthFor(schema, random) }, () => again(schema.item!))
    case 'record':
      return { [text(schema, known, random)]: again(schema.value!) }
    case 'picklist':
      return any(schema.options!, random)
    case 'union':
    case 'variant':
      return again(any(schema.options as Schema[], random))
    case 'nullable':
      return random.below(3) === 0 ? null : again(schema.wrapped!)
    case 'optional':
    case 'exact_optional':
      return again(schema.wrapped!)
    case 'literal':
      return schema.literal
    case 'boolean':
      return random.below(2) === 0
    case 'number':
      return number(schema, known, random)
    default:
      return text(schema, known, random)
  }
}

/** A key that may be left out is, now and then. */
const entriesOf = ({ entries }: Schema, random: Random): [string, Schema][] =>
  Object.entries(entries!).filter(([, { type }]) => !type.endsWith('optional') || random.below(2) === 0)

const requirement = <T>({ pipe = [] }: Schema, type: string): T | undefined =>
  pipe.find((step) => step.type === type)?.requirement as T | undefined

function lengthFor(schema: Schema, random: Random): number {
  const least = requirement<number>(schema, 'min_length') ?? 0
  const most = Math.min(requirement<number>(schema, 'max_length') ?? 5, least + 4)
  return (requirement<number>(schema, 'length') ?? least) + random.below(most - least + 1)
}

function number(schema: Schema, { numbers }: Known, random: Random): number {
  const least = requirement<number>(schema, 'min_value') ?? -5
  const most = requirement<number>(schema, 'max_value') ?? 100
  const fitting = numbers.filter((each) => each >= least && each <= most)
  if (fitting.length > 0 && random.below(2) === 0) return any(fitting, random)
  return least + random.below(Math.min(most - least, 20) + 1)
}

function text(schema: Schema, { strings }: Known, random: Random): string {
  const pattern = requirement<RegExp>(schema, 'regex') ?? requirement<RegExp>(schema, 'uuid')
  const fitting = [...strings, ...strings, ...STRINGS].filter((each) => pattern?.test(each) ?? true)
  return fitting.length > 0 ? any(fitting, random) : 'x'
}

/** Values that a program may choke on, with texts that mean something to SQL, to a path, to JSON or to a screen. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  -0,
  1e308,
  2 ** 53,
  2 ** 31,
  -(2 ** 63),
  '',
  ' ',
  '\0',
  '\ud800',
  '\u202eevil',
  'é'.normalize('NFD'),
  "'; DROP TABLE games; --",
  '%s%n',
  '../../../etc/passwd',
  '..\\..\\windows',
  'C:\\CON',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'NaN',
  'x'.repeat(201),
  'x'.repeat(10_000),
  '💣'.repeat(300),
  [],
  [[]],
  {},
  { __proto__: null },
  { length: 1 },
  { toString: 'x' },
  { then: 'x' },
  Array(1000).fill(0),
  JSON.parse('{"__proto__":{"polluted":true}}'),
  JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`),
]

/** The same value with something hostile at a random place of it, or a key more or fewer. */
export function spoiled(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.below(4) === 0) return any(HOSTILE, random)
  if (Array.isArray(value)) return spoiledList(value, random)
  const entries: [string, unknown][] = Object.entries(value)
  const at = random.below(entries.length + 2)
  if (at === entries.length) return { ...value, [any(['extra', 'id', 'toString'], random)]: any(HOSTILE, random) }
  if (at > entries.length) return Object.fromEntries(entries.slice(1))
  const [key, inner] = entries[at]
  return { ...value, [key]: spoiled(inner, random) }
}

function spoiledList(list: readonly unknown[], random: Random): unknown {
  const at = random.below(list.length + 2)
  if (at >= list.length) return at === list.length ? [...list, any(HOSTILE, random)] : list.slice(1)
  return list.with(at, spoiled(list[at], random))
}
