/** Who controls a seat: `human`, or `bot:LEVEL` for a program of one of the levels. */
import type { Player } from './game.ts'

export const isBot = ({ control }: Pick<Player, 'control'>): boolean => control.startsWith('bot:')
/** The level in a bot's control, or null where a person sits. */
export const levelOf = ({ control }: Pick<Player, 'control'>): string | null =>
  isBot({ control }) ? control.slice('bot:'.length) : null
