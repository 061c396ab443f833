import { expect, test } from 'vitest'
import type { CoalBaronTable } from '../../../../../src/renderer/games/coal-baron/board-state/envelopes.ts'
import { ahead } from '../../../../../src/renderer/games/coal-baron/table/ahead.ts'
import { sounds } from '../../../../../src/renderer/games/coal-baron/table/sounds.ts'
import type { Decision } from '../../../../../src/games/coal-baron/index.ts'
import { playedThrough } from './played-through.ts'

const [first] = [...playedThrough('2-players')].filter(({ before }) => before.view.phase === 'place')

/** The sounds of each of these decisions. */
function heard(...decisions: Decision[]) {
  let table: CoalBaronTable = first.before
  return decisions.map((decision) => {
    const next = ahead(table, decision)!
    const all = sounds(table, next)
    table = next
    return all
  })
}

test('workers, Marks, the cage and coal each have their sound', () => {
  expect(heard({ place: 'bank' })).toEqual([['step', 'coin']])
  expect(heard({ place: 'mining-10' }, { cage: 1 }, { load: 'Y' })).toEqual([['step'], ['rattle'], ['knock']])
})

test('the end of a shift rings the bell, once', () => {
  const all = [...playedThrough('2-players')].map(({ before, after }) => sounds(before, after))
  expect(all.filter((each) => each.includes('bell'))).toHaveLength(3)
})

test('nothing is heard of a table that stays as it is', () => {
  expect(sounds(first.before, first.before)).toEqual([])
})
