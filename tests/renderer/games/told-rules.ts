/** Checks that hold for the rules book of every game. */
import { describe, expect, test } from 'vitest'
import type { RulesBook } from '../../../src/renderer/games/screens/rules-book.ts'
import { useLanguage } from '../../../src/renderer/i18n/locale.svelte.ts'
import { textsOf } from '../../../src/renderer/rules/find-rules.ts'
import { linkTerms } from '../../../src/renderer/rules/linked-text.ts'
import { termsOf } from '../../../src/renderer/rules/reader.ts'

/** Its chapters have every rule once, and its links lead somewhere. */
export function holdsTogether(book: RulesBook) {
  test('the chapters have every rule once', () => {
    const told = book.chapters.flatMap(({ rules }) => rules)
    expect(told.toSorted()).toEqual(Object.keys(book.rules).toSorted())
  })

  describe.each(['en', 'de', 'nl'] as const)('the rules book in %s', (language) => {
    test('links every word that it has for a rule, somewhere outside of that rule', () => {
      useLanguage(language, [])
      const terms = termsOf(book)
      const linked = Object.entries(book.rules).flatMap(([id, rule]) =>
        textsOf(rule).flatMap((text) => linkTerms(text, terms, id).map((piece) => piece.rule)),
      )
      const targets = terms.map(({ rule }) => rule)
      expect(targets.filter((rule) => !linked.includes(rule))).toEqual([])
      expect(targets.filter((rule) => !(rule in book.rules))).toEqual([])
      useLanguage('en', [])
    })
  })
}

/** The numbers that a step of an example states, by key and seat; a null is not stated. */
export const stated = (facts: object) =>
  Object.entries(facts).flatMap(([key, value]: [string, number | (number | null)[]]) =>
    [value].flat().flatMap((number, seat) => (number === null ? [] : [{ key, seat, number }])),
  )

/** Expects the facts found after a step of an example to be the ones that it states. */
export function comesTo(found: object, facts: object, at: number) {
  for (const { key, seat, number } of stated(facts)) {
    const fact = [Reflect.get(found, key) as number | number[]].flat()
    expect([at, key, fact[seat]]).toEqual([at, key, number])
  }
}
