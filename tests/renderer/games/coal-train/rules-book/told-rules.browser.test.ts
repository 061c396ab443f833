/** The rules book of Coal Train: its examples replay with the numbers that they state, and its links lead somewhere. */
import { describe, expect, test } from 'vitest'
import { DESK } from '../../../../../src/renderer/games/coal-train/rules-book/examples/desk-examples.ts'
import { factsOf, viewsOf } from '../../../../../src/renderer/games/coal-train/rules-book/examples/played-example.ts'
import { VALLEY } from '../../../../../src/renderer/games/coal-train/rules-book/examples/valley-examples.ts'
import { YARD } from '../../../../../src/renderer/games/coal-train/rules-book/examples/yard-examples.ts'
import { book } from '../../../../../src/renderer/games/coal-train/rules-book/rules-book.ts'
import { useLanguage } from '../../../../../src/renderer/i18n/locale.svelte.ts'
import { comesTo, holdsTogether, stated } from '../../told-rules.ts'

const PLAYED = [...DESK, ...YARD, ...VALLEY]

describe('the examples of the rules book', () => {
  test.each(PLAYED)('play by the rules and come to the numbers that they state', (example) => {
    const views = viewsOf(example)
    example.steps.forEach(({ facts }, at) => {
      comesTo(factsOf(views[at]), facts, at)
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

holdsTogether(book)
