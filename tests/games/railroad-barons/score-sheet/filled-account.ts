/** Edits that fill in a whole closing account. */
import { PERCENTS } from '../../../../src/games/railroad-barons/state/components.ts'
import type { HoldingId } from '../../../../src/games/railroad-barons/state/components.ts'
import type { Edit } from '../../../../src/games/railroad-barons/wire/wire.ts'

/** The owners of the 40, 30, 20 and 10, `-` for the bank. */
export const owners = (holding: HoldingId, marks: string): Edit[] =>
  PERCENTS.map((percent, i) => ({
    type: 'owner',
    holding,
    percent,
    owner: marks[i] === '-' ? null : Number(marks[i]),
  }))

export const price = (holding: HoldingId, dollars: number): Edit => ({ type: 'price', holding, price: dollars })

/** A whole account: Mike comes to $6,867, Lucy to $6,828. */
export const filledAccount = (): Edit[] => [
  ...[price('green', 350), price('black', 220), price('yellow', 165), price('red', 285), price('blue', 200)],
  ...owners('green', '01-0'),
  ...owners('black', '101-'),
  ...owners('yellow', '0-01'),
  ...owners('red', '1100'),
  ...owners('blue', '1-10'),
  { type: 'cash', seat: 0, dollars: 2412 },
  { type: 'cash', seat: 1, dollars: 1098 },
]
