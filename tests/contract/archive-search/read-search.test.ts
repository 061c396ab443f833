import { describe, expect, test } from 'vitest'
import { readSearch } from '../../../src/contract/archive-search/read-search.ts'

function termsOf(search: string) {
  const { terms, mistake } = readSearch(search)
  expect(mistake).toBeNull()
  return terms
}
function only(search: string) {
  const [term, ...more] = termsOf(search)
  expect(more).toEqual([])
  return term
}

test('each word is a term of its own, blanks or not', () => {
  expect(termsOf('  anna  home ').map((term) => 'text' in term && term.text)).toEqual(['anna', 'home'])
  expect(termsOf('   ')).toEqual([])
})

test.each([
  ['"truck game"', 'word', 'truck game', false],
  ['-anna', 'word', 'anna', true],
  ['-', 'word', '-', false],
  ['Anne-Marie', 'word', 'Anne-Marie', false],
  ['20:15', 'word', '20:15', false],
  ['"winner:anna"', 'word', 'winner:anna', false],
  ['winner:anna', 'winner', 'anna', false],
  ['WINNER:Zoë', 'winner', 'Zoë', false],
  ['-place:"At Anna’s"', 'place', 'At Anna’s', true],
  ['players:anna', 'player', 'anna', false],
  ['player:"3"', 'player', '3', false],
  ['game:one-game', 'game', 'one-game', false],
  ['notes:a:b', 'notes', 'a:b', false],
  ['gewinner:anna', 'winner', 'anna', false],
  ['plaats:thuis', 'place', 'thuis', false],
])('%s is a text', (search, of, text, negated) => {
  expect(only(search)).toEqual({ of, text, negated })
})

test.each([
  ['players:3', 'players', 3, 3],
  ['spelers:2..3', 'players', 2, 3],
  ['points:>140', 'points', 141, null],
  ['points:>=140', 'points', 140, null],
  ['points:<90', 'points', null, 89],
  ['punkte:<=90', 'points', null, 90],
  ['points:-3', 'points', -3, -3],
  ['points:-5..-3', 'points', -5, -3],
  ['minutes:60..', 'minutes', 60, null],
  ['minutes:..90', 'minutes', null, 90],
])('%s is a range of numbers', (search, of, least, most) => {
  expect(only(search)).toEqual({ of, least, most, negated: false })
})

test.each([
  ['Oct 2026', '2026-10-01', '2026-11-01'],
  ['-Oct 2026', '2026-10-01', '2026-11-01'],
  ['2026 december', '2026-12-01', '2027-01-01'],
  ['Oktober 2026', '2026-10-01', '2026-11-01'],
  ['März 2026', '2026-03-01', '2026-04-01'],
  ['mrt. 2026', '2026-03-01', '2026-04-01'],
  ['mei 2026', '2026-05-01', '2026-06-01'],
  ['date:2026', '2026-01-01', '2027-01-01'],
  ['date:"Feb 2026"', '2026-02-01', '2026-03-01'],
  ['date:feb-2026', '2026-02-01', '2026-03-01'],
  ['date:2024-2-29', '2024-02-29', '2024-03-01'],
  ['date:2026-12-31', '2026-12-31', '2027-01-01'],
  ['before:2026-06', null, '2026-06-01'],
  ['after:2026-06', '2026-06-01', null],
  ['vor:2026-06-05', null, '2026-06-05'],
])('%s is a time', (search, from, until) => {
  expect(only(search)).toEqual({ of: 'date', from, until, negated: search.startsWith('-') })
})

test('a name that is also a month is one only before a year', () => {
  expect(termsOf('jan home')).toMatchObject([{ of: 'word' }, { of: 'word' }])
  expect(termsOf('"jan" 2026')).toMatchObject([
    { of: 'word', text: 'jan' },
    { of: 'word', text: '2026' },
  ])
  expect(termsOf('ma 2026')).toHaveLength(2)
})

test.each([
  ['is:starred', 'starred'],
  ['is:Reviewed', 'reviewed'],
  ['ist:analysiert', 'reviewed'],
  ['is:tafel', 'table'],
])('%s is a state', (search, state) => expect(only(search)).toEqual({ of: 'is', state, negated: false }))

describe('a mistake says where it stands, and what was meant', () => {
  test.each([
    ['anna winer:bert', 'unknown-field', 'winer:bert', 'winer', 'winner'],
    ['colour:red', 'unknown-field', 'colour:red', 'colour', null],
    ['anna winner:', 'no-value', 'winner:', 'winner:', null],
    ['place:" " x', 'no-value', 'place:" "', 'place:', null],
    ['points:many', 'no-number', 'points:many', 'many', null],
    ['points:..', 'no-number', 'points:..', '..', null],
    ['players:>x', 'no-number', 'players:>x', '>x', null],
    ['points:9..3 x', 'empty-range', 'points:9..3', '9..3', null],
    ['before:soon', 'no-date', 'before:soon', 'soon', null],
    ['date:9999', 'no-date', 'date:9999', '9999', null],
    ['date:2026-13', 'no-date', 'date:2026-13', '2026-13', null],
    ['date:2026-02-30', 'no-date', 'date:2026-02-30', '2026-02-30', null],
    ['is:stared', 'unknown-state', 'is:stared', 'stared', 'starred'],
    ['-notes:"the end', 'open-quote', '-notes:"the end', 'the end', null],
  ])('%s', (search, code, at, text, meant) => {
    const { mistake } = readSearch(search)
    expect(mistake).toMatchObject({ code, text, meant })
    expect(search.slice(mistake!.from, mistake!.to)).toBe(at)
  })
})
