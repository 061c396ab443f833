import { afterEach, expect, test } from 'vitest'
import type { IdeaEffects } from '../../../../../src/games/coal-train/wire/wire.ts'
import { factsText } from '../../../../../src/renderer/games/coal-train/hints/idea-facts.ts'
import { useLanguage } from '../../../../../src/renderer/i18n/locale.svelte.ts'

const NOTHING: IdeaEffects = {
  ...{ points: 0, goods: { C: 0, I: 0, W: 0 }, stations: [], bought: [] },
  ...{ raised: [], cards: [], markers: [], near: [] },
}
const said = (effects: Partial<IdeaEffects>) => factsText({ ...NOTHING, ...effects })

afterEach(() => useLanguage('en', []))

test.each<[string, Partial<IdeaEffects>, string]>([
  ['a build', { points: 7, goods: { C: -2, I: -1, W: 0 } }, 'Scores 7 points and uses up coal and iron'],
  ['an upgrade', { raised: ['I', 'I'], goods: { C: 0, I: 0, W: -2 } }, 'Raises the income of iron and uses up water'],
  ['training', { raised: ['AP'] }, 'Brings an action point more in every turn'],
  ['a market turn', { goods: { C: 2, I: 0, W: 0 } }, 'Brings coal'],
  ['a loss', { points: -1 }, 'Loses 1 point'],
  ['a mere walk', {}, 'Scores nothing yet'],
])('%s is told by what it does on the board', (_, effects, text) => {
  expect(said(effects)).toBe(text)
})

test('markers are named as they come and as they go, and the weightiest facts come first', () => {
  const markers: IdeaEffects['markers'] = [
    { subsidy: 'GW', by: -1 },
    { subsidy: 'FO', by: 1 },
  ]
  expect(said({ markers, goods: { C: -1, I: 0, W: 0 } })).toBe('Gains Foundry and spends Govt. Waiver')
  expect(said({ points: 3, raised: ['C', 'AP'], markers })).toBe(
    'Scores 3 points, raises the income of coal and spends Govt. Waiver',
  )
})

test('German and Dutch say the same', () => {
  const build: Partial<IdeaEffects> = { points: 7, goods: { C: -2, I: -1, W: 0 } }
  useLanguage('de', [])
  expect(said(build)).toBe('Bringt 7 Punkte und verbraucht Kohle und Eisen')
  useLanguage('nl', [])
  expect(said(build)).toBe('Levert 7 punten op en verbruikt steenkool en ijzer')
})
