import { describe, expect, test } from 'vitest'
import { functionStyle } from '../../../scripts/lint/function-style.js'
import { fixed, reported } from './reported.ts'

const ARROW = 'A function of one expression is a constant with an arrow.'
const DECLARATION = 'A function with statements is a declaration.'
const INNER = 'A function inside another is a constant with an arrow.'

const saidOf = (code: string, file = 'a.ts') => reported(functionStyle, file, code)
const fixedIn = (code: string, file = 'a.ts') => fixed(functionStyle, file, code)

const WRITTEN: [before: string, message: string, after: string][] = [
  ['function twice(x: number) { return 2 * x }', ARROW, 'const twice = (x: number) => 2 * x'],
  ['export function none(): null { return null }', ARROW, 'export const none = (): null => null'],
  ['async function empty<T>() { return {} as T }', ARROW, 'const empty = async <T>() => {} as T'],
  ['function pair<A>(a: A): A[] { return [a, a] }', ARROW, 'const pair = <A>(a: A): A[] => [a, a]'],
  ['function point() { return { x: 1 } }', ARROW, 'const point = () => ({ x: 1 })'],
  ['const say = (x: string) => { log(x) }', DECLARATION, 'function say(x: string) { log(x) }'],
  [
    'export const load = async <T>(x: T): Promise<T> => { await x; return x }',
    DECLARATION,
    'export async function load<T>(x: T): Promise<T> { await x; return x }',
  ],
  [
    'function f() { function g(x: string) { log(x) } g(); g() }',
    INNER,
    'function f() { const g = (x: string) => { log(x) } g(); g() }',
  ],
]

describe('a function is written in one style', () => {
  test.each(WRITTEN)('%s', (before, message, after) => {
    expect(saidOf(before)).toEqual([message])
    expect(fixedIn(before)).toBe(after)
  })

  test('in a component too', () => {
    const script = (code: string) => `<script lang="ts">\n${code}\n</script>`
    expect(saidOf(script('const say = () => { log() }'), 'A.svelte')).toEqual([DECLARATION])
    expect(fixedIn(script('const say = () => { log() }'), 'A.svelte')).toBe(script('function say() { log() }'))
    expect(saidOf(script('function say() { log(); log() }'), 'A.svelte')).toEqual([])
  })

  test.each([
    'const twice = (x: number) => 2 * x',
    'const adder = (x: number) => (y: number) => { log(x); return x + y }',
    'function say(x: string) { log(x) }',
    'function f() { const g = () => { log() }; g() }',
    'function* one() { yield 1 }',
    'function f() { function* one() { yield 1 } return [...one()] }',
    'function f(a: string): string\nfunction f(a: number): number\nfunction f(a: unknown) { return a }',
    'list.map((x) => { log(x); return x })',
    'const f = wrapped(() => { log(); log() })',
  ])('and is left alone where it is: %s', (code) => {
    expect(saidOf(code)).toEqual([])
  })
})

describe('what may not be rewritten by a machine is only reported', () => {
  test.each([
    ['called before its line', 'const four = twice(2)\nfunction twice(x: number) { return 2 * x }', ARROW],
    ['with a comment', 'function twice(x: number) {\n// Because.\nreturn 2 * x }', ARROW],
    ['with a type of its own', 'const say: Say = (x) => { log(x) }', DECLARATION],
    ['with a `this` of its own', 'const say = function () { log(this); log() }', DECLARATION],
  ])('%s', (_, code, message) => {
    expect(saidOf(code)).toEqual([message])
    expect(fixedIn(code)).toBe(code)
  })
})
