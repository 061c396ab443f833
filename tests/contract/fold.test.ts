import { expect, test } from 'vitest'
import { fold } from '../../src/contract/conventions/fold.ts'

test.each([
  ['Groß', 'GROSS'],
  ['HAUPTSTRAẞE', 'hauptstrasse'],
  ['Bjørn', 'Bjorn'],
  ['Łukasz', 'lukasz'],
  ['Işıl', 'ISIL'],
  ['Ægir', 'aegir'],
  ['Đorđe', 'dorde'],
  ['Zoë', 'Zoe\u0308'],
  ['Anna', 'An\u200bna'],
])('a search for %j finds %j', (one, other) => {
  expect(fold(one)).toBe(fold(other))
  expect(fold(fold(one))).toBe(fold(one))
})
