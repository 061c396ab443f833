import { expect, test } from 'vitest'
import { scrubbed } from '../../../src/main/reports/scrub.ts'

const HOME = '/srv/people/anna maria'
const NAMES = /anna|maria|mike|lucy/i

test.each([
  ['/home/anna/games/x', '~/games/x'],
  ["open '/Users/anna/Library'", "open '~/Library'"],
  ['at file:///home/anna/x.js:3:1', 'at ~/x.js:3:1'],
  ['C:\\Users\\Anna Maria\\AppData\\x', '~\\AppData\\x'],
  ["path: 'C:\\\\Users\\\\Anna Maria\\\\AppData'", "path: '~\\\\AppData'"],
  ['c:/users/anna/x', '~/x'],
  ['file:///C:/Users/Anna%20Maria/x', '~/x'],
  ['C%3A%5CUsers%5CAnna%20Maria%5Cx', '~%5Cx'],
  ['%2Fhome%2Fanna%2Fx', '~%2Fx'],
  ['C:\\Documents and Settings\\Anna\\x', '~\\x'],
  ['in /srv/people/anna maria/x', 'in ~/x'],
  ['in file:///srv/people/anna%20maria/x', 'in ~/x'],
  ['%2Fsrv%2Fpeople%2Fanna%20maria', '~'],
])('a folder of the user in %j', (text, without) => {
  expect(scrubbed(text, HOME)).toBe(without)
})

test.each([
  ['#/people/Anna%20Maria?game=x', '#/people/…?game=x'],
  ['#/records/evening-with-anna/review', '#/records/…/review'],
  [
    "{ code: 'sat-together', params: { name: 'Anna', to: \"Mike's\" } }",
    "{ code: 'sat-together', params: { name: '…', to: '…' } }",
  ],
  ['{"name":"Anna","id":1}', '{"name":\'…\',"id":1}'],
  [`Unexpected token 'x', "{"Anna": x"... is not valid JSON`, `Unexpected token 'x', "…" is not valid JSON`],
  ["open '~/Downloads/2026-11-20 x Mike, Lucy.pithead'", "open '~/Downloads/….pithead'"],
  ['http://127.0.0.1:4321/?token=abc_DEF-1', 'http://127.0.0.1:4321/?token=…'],
])('names in %j', (text, without) => {
  expect(scrubbed(text, HOME)).toBe(without)
  expect(without).not.toMatch(NAMES)
})

test('what tells where a fault is stays', () => {
  const text = `TypeError: x is undefined
    at Board (http://127.0.0.1:4321/assets/index-B4s3.js:1:200)
    at file:///opt/pithead/out/main/services.js:12:3
    route: '#/table/3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11'
    storage-full at moves[12]`
  expect(scrubbed(text, HOME)).toBe(text)
})
