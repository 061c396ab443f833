import { afterEach, describe, expect, test } from 'vitest'
import type { Fact, IdeaEffects } from '../../../../../src/games/coal-baron/wire/wire.ts'
import { factsText } from '../../../../../src/renderer/games/coal-baron/hints/idea-facts.ts'
import { ideaText, workStepsOf } from '../../../../../src/renderer/games/coal-baron/hints/idea-words.ts'
import { reasonTexts } from '../../../../../src/renderer/games/coal-baron/hints/reason-words.ts'
import type { CoalBaronIdea } from '../../../../../src/renderer/games/coal-baron/board-state/envelopes.ts'
import { tileName } from '../../../../../src/renderer/games/coal-baron/words/piece-names.ts'
import type { SpaceId, TileId } from '../../../../../src/games/coal-baron/rules/types.ts'
import { firstTurn } from '../board/scenes.ts'
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
  inTime: null,
}
const idea = (parts: Partial<CoalBaronIdea>): CoalBaronIdea => ({
  decisions: [{ place: 'mining-8' }],
  lead: 0,
  chance: 0.5,
  effects: NOTHING,
  reasons: [],
  ...parts,
})
const because = (fact: Fact, is: number, instead: number, points: number) =>
  reasonTexts(idea({ reasons: [{ part: { fact, is, instead }, points }] }))[0]
const FACTS: Fact[] = [
  { of: 'deliver', order: 'BY' },
  { of: 'rival-delivers', order: 'BY' },
  { of: 'lead', element: 9 },
  { of: 'start', shift: 3 },
  { of: 'workers' },
  { of: 'dearer', area: 'money' },
  { of: 'last-free', area: 'money' },
  { of: 'marks' },
  { of: 'minecarts' },
  { of: 'cubes' },
  { of: 'orders' },
  { of: 'outstanding' },
  { of: 'balance' },
]

const { spaces, clock } = firstTurn().table.view
const tileOn = (space: SpaceId): TileId => spaces[space].tile!

afterEach(() => useLanguage('en', []))

describe('an idea', () => {
  test.each<[CoalBaronIdea['decisions'][number], string]>([
    [{ place: 'factory-3' }, `Minecart factory 3: ${tileName(tileOn('factory-3'))}`],
    [{ place: 'mining-6' }, 'Mining, 6 work steps'],
    [{ draft: 'TKKK' }, 'Take: truck order, three black'],
    [{ keep: 'G2L' }, 'Keep: gray tunnel tile, two minecarts, light side'],
    [{ keep: null }, 'Keep none'],
    [{ coal: null }, 'Leave the minecart empty'],
    [{ put: 'bottom', back: [] }, 'The rest to the bottom'],
    [{ end: 'mining' }, 'End mining'],
  ])('that begins with %j is called %s', (decision, text) => {
    expect(ideaText(idea({ decisions: [decision] }), spaces)).toBe(text)
  })

  test('of mining has its work steps, also from the middle', () => {
    const steps = [{ cage: 4 }, { load: 'K' }, { end: 'mining' }] as const
    expect(workStepsOf(idea({ decisions: [{ place: 'mining-6' }, ...steps] }))).toEqual([{ cage: 4 }, { load: 'K' }])
    expect(workStepsOf(idea({ decisions: [...steps] }))).toEqual([{ cage: 4 }, { load: 'K' }])
  })
})

describe('the facts of an idea', () => {
  test.each<[string, Partial<IdeaEffects>, string]>([
    ['what it delivers', { delivered: [9, 10], workers: 1 }, 'Delivers orders for 19 points.'],
    ['the lead that it takes, with its pay', { leads: [2] }, 'Takes the lead on gray, which pays 4 points.'],
    ['several leads', { leads: [2, 6] }, 'Takes the lead on gray and truck.'],
    ['a tile and its price', { minecarts: 2, marks: -5 }, 'Brings two minecarts and costs 5 Marks.'],
    [
      'an order that it brings in time',
      { inTime: { order: 'TKK', percent: 80 } },
      'Probably delivers an order this shift (truck, 80%).',
    ],
    ['Marks and the workers for them', { marks: 6, workers: 3 }, 'Brings 6 Marks and costs 3 workers.'],
    ['a single worker', { marks: 6, workers: 1 }, 'Brings 6 Marks.'],
    [
      'the two weightiest of many',
      { delivered: [9], leads: [3], setUp: [7], emptied: 4, workers: 3 },
      'Delivers orders for 9 points and takes the lead on black, which pays 5 points.',
    ],
    ['nothing where there is nothing', {}, ''],
  ])('say %s', (_, effects, text) => {
    expect(factsText({ ...NOTHING, ...effects }, clock)).toBe(text)
  })

  test.each(['en', 'de', 'nl'] as const)('have at most two numbers in %s', (language) => {
    useLanguage(language, [])
    const all = {
      ...NOTHING,
      delivered: [9, 4],
      leads: [1],
      setUp: [3],
      order: 5,
      minecarts: 2,
      marks: 7,
      emptied: 3,
      inTime: { order: 'TKK', percent: 80 },
    }
    const texts = Object.keys(all).map((key) => factsText({ ...all, [key]: NOTHING[key as keyof IdeaEffects] }, clock))
    for (const text of texts) expect(text.match(/\d+/g)?.length ?? 0).toBeLessThanOrEqual(2)
  })
})

describe('a reason', () => {
  test.each<[Fact, number, number, string]>([
    [
      { of: 'deliver', order: 'TKKK' },
      0.63,
      0.13,
      'delivers this shift: truck order, three black (12 points): 63% instead of 13%',
    ],
    [
      { of: 'rival-delivers', order: 'BY' },
      0,
      0.57,
      'another player delivers this shift: barrow order, one yellow (2 points): never instead of 57%',
    ],
    [{ of: 'lead', element: 2 }, 0.8, 0.35, 'has the most at the scoring: gray: 80% instead of 35%'],
    [{ of: 'start', shift: 2 }, 0.97, 0.08, 'starts shift II: almost surely instead of 8%'],
    [{ of: 'workers' }, 1, 3, 'workers that it costs you: 1 instead of 3'],
    [{ of: 'marks' }, 11.1, 7.4, 'Marks when the shift ends: 11 instead of 7'],
    [{ of: 'cubes' }, 5.4, 5.2, 'cubes when the shift ends: 5.4 instead of 5.2'],
  ])('names %j after either turn', (fact, is, instead, text) => {
    expect(because(fact, is, instead, 3).text).toBe(text)
  })

  test.each(['en', 'de', 'nl'] as const)('has words of its own for each outcome in %s', (language) => {
    useLanguage(language, [])
    const texts = FACTS.map((fact) => because(fact, 1, 0, 1).text)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('says by its sign whether it speaks for or against', () => {
    expect(because({ of: 'cubes' }, 1, 3, -1.2).good).toBe(false)
    expect(because({ of: 'cubes' }, 3, 1, 1.2).good).toBe(true)
  })
})
