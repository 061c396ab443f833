/** The bots that can be asked to play on. */
import { gameEntry } from '../../games/offered-games.svelte.ts'
import type { Words } from '../../games/screens/words.ts'
import { m } from '../../paraglide/messages.js'

/** The weakest first. */
export const botsOf = (game: string, words: Words): { control: string; name: string }[] =>
  gameEntry(game).identity.levels.map((level) => ({
    control: `bot:${level}`,
    name: m.bot_badge({ level: words.level(level)?.name ?? level }),
  }))
