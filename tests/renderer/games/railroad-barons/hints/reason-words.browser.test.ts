/** Reasons in words, in three languages. */
import { afterEach, expect, test } from 'vitest'
import type { Fact } from '../../../../../src/games/railroad-barons/wire/wire.ts'
import { reasonTexts } from '../../../../../src/renderer/games/railroad-barons/hints/reason-words.ts'
import { useLanguage } from '../../../../../src/renderer/i18n/locale.svelte.ts'
import { NO_EFFECTS } from '../effects.ts'

afterEach(() => useLanguage('en', []))

function because(fact: Fact, is: number, instead: number, points: number) {
  const reasons = [{ part: { fact, is, instead }, points }]
  return reasonTexts({ decisions: [{ pass: true }], lead: 0, chance: 0.5, effects: NO_EFFECTS, reasons })[0]
}

test.each<[Fact, number, number, number, string]>([
  [
    { of: 'dividends', whose: 'own' },
    ...([611.67, 363.67, 248] as const),
    'your dividends until the rounds end: $612 instead of $364',
  ],
  [
    { of: 'other-money', whose: 'own' },
    ...([-40, -26, -14] as const),
    'money that you pay without a certificate for it: $40 instead of $26',
  ],
  [
    { of: 'directs', holding: 'red' },
    0.96,
    0.35,
    80,
    'you direct DPI when the rounds end: almost surely instead of 35%',
  ],
  [{ of: 'directs', holding: 'red' }, 0.99, 0.94, 40, 'you direct DPI when the rounds end: 99% instead of 94%'],
  [
    { of: 'share', whose: 'other', holding: 'red' },
    ...([70, 40, -90] as const),
    'the other baron’s percentage of DPI when the rounds end: 70% instead of 40%',
  ],
])('%o', (fact, is, instead, points, text) => {
  expect(because(fact, is, instead, points)).toEqual({ good: points > 0, text })
})

const FACTS: Fact[] = [
  ...(['own', 'other'] as const).flatMap((whose): Fact[] => [
    { of: 'dividends', whose },
    { of: 'other-money', whose },
    { of: 'gain', whose, holding: 'blue' },
    { of: 'income', whose, holding: 'blue' },
    { of: 'share', whose, holding: 'blue' },
    { of: 'obsolete', whose, holding: 'blue' },
    { of: 'safe', whose, holding: 'blue' },
  ]),
  { of: 'investor', investor: '450' },
  { of: 'priority' },
]

test('every fact is another sentence, and German and Dutch have their own', () => {
  const said = () => FACTS.map((fact) => because(fact, 1, 0, 30).text)
  const english = said()
  expect(new Set(english).size).toBe(FACTS.length)
  for (const language of ['de', 'nl'] as const) {
    useLanguage(language, [])
    said().forEach((text, at) => expect(text).not.toBe(english[at]))
  }
})
