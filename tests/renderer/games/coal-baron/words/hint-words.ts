import { afterEach, describe, expect, test } from 'vitest'
import type { IdeaEffects, Part } from '../../../../../src/games/coal-baron/wire/wire.ts'
import {
  chanceText,
  ideaText,
  leadText,
  reasonTexts,
  stepsText,
} from '../../../../../src/renderer/games/coal-baron/hints/idea-text.ts'
import type { CoalBaronIdea } from '../../../../../src/renderer/games/coal-baron/base/envelopes.ts'
import { useLanguage } from '../../../../../src/renderer/i18n/locale.svelte.ts'

const NOTHING: IdeaEffects = {
  workers: 0,
  marks: 0,
  delivered: [],
  setUp: [],
  order: null,
  minecarts: 0,
  emptied: 0,
  leads: [],
  balance: 0,
}
const idea = (parts: Partial<CoalBaronIdea>): CoalBaronIdea => ({
  decisions: [{ place: 'mining-8' }],
  lead: 0,
  chance: 0.5,
  effects: NOTHING,
  reasons: [],
  ...parts,
})
const because = (part: Part, points: number, effects: Partial<IdeaEffects> = {}) =>
  reasonTexts(idea({ reasons: [{ part, points }], effects: { ...NOTHING, ...effects } }))[0]

afterEach(() => useLanguage('en', []))

describe('an idea', () => {
  test.each<[CoalBaronIdea['decisions'][number], string]>([
    [{ place: 'factory-3' }, 'Minecart factory 3'],
    [{ draft: 'TKKK' }, 'Take: truck order, three black'],
    [{ keep: 'G2L' }, 'Keep: gray tunnel tile, two minecarts, light side'],
    [{ keep: null }, 'Keep none'],
    [{ coal: null }, 'Leave the minecart empty'],
    [{ put: 'bottom', back: [] }, 'The rest to the bottom'],
    [{ end: 'mining' }, 'End mining'],
  ])('that begins with %j is called %s', (decision, text) => {
    expect(ideaText(idea({ decisions: [decision] }))).toBe(text)
  })

  test('of mining tells its work steps, also from the middle', () => {
    const steps = [{ cage: 4 }, { load: 'K' }, { end: 'mining' }] as const
    expect(stepsText(idea({ decisions: [{ place: 'mining-6' }, ...steps] }))).toBe(
      'Cage to the black level; black coal into the cage',
    )
    expect(stepsText(idea({ decisions: [...steps] }))).toBe('Black coal into the cage')
  })

  test('is worth points and a chance, as the language writes them', () => {
    expect([leadText(idea({ lead: 4.5 })), chanceText(idea({ chance: 0.314 }))]).toEqual([
      '4.5 points ahead at the end',
      '31% to win',
    ])
    useLanguage('de', [])
    expect(leadText(idea({ lead: -2 }))).toBe('2,0 Punkte Rückstand am Ende')
  })
})

describe('a reason', () => {
  test.each<[string, Part, number, Partial<IdeaEffects>, string]>([
    ['leads', 'clock', 3, { leads: [2, 3] }, 'takes the lead on gray and black before the shift ends'],
    ['orders set up', 'orders', 5, { setUp: [7, 9] }, 'sets up 7 + 9 points for delivery'],
    ['orders delivered', 'orders', 5, { delivered: [9] }, 'delivers 9 points'],
    ['many workers', 'workers', -4, { workers: 3 }, 'costs 3 workers: dear'],
    ['one worker', 'workers', -1, { workers: 1 }, 'leaves fewer workers for later'],
    ['Marks', 'marks', 6, { marks: 6 }, 'brings 6 Marks'],
    ['a price', 'marks', -4, { marks: -4 }, 'costs 4 Marks'],
    ['a new tunnel', 'tunnels', 4, { minecarts: 2 }, 'digs a new tunnel'],
    ['balance', 'balance', 2, { balance: -1 }, 'balances light and dark tunnels'],
  ])('names %s', (_, part, points, effects, text) => {
    expect(because(part, points, effects).text).toBe(text)
  })

  test.each(['en', 'de', 'nl'] as const)('has words for and against in %s, whatever the turn does', (language) => {
    useLanguage(language, [])
    const parts: Part[] = ['workers', 'marks', 'tunnels', 'cubes', 'balance', 'orders', 'clock', 'tempo', 'later']
    const texts = parts.flatMap((part) => [because(part, 1).text, because(part, -1).text])
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('says by its sign whether it speaks for or against', () => {
    expect(because('cubes', 1.25)).toMatchObject({ good: true, points: '+1.3' })
    expect(because('cubes', -2)).toMatchObject({ good: false, points: '−2.0' })
  })
})
