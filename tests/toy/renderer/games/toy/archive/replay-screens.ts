/** The toy's screens on which a finished game is looked at: there are no sections. */
import type { ReplayScreens } from '../../../../../../src/renderer/games/screens/archive-screens.ts'
import type { ToyWire } from '../../../../games/toy/wire/wire.ts'
import Overview from './Overview.svelte'
import ReplayBoard from './ReplayBoard.svelte'
import { storedGame, type ToyGame } from './stored-game.ts'

export const replay: ReplayScreens<ToyWire, ToyGame> = {
  read: storedGame,
  Overview,
  parts: [{ key: 'lumps', name: () => 'Lumps', has: ({ hasParts }) => hasParts, Part: Overview }],
  ReplayBoard,
  steps: { next: () => 'Next lump', previous: () => 'Previous lump' },
}

export const screens: ReplayScreens = replay
