/** The rules book of Coal Baron: its examples replay with the numbers that they state, and its links lead somewhere. */
import { describe, expect, test } from 'vitest'
import { accountsOf, nextStarter, rewards } from '../../../../../src/games/coal-baron/rules/scoring.ts'
import { ACCOUNTS } from '../../../../../src/renderer/games/coal-baron/rules-book/examples/accounts-example.ts'
import { CHANGEOVER } from '../../../../../src/renderer/games/coal-baron/rules-book/examples/changeover-example.ts'
import { COUNTED } from '../../../../../src/renderer/games/coal-baron/rules-book/examples/majorities-example.ts'
import { PLAYED } from '../../../../../src/renderer/games/coal-baron/rules-book/examples/shift-examples.ts'
import { factsOf, viewsOf } from '../../../../../src/renderer/games/coal-baron/rules-book/examples/played-example.ts'
import { book } from '../../../../../src/renderer/games/coal-baron/rules-book/rules-book.ts'
import { holdsTogether } from '../../told-rules.ts'

describe('the examples of the rules book', () => {
  test.each(PLAYED)('play by the rules and state the numbers that come of it', (example) => {
    const views = viewsOf(example)
    example.steps.forEach(({ seat, facts }, at) => expect(factsOf(views[at], seat)).toMatchObject(facts))
  })
  test('say the numbers that they state', () => {
    for (const { says, facts } of PLAYED.flatMap(({ steps }) => steps))
      for (const number of Object.values(facts)) expect(says()).toMatch(new RegExp(`\\b${number}\\b`))
  })
  test('pay elements as the rules do', () => {
    for (const { element, counts, rewards: stated } of COUNTED) expect(rewards(counts, element)).toEqual(stated)
  })
  test('settle accounts as the rules do', () => {
    expect(accountsOf(ACCOUNTS.assets)).toEqual(ACCOUNTS.points)
    expect(ACCOUNTS.assets.marks - 5 * ACCOUNTS.points[0]).toBe(ACCOUNTS.left)
  })
  test('hand the start on as the rules do', () => {
    expect(nextStarter(CHANGEOVER.workers, CHANGEOVER.old)).toBe(CHANGEOVER.next)
  })
})

holdsTogether(book)
