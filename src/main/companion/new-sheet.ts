import { getInitialSnapshot } from 'xstate'
import type { NewSheet } from '../../contract/api.ts'
import { companionMachine } from '../../games/coal-baron/companion/machine.ts'
import { emptyPad } from '../../games/coal-baron/companion/pad.ts'
import type { Random } from '../../games/random.ts'
import { FORMAT, VERSION } from '../../games/record.ts'
import type { OpenSheet } from './sheet.ts'

export interface Beginning {
  id: string
  /** ISO 8601 in UTC. */
  at: string
  random: Random
}

/** An empty score sheet, open at the set-up. */
export const beginSheet = (
  { game, players, startingPlayer, way }: NewSheet,
  { id, at, random }: Beginning,
): OpenSheet => {
  const starter = startingPlayer === 'random' ? random.below(players.length) : startingPlayer
  const base = emptyPad(players, starter, way)
  return {
    head: { format: FORMAT, version: VERSION, game, mode: 'companion', id, startedAt: at },
    overAt: null,
    snapshot: getInitialSnapshot(companionMachine, {
      base,
      edits: [],
      done: 0,
      stage: 'setup',
      told: null,
      closed: 0,
    }),
    timer: null,
    revision: 1,
    touchedAt: at,
  }
}
