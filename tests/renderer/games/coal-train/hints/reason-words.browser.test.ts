/** Reasons in words, in three languages. */
import { afterEach, expect, test } from 'vitest'
import type { Fact, IdeaEffects } from '../../../../../src/games/coal-train/wire/wire.ts'
import { reasonTexts } from '../../../../../src/renderer/games/coal-train/hints/reason-words.ts'
import { useLanguage } from '../../../../../src/renderer/i18n/locale.svelte.ts'

afterEach(() => useLanguage('en', []))

const NOTHING: IdeaEffects = {
  ...{ points: 0, goods: { C: 0, I: 0, W: 0 }, stations: [], bought: [] },
  ...{ raised: [], cards: [], markers: [], near: [] },
}
const because = (fact: Fact, is: number, instead: number, points: number) =>
  reasonTexts({
    ...{ decisions: [{ end: true }], lead: 0, chance: 0.5, effects: NOTHING },
    reasons: [{ part: { fact, is, instead }, points }],
  })[0]

test.each<[Fact, number, number, number, string]>([
  [
    { of: 'station', place: 'MAU' },
    ...([1, 0.2, 2.4] as const),
    'you build in Mauch Chunk this turn or the next: surely instead of 20%',
  ],
  [{ of: 'income', raises: 'C' }, 2.4, 1.6, 1.2, 'income of coal one turn later: 2.4 instead of 1.6'],
  [{ of: 'rivals' }, 41.3, 42.9, 1.6, 'final points expected of each other player, on average: 41 instead of 43'],
])('%o', (fact, is, instead, points, text) => {
  expect(because(fact, is, instead, points)).toEqual({ good: points > 0, text })
})

const HELD = [
  'points-now',
  'card-points',
  'goods',
  'markers',
  'stations',
  'upgrades',
  'cards',
  'near',
  'reach',
  'rivals',
] as const
const FACTS: Fact[] = [
  { of: 'station', place: 'ALL' },
  { of: 'contract', card: 'P1a' },
  { of: 'income', raises: 'C' },
  { of: 'income', raises: 'AP' },
  ...HELD.map((of): Fact => ({ of })),
]

test('every fact is another sentence, and German and Dutch have their own', () => {
  const said = () => FACTS.map((fact) => because(fact, 1, 0, 3).text)
  const english = said()
  expect(new Set(english).size).toBe(FACTS.length)
  for (const language of ['de', 'nl'] as const) {
    useLanguage(language, [])
    said().forEach((text, at) => expect(text).not.toBe(english[at]))
  }
})
