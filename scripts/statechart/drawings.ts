import { companionMachine } from '../../src/games/coal-baron/companion/machine.ts'
import { coalBaronMachine } from '../../src/games/coal-baron/machine.ts'
import { botsMachine } from '../../src/main/bots/machine.ts'
import type { Drawing } from './page.ts'

/** The statecharts that are drawn, by the file in docs/. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'statechart.md': {
    title: 'How a game of Coal Baron runs',
    source: 'src/games/coal-baron/machine.ts',
    machine: coalBaronMachine,
  },
  'statechart-companion.md': {
    title: 'How a table is scored',
    source: 'src/games/coal-baron/companion/machine.ts',
    machine: companionMachine,
  },
  'statechart-bots.md': {
    title: 'How the bots at a table play',
    source: 'src/main/bots/machine.ts',
    machine: botsMachine,
  },
}
