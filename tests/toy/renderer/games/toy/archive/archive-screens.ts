/** A finished game of the toy: there are no sections, and no review. */
import { archiveScreens } from '../../../../../../src/renderer/games/screens/archive-screens.ts'
import type { ToyWire } from '../../../../games/toy/wire/wire.ts'
import Overview from './Overview.svelte'
import ReplayBoard from './ReplayBoard.svelte'
import { continued, storedGame, type ToyGame } from './stored-game.ts'

export const screens = archiveScreens<ToyWire, ToyGame>({
  read: storedGame,
  Overview,
  parts: [{ key: 'lumps', name: () => 'Lumps', has: ({ hasParts }) => hasParts, Part: Overview }],
  continued,
  ReplayBoard,
  steps: { next: () => 'Next lump', previous: () => 'Previous lump' },
})
