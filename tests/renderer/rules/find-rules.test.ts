import { describe, expect, test } from 'vitest'
import type { Rule, RulesBook } from '../../../src/renderer/games/screens/rules-book.ts'
import { findRules } from '../../../src/renderer/rules/find-rules.ts'
import { linkTerms } from '../../../src/renderer/rules/linked-text.ts'

const rule = (title: string, ...texts: string[]): Rule => ({
  title: () => title,
  brief: () => '',
  parts: texts.map((text) => ({ text: () => text })),
})

const BOOK: RulesBook = {
  chapters: [
    { title: () => 'First', rules: ['lump', 'tray'] },
    { title: () => 'Second', rules: ['end'] },
  ],
  rules: {
    lump: rule('Lumps', 'Put them on a tray.'),
    tray: rule('The tray', 'It holds five.'),
    end: rule('Züge', 'All is over.'),
  },
  terms: [],
}

describe('a search in the rules', () => {
  test('finds every rule that has all the words, those with them in the title first', () => {
    expect(findRules(BOOK, 'tray')).toEqual(['tray', 'lump'])
    expect(findRules(BOOK, 'tray put')).toEqual(['lump'])
  })
  test('makes no difference between capitals, nor between letters with and without accents', () => {
    expect(findRules(BOOK, 'ZUGE')).toEqual(['end'])
  })
  test('finds nothing for no words', () => {
    expect(findRules(BOOK, '  ')).toEqual([])
    expect(findRules(BOOK, 'dragon')).toEqual([])
  })
})

describe('links in a text', () => {
  const TERMS = [
    { forms: ['cage', 'pit cage'], rule: 'cage' },
    { forms: ['Lore'], rule: 'cart' },
    { forms: ['pit'], rule: 'pit' },
  ]
  const links = (text: string, own = '') =>
    linkTerms(text, TERMS, own).flatMap((piece) => (piece.rule === null ? [] : [`${piece.text}: ${piece.rule}`]))

  test('stand at the longest word, with its ending', () => {
    expect(links('The pit cage and two Loren.')).toEqual(['pit cage: cage', 'Loren: cart'])
  })
  test('are made once for each rule, and none to the text’s own', () => {
    expect(links('A cage, a cage, a pit.')).toEqual(['cage: cage', 'pit: pit'])
    expect(links('A cage in a pit.', 'cage')).toEqual(['pit: pit'])
  })
  test('leave the text as it was', () => {
    const text = 'Cages of the pit, and a pitfall.'
    expect(linkTerms(text, TERMS, '').map((piece) => piece.text)).toEqual([
      'Cages',
      ' of the ',
      'pit',
      ', and a pitfall.',
    ])
    expect(linkTerms('Nothing here', TERMS, '')).toEqual([{ text: 'Nothing here', rule: null }])
  })
})
