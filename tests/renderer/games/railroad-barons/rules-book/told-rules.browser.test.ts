/** The rules book of Railroad Barons: its examples replay with the numbers that they state, and its links lead somewhere. */
import { describe, expect, test } from 'vitest'
import { PLAYED } from '../../../../../src/renderer/games/railroad-barons/rules-book/examples/evening-examples.ts'
import {
  factsOf,
  viewsOf,
} from '../../../../../src/renderer/games/railroad-barons/rules-book/examples/played-example.ts'
import { book } from '../../../../../src/renderer/games/railroad-barons/rules-book/rules-book.ts'
import { comesTo, holdsTogether, stated } from '../../told-rules.ts'

describe('the examples of the rules book', () => {
  test.each(PLAYED)('play by the rules and state the numbers that come of it', (example) => {
    const views = viewsOf(example)
    example.steps.forEach(({ facts }, at) => {
      comesTo(factsOf(views, example, at), facts, at)
    })
  })
  test('say the numbers that they state', () => {
    for (const { says, facts } of PLAYED.flatMap(({ steps }) => steps))
      for (const { number } of stated(facts)) expect(says()).toMatch(new RegExp(`\\b${number}\\b`))
  })
})

holdsTogether(book)
