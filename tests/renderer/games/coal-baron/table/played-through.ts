/** Golden games as pages see them, among people. */
import { coalBaron } from '../../../../../src/games/coal-baron/game.ts'
import type { Decision } from '../../../../../src/games/coal-baron/index.ts'
import type { CoalBaronTable } from '../../../../../src/renderer/games/coal-baron/board-state/envelopes.ts'
import { playedThrough as played } from '../../../played-through.ts'

export const playedThrough = (name: string) => played<CoalBaronTable, Decision>(coalBaron, name)
