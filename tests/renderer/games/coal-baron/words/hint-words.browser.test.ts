import { afterEach, describe, expect, test } from 'vitest'
import { PARTS, type IdeaEffects, type Part } from '../../../../../src/games/coal-baron/wire/wire.ts'
import { factsText } from '../../../../../src/renderer/games/coal-baron/hints/idea-facts.ts'
import { ideaText, reasonTexts, workStepsOf } from '../../../../../src/renderer/games/coal-baron/hints/idea-words.ts'
import type { CoalBaronIdea } from '../../../../../src/renderer/games/coal-baron/base/envelopes.ts'
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
const because = (part: Part, points: number, effects: Partial<IdeaEffects> = {}) =>
  reasonTexts(idea({ reasons: [{ part, points }], effects: { ...NOTHING, ...effects } }))[0]

const { spaces, clock } = firstTurn().table.view
const tileOn = (space: SpaceId): TileId => spaces[space].tile!

afterEach(() => useLanguage('en', []))

describe('an idea', () => {
  test.each<[CoalBaronIdea['decisions'][number], string]>([
    [{ place: 'factory-3' }, `Buy: ${tileName(tileOn('factory-3'))}`],
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
    const texts = PARTS.flatMap((part) => [because(part, 1).text, because(part, -1).text])
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('says by its sign whether it speaks for or against', () => {
    expect(because('cubes', 1.25)).toMatchObject({ good: true, points: '+1.3' })
    expect(because('cubes', -2)).toMatchObject({ good: false, points: '−2.0' })
  })
})
