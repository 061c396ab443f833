/** Names of exported files, on whatever disk they are put. */
import { expect, test } from 'vitest'
import { fileNameOf, unlikeNames } from '../../../src/main/archive/formats/file-names.ts'

const named = (...names: string[]) =>
  fileNameOf({
    startedAt: '2026-11-20T10:00:00.000Z',
    game: 'checkers',
    players: names.map((name) => ({ name, color: 'red', control: 'human' })),
  })

test('has the day, the game and the players, with nothing that a disk refuses', () => {
  expect(named('Mike', 'Lucy: "the <1st>"')).toBe('2026-11-20 checkers Mike, Lucy_ _the _1st__')
})

test('has at most 200 bytes with its ending and number, shared by all names', () => {
  const name = named(...['炭', '坑', '鉄', '道', '駅'].map((letter) => letter.repeat(30)))
  expect(Buffer.byteLength(`${name} 9999.pithead`)).toBeLessThanOrEqual(200)
  for (const letter of ['炭炭', '坑坑', '鉄鉄', '道道', '駅駅']) expect(name).toContain(letter)
})

test('is cut between letters, whatever they are made of', () => {
  const name = named(`${'A'.repeat(29)}👩‍🌾x`, `${'B'.repeat(29)}e\u0301x`)
  expect(name).toBe(`2026-11-20 checkers ${'A'.repeat(29)}👩‍🌾, ${'B'.repeat(29)}é`)
  expect(named('e'.concat('\u0301'.repeat(199)))).toBe('2026-11-20 checkers')
})

test('is unlike those before, on a disk without capitals too', () => {
  const unlike = unlikeNames()
  expect(['Anna', 'ANNA', 'anna 2', 'Zoë', 'Zoe\u0308'].map(unlike)).toEqual([
    'Anna',
    'ANNA 2',
    'anna 2 2',
    'Zoë',
    'Zoe\u0308 2',
  ])
})
