/** Well-formed moves that the rules don't allow, and the line that says which and why. */
import { expect, test } from 'vitest'
import type { SpaceId } from '../../../../src/games/coal-baron/index.ts'
import { golden } from '../support/golden.ts'
import { GONE, isRefused, lineOf } from '../../../support/spoiled.ts'

/** Mike has spent 16 of 18 workers on money, and Lucy 12. */
const CROWDED: SpaceId[] = ['order-2', 'order-2', 'order-3', 'order-3', 'order-2']

test('the first move with too few workers is named, with how many there are and how many it takes', () => {
  const begun = golden('2-players')
  const placements = [...Array<SpaceId>(7).fill('money-6'), ...CROWDED].map((place) => ({ place }))
  const moves = [...begun.moves.slice(0, 6), ...placements]
  const record = { ...begun, finishedAt: null, result: null, moves }
  expect(lineOf(record)).toBe('refused FILE moves[17]: needs-workers have=2 need=3')
  expect(lineOf({ ...record, moves: moves.slice(0, 17) })).toBe('ok FILE moves=17 totals=0,0')
})

isRefused(
  '3-players',
  [
    ['a move too few', { 'moves[91]': GONE }, 'result: not-over'],
    ['a move too many', { 'moves[92]': { place: 'bank' } }, 'moves[92]: game-over'],
    ['a placement in the draft', { 'moves[0]': { place: 'bank' } }, 'moves[0]: other-decision phase=draft'],
    ['a draft after the draft', { 'moves[9]': { draft: 'BB' } }, 'moves[9]: other-decision phase=place'],
    ['a card taken twice', { 'moves[1].draft': 'CYBGK' }, 'moves[1]: not-offered order=CYBGK'],
    ['a locked space', { 'moves[22].place': 'factory-8' }, 'moves[22]: locked players=3'],
    ['nothing to deliver', { 'moves[12].place': 'delivery-truck' }, 'moves[12]: nothing-to-deliver vehicle=T'],
    ['coal where the supply suffices', { 'moves[22].coal': ['K'] }, 'moves[22]: coal-not-needed'],
    [
      'a step too many',
      { 'moves[16].steps': Array.from({ length: 9 }, (_, i) => ({ cage: 1 + (i % 2) })) },
      'moves[16]: needs-steps have=0 need=1',
    ],
    ['a cage that stays', { 'moves[9].steps[0].cage': 0 }, 'moves[9]: cage-there level=0'],
    ['coal of another level', { 'moves[9].steps[1].load': 'K' }, 'moves[9]: no-cube coal=K from=level level=2'],
    ['coal loaded at the surface', { 'moves[9].steps[0]': GONE }, 'moves[9]: cage-at-surface'],
    ['a wrong coal', { 'moves[9].steps[7].with[0][1]': 'G' }, 'moves[9]: wrong-coal have=G need=B'],
    ['a spot filled twice', { 'moves[9].steps[8].fill': 'BB' }, 'moves[9]: spot-taken order=BB spot=0'],
    ['another’s order', { 'moves[9].steps[7].fill': 'EK' }, 'moves[9]: not-your-order order=EK'],
    ['a spot that the card has not', { 'moves[9].steps[7].spot': 2 }, 'moves[9]: no-spot order=BB spot=2'],
    ['kept what was not drawn', { 'moves[21].keep': 'TKKK' }, 'moves[21]: not-drawn id=TKKK'],
    ['one put back twice', { 'moves[21].back[1]': 'CG' }, 'moves[21]: wrong-back need="EGGG BG CG BY"'],
  ],
  'coal-baron',
)

isRefused(
  'supply-runs-short',
  [
    ['no coal where the supply is short', { 'moves[54].coal': GONE }, 'moves[54]: coal-needed minecarts=1'],
    ['coal for one of two minecarts', { 'moves[55].coal[1]': GONE }, 'moves[55]: coal-needed minecarts=1'],
    ['coal for two of one', { 'moves[54].coal[1]': 'K' }, 'moves[54]: coal-not-needed'],
    ['coal that is not left', { 'moves[54].coal': ['Y'] }, 'moves[54]: none-left coal=Y'],
  ],
  'coal-baron',
)
