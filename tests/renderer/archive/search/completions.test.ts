import { expect, test } from 'vitest'
import { completionsAt, type Findable } from '../../../../src/renderer/archive/search/completions.ts'

const findable: Findable = {
  people: ['Anna', 'Zoë', 'Hans Peter', 'The "Boss" of all'],
  places: ['At home', 'Club'],
  tags: ['League'],
  games: ['one-game', 'other'],
  levels: [
    { id: 'weak', name: 'Lehrling' },
    { id: 'strong', name: 'Hauer' },
  ],
}
const at = (search: string, caret = search.length, all = false, language: 'en' | 'de' = 'en') =>
  completionsAt(search, caret, { findable, language, all })
const texts = (...args: Parameters<typeof at>) => at(...args).map(({ text }) => text)

test.each([
  ['wi', ['winner:']],
  ['anna be', ['before:']],
  ['gew', ['winner:']],
  ['winner:an', ['winner:Anna']],
  ['winner:pet', ['winner:"Hans Peter"']],
  ['winner:"hans', ['winner:"Hans Peter"']],
  ['winner:zoe', ['winner:Zoë']],
  ['players:boss', ['players:"The "']],
  ['place:', ['place:"At home"', 'place:Club']],
  ['tag:l', ['tag:League']],
  ['level:s', ['level:strong']],
  ['level:hau', ['level:strong']],
  ['bot:lehr', ['bot:weak']],
  ['game:o', ['game:one-game', 'game:other']],
  ['is:s', ['is:starred', 'is:shared', 'is:screen']],
  ['points:', []],
  ['nothing:', []],
  ['"wi', []],
  ['xyz', []],
  ['', []],
])('%s may become', (search, expected) => {
  expect(texts(search).toSorted()).toEqual(expected.toSorted())
})

test('a level is offered by its id, with its name beside it', () => {
  expect(at('level:')).toMatchObject([
    { text: 'level:weak', named: 'Lehrling' },
    { text: 'level:strong', named: 'Hauer' },
  ])
  expect(at('place:club')[0].named).toBeNull()
})

test('fields are offered in one’s own language, and values as they were named', () => {
  expect(texts('gew', 3, false, 'de')).toEqual(['gewinner:'])
  expect(texts('ist:a', 5, false, 'de')).toContain('ist:analysiert')
  expect(texts('win', 3, false, 'de')).toEqual(['winner:'])
})

test('all fields are offered to whoever asks for them', () => {
  expect(at('', 0, true)).toHaveLength(14)
  expect(at('anna ', 5, true)).toHaveLength(14)
})

test('one takes the place of the word alone, and writing goes on behind it', () => {
  expect(at('-wi anna', 3)).toMatchObject([{ search: '-winner: anna', caret: 8 }])
  const [home] = at('x -place:ho y', 11)
  expect(home).toMatchObject({ search: 'x -place:"At home" y', caret: 19, field: null })
})
