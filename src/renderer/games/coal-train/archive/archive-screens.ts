/** Coal Train's screens for a finished game. */
import type { CoalTrainWire } from '../../../../games/coal-train/wire/wire.ts'
import type { ArchiveScreens } from '../../screens/archive-screens.ts'
import FactPlots from './FactPlots.svelte'
import { replay } from './replay-screens.ts'
import { review } from './review-screens.ts'
import { continued, type TrainGame } from './stored-game.ts'

export const screens: ArchiveScreens = {
  ...replay,
  continued,
  review,
  Facts: FactPlots,
} satisfies ArchiveScreens<CoalTrainWire, TrainGame>
