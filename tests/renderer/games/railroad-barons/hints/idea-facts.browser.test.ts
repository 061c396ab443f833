import { afterEach, expect, test } from 'vitest'
import type { IdeaEffects } from '../../../../../src/games/railroad-barons/wire/wire.ts'
import { factsText } from '../../../../../src/renderer/games/railroad-barons/hints/idea-facts.ts'
import { useLanguage } from '../../../../../src/renderer/i18n/locale.svelte.ts'

const NOTHING: IdeaEffects = { cash: 0, worth: 0, other: 0, directs: [], loses: [], acquired: [], gone: [] }
const said = (effects: Partial<IdeaEffects>) => factsText({ ...NOTHING, ...effects })

afterEach(() => useLanguage('en', []))

test.each<[string, Partial<IdeaEffects>, string]>([
  ['a purchase', { cash: -360, directs: ['blue'] }, 'Makes you Director of MB&S and costs $360'],
  ['a sale', { cash: 240 }, 'Brings $240'],
  ['a dividend', { cash: 50, worth: 90, other: 70 }, 'Raises your worth by $90 and raises the other’s by $70'],
  ['a sale that lowers the price', { cash: 200, worth: -40 }, 'Lowers your worth by $40'],
  ['a pass', {}, 'Moves no money and no card'],
])('%s is told by what it does on the board', (_, effects, text) => {
  expect(said(effects)).toBe(text)
})

test('a Railroad that comes and one that goes are named', () => {
  expect(said({ acquired: ['E1'], gone: ['A1'] })).toMatch(/^Earns by .*Lackawanna.* and makes .*Dominion.* obsolete$/)
})
