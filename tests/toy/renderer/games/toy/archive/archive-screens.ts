/** A finished game of the toy: there is no review. */
import type { ArchiveScreens } from '../../../../../../src/renderer/games/screens/archive-screens.ts'
import type { ToyWire } from '../../../../games/toy/wire/wire.ts'
import { replay } from './replay-screens.ts'
import { continued, type ToyGame } from './stored-game.ts'

export const screens: ArchiveScreens = { ...replay, continued } satisfies ArchiveScreens<ToyWire, ToyGame>
