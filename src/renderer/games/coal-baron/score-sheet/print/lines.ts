/** The lines of the printed score sheet; a pad fills them in, without one they stay empty. */
import { ASSETS, countField, seatField, type Asset } from '../../../../../games/coal-baron/wire/fields.ts'
import {
  countOf,
  deliveredIn,
  elementsOf,
  numberIn,
  rewardsFor,
} from '../../../../../games/coal-baron/score-sheet/pad-figures.ts'
import type { Pad } from '../../../../../games/coal-baron/score-sheet/pad.ts'
import {
  ACCOUNT_OF,
  accountsIn,
  rewardedSoFar,
  seatPointsOf,
} from '../../../../../games/coal-baron/score-sheet/tally.ts'
import { FIRST_REWARD, paysSecond, SECOND_REWARD, SHIFTS } from '../../../../../games/coal-baron/state/components.ts'
import { shiftNumeral } from '../../words/shifts.ts'
import { m } from '../../../../paraglide/messages.js'
import { assetName, elementShort } from '../pad/sheet-words.ts'
import { present } from '../../../../../games/building-blocks/present.ts'

export interface Line {
  key: string
  name: string
  /** The rule in short. */
  rule: string
  /** A seat's count; undefined if nothing is counted. */
  counted?: (pad: Pad, seat: number) => number | null
  /** Points for it. */
  brought?: (pad: Pad, seat: number) => number | null
  look: 'head' | 'plain' | 'sum' | 'total'
  /** The first one on the back of a sheet that has two sides. */
  turn?: boolean
}

const elementLine = (shift: number, element: number, second: boolean): Line => ({
  key: countField(shift, 0, element),
  name: elementShort(element),
  rule: second ? `${FIRST_REWARD[element]} / ${SECOND_REWARD[element]}` : String(FIRST_REWARD[element]),
  counted: (pad, seat) => countOf(pad, shift, seat, element),
  brought: (pad, seat) => rewardsFor(pad, shift, element)?.[seat] ?? null,
  look: 'plain',
})

const shiftLines = (shift: number, second: boolean): Line[] => [
  {
    key: `shift-${shift}`,
    name: m.cb_shift({ shift: shiftNumeral(shift + 1) }),
    rule: '',
    look: 'head',
    turn: shift === SHIFTS - 1,
  },
  {
    key: `delivered-${shift}`,
    name: m.cb_score_delivered(),
    rule: '',
    brought: (pad, seat) => deliveredIn(pad, shift, seat),
    look: 'plain',
  },
  ...elementsOf(shift).map((element) => elementLine(shift, element, second)),
  {
    key: `sum-${shift}`,
    name: m.cb_score_paper_sum({ shift: shiftNumeral(shift + 1) }),
    rule: '',
    brought: (pad, seat) => (deliveredIn(pad, shift, seat) ?? 0) + rewardedSoFar(pad, shift, seat),
    look: 'sum',
  },
]

const RULES: Record<Asset, () => string> = {
  marks: () => '5 : 1',
  cubes: () => '3 : 1',
  outstanding: () => '−1',
  light: () => '',
  dark: () => '−2',
}

function assetLine(asset: Asset): Line {
  const account = ACCOUNT_OF[asset]
  const brought = (pad: Pad, seat: number) => accountsIn(pad, seat)[present(account, 'the account')]
  return {
    key: asset,
    name: assetName(asset),
    rule: RULES[asset](),
    counted: (pad, seat) => numberIn(pad, seatField(asset, seat)),
    ...(account === undefined ? {} : { brought }),
    look: 'plain',
  }
}

/** Every line of a sheet for `players` players. */
export const linesFor = (players: number): Line[] => [
  ...Array.from({ length: SHIFTS }, (_, shift) => shiftLines(shift, paysSecond(players))).flat(),
  { key: 'accounts', name: m.cb_score_accounts(), rule: '', look: 'head' },
  ...ASSETS.map(assetLine),
  { key: 'total', name: m.total(), rule: '', brought: (pad, seat) => seatPointsOf(pad, seat).total, look: 'total' },
]

/** The lines of a sheet on which only the end is kept. */
export const pointsLines = (): Line[] => [
  {
    key: 'left',
    name: m.cb_score_left(),
    rule: '',
    counted: (pad, seat) => numberIn(pad, seatField('left', seat)),
    look: 'plain',
  },
  { key: 'total', name: m.total(), rule: '', brought: (pad, seat) => seatPointsOf(pad, seat).total, look: 'total' },
]
