/** The first thing that a schema doesn't take, as a problem that has words in every language. */
import * as v from 'valibot'
import { isObject, pathTo, problem, shown, type Problem } from '../building-blocks/problem.ts'

type Issue = v.BaseIssue<unknown>

/** The first problem of a value at this path, null if the schema takes it. */
export function problemIn(schema: v.GenericSchema, value: unknown, path = ''): Problem | null {
  const [issue] = v.safeParse(schema, value, { abortEarly: true }).issues ?? []
  return issue ? problemOf(issue, path) : null
}

function problemOf(issue: Issue, path: string): Problem {
  const [code, need] = (CODES[issue.type] ?? wrongForm)(issue)
  return problem(pathOf(issue, path), code, (PARAMS[code] ?? haveAndNeed)(issue.input, need ?? ''))
}

const pathOf = ({ path }: Issue, start: string) =>
  (path ?? []).reduce((at, { key }) => pathTo(at, typeof key === 'number' ? key : shown(key)), start)

/** A code, and the expected form. */
type Said = (issue: Issue) => readonly [code: string, need?: string | null]

const wrongType =
  (need: string): Said =>
  () => ['wrong-type', need]
const unknownValue: Said = () => ['unknown-value']
const wrongForm: Said = ({ message }) => ['wrong-form', FORMS[message] ?? message]
const outOfRange: Said = ({ message }) => ['out-of-range', message]
const wrongLength: Said = ({ message }) => ['wrong-length', message]

function inObject({ expected }: Issue): ReturnType<Said> {
  if (expected === 'Object') return ['wrong-type', 'object']
  return expected === 'never' ? ['unknown-key'] : ['missing']
}

/** Codes by the type of a Valibot issue. A `raw_check` brings its own code along. */
const CODES: Readonly<Record<string, Said>> = {
  raw_check: ({ message, expected }) => [message, expected],
  custom: ({ message }) => ['wrong-type', message],
  string: wrongType('text'),
  number: wrongType('number'),
  boolean: wrongType('boolean'),
  array: wrongType('list'),
  object: inObject,
  strict_object: inObject,
  never: () => ['unknown-kind'],
  picklist: unknownValue,
  literal: unknownValue,
  variant: unknownValue,
  integer: () => ['not-whole'],
  min_value: outOfRange,
  max_value: outOfRange,
  min_length: wrongLength,
  max_length: wrongLength,
}

/** The needs named by the checks of `games/building-blocks/shared-schemas.ts`. */
const FORMS: Readonly<Record<string, string>> = {
  'not-unicode': 'Unicode',
  'no-name': 'a name',
  'no-notes': 'plain text',
  'no-time': 'ISO 8601 UTC',
}

type Params = (input: unknown, need: string) => Problem['params']

const haveAndNeed: Params = (input, need) => ({ have: shown(input), ...(need && { need }) })

const PARAMS: Readonly<Record<string, Params>> = {
  missing: () => ({}),
  'unknown-key': () => ({}),
  'unknown-kind': (input) => ({ have: shown(Object.keys(isObject(input) ? input : {}).join(' ')) }),
  'wrong-type': (_, need) => ({ need }),
  'wrong-length': (input, need) => ({ have: lengthOf(input), need: Number(need) || need }),
  'too-many': (input) => ({ id: shown(input) }),
}

/** Length of a text in Unicode characters, or of a list. */
const lengthOf = (input: unknown) => (typeof input === 'string' || Array.isArray(input) ? [...input].length : 0)
