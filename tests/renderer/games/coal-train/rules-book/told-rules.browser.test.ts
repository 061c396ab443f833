/** The rules book of Coal Train: its examples replay with the numbers that they state, and its links lead somewhere. */
import { describe, expect, test } from 'vitest'
import { DESK } from '../../../../../src/renderer/games/coal-train/rules-book/examples/desk-examples.ts'
import { factsOf, viewsOf } from '../../../../../src/renderer/games/coal-train/rules-book/examples/played-example.ts'
import { VALLEY } from '../../../../../src/renderer/games/coal-train/rules-book/examples/valley-examples.ts'
import { YARD } from '../../../../../src/renderer/games/coal-train/rules-book/examples/yard-examples.ts'
import { book } from '../../../../../src/renderer/games/coal-train/rules-book/rules-book.ts'
import { useLanguage } from '../../../../../src/renderer/i18n/locale.svelte.ts'
import { textsOf } from '../../../../../src/renderer/rules/find-rules.ts'
import { linkTerms } from '../../../../../src/renderer/rules/linked-text.ts'
import { termsOf } from '../../../../../src/renderer/rules/reader.ts'

const PLAYED = [...DESK, ...YARD, ...VALLEY]

/** A null is not stated. */
const stated = (facts: object) =>
  Object.entries(facts).flatMap(([key, value]: [string, number | (number | null)[]]) =>
    [value].flat().flatMap((number, seat) => (number === null ? [] : [{ key, seat, number }])),
  )

describe('the examples of the rules book', () => {
  test.each(PLAYED)('play by the rules and come to the numbers that they state', (example) => {
    const views = viewsOf(example)
    example.steps.forEach(({ facts }, at) => {
      const found = factsOf(views[at])
      for (const { key, seat, number } of stated(facts)) {
        const fact = [found[key as keyof typeof found]].flat()
        expect([at, key, fact[seat]]).toEqual([at, key, number])
      }
    })
  })

  test.each(['en', 'de', 'nl'] as const)('say in %s the numbers that they state', (language) => {
    useLanguage(language, [])
    for (const { says, facts } of PLAYED.flatMap((example) => example.steps))
      for (const { number } of stated(facts)) expect(says()).toMatch(new RegExp(`\\b${number}\\b`))
    useLanguage('en', [])
  })

  test('the one about equal points is won by what is left', () => {
    const scores = viewsOf(DESK.at(-1)!)
      .at(-1)!
      .seats.map(({ score }) => score)
    expect(scores[0].total).toBe(scores[1].total)
    expect(scores[0].left).toBeGreaterThan(scores[1].left)
  })
})

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
