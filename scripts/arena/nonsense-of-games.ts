import { nonsense as coalBaron } from '../coal-baron/nonsense.ts'
import { nonsense as coalTrain } from '../coal-train/nonsense.ts'
import { nonsense as railroadBarons } from '../railroad-barons/nonsense.ts'
import type { Nonsense } from './nonsense.ts'

/** By the id of the game, where somebody has written down what it would be. */
export const NONSENSE: ReadonlyMap<string, Nonsense> = new Map([
  ['coal-baron', coalBaron],
  ['coal-train', coalTrain],
  ['railroad-barons', railroadBarons],
])
