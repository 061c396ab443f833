/** Reasons for an idea name what is gained, with figures; each is what the rules make of the turn. */
import { afterEach, expect, test } from 'vitest'
import type { IdeaEffects } from '../../../../../src/games/railroad-barons/wire/wire.ts'
import { factsOf, factsText } from '../../../../../src/renderer/games/railroad-barons/hints/idea-facts.ts'
import { ideaText, type BaronsIdea } from '../../../../../src/renderer/games/railroad-barons/hints/idea-words.ts'
import { useLanguage } from '../../../../../src/renderer/i18n/locale.svelte.ts'
import { NO_EFFECTS } from '../effects.ts'

const said = (effects: Partial<IdeaEffects>, decisions: BaronsIdea['decisions'] = [{ rail: 'bank' }]) =>
  factsText({ ...NO_EFFECTS, ...effects }, decisions)
const green = (from: number, to: number, percent = 0) => ({ holding: 'green', from, to, percent }) as const
const black = (from: number, to: number) => ({ holding: 'black', from, to }) as const

afterEach(() => useLanguage('en', []))

test.each<[string, Partial<IdeaEffects>, string]>([
  [
    'a start',
    { cash: -360, directs: [{ holding: 'blue', safe: 0, revenue: 0 }], prices: [black(0, 90)] },
    'Makes you Director of MB&S and costs $360',
  ],
  [
    'a takeover',
    { cash: -180, directs: [{ holding: 'red', safe: 700, revenue: 170 }] },
    'Makes you Director of DPI, with $700 in its safe and a revenue of $170 and costs $180',
  ],
  [
    'a dividend',
    { cash: 224, dividends: [224, 96], prices: [black(150, 165)], worth: 329, other: 141 },
    'Pays you $224 and the other $96 and raises a share of SB from $150 to $165',
  ],
  [
    'an obsolescence',
    { gone: ['A1', 'A2'], revenues: [green(200, 100)], acquired: ['D2'] },
    'Makes obsolete: Dominion Atlantic and Rutland (MS&C earns $100 instead of $200)',
  ],
  [
    'a Railroad',
    { acquired: ['E1'], revenues: [green(100, 220, 50)], safes: [black(400, 100)] },
    'Earns MS&C $120 more each round, $60 of it yours and leaves $100 of $400 in the safe of SB',
  ],
  ['a sale', { cash: 200, prices: [black(120, 110)] }, 'Lowers a share of SB from $120 to $110 and brings $200'],
  ['a revenue that is kept', { safes: [black(120, 440)] }, 'Takes the safe of SB from $120 to $440'],
  ['a way out', { cash: 900, loses: ['black'] }, 'Makes the other the Director of SB and brings $900'],
  ['a pass', {}, 'Leaves you your $120'],
])('%s is told by what it gains and costs', (_, effects, text) => {
  expect(said(effects).replaceAll(/[\u2068\u2069]/g, '')).toBe(text)
})

test('three at most, and each says whether it speaks for the idea', () => {
  const facts = factsOf({
    ...NO_EFFECTS,
    dividends: [30, 70],
    loses: ['red'],
    prices: [black(100, 110)],
    revenues: [green(100, 0, 70)],
  })
  expect(facts.map(({ good }) => good)).toEqual([false, false, true])
})

test.each([
  [0, true],
  [70, false],
])('Railroads that go out of date speak for it where they are the other’s (%i%% owned)', (percent, good) => {
  expect(factsOf({ ...NO_EFFECTS, gone: ['A1'], revenues: [green(200, 0, percent)] })[0]).toMatchObject({ good })
})

test('an Investor is offered for its value, as one thing', () => {
  const decisions: BaronsIdea['decisions'] = [{ offer: '40' }, { value: 36 }]
  expect(ideaText({ decisions, lead: 0, chance: 0.5, effects: NO_EFFECTS, reasons: [] })).toBe(
    'Offer Traffic Manager for $36',
  )
})

test('a Railroad that the same turn buys later is told before its effects', () => {
  const bought: Partial<IdeaEffects> = { acquired: ['D2'], dividends: [24, 0] }
  expect(said(bought, [{ pay: true }])).toMatch(/^Then buys .+ in the same turn and pays you \$24 and the other \$0$/)
  expect(said(bought)).toBe('Pays you $24 and the other $0')
})
