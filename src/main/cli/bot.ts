/** `pithead bot`: answers other programs, line by line, until they close its input. The protocol is in docs/bots.md. */
import type { Level } from '../../games/facets/thinking.ts'
import type { Game } from '../../games/game.ts'
import { problem } from '../../games/check.ts'
import { seeded } from '../../games/random.ts'
import { MOST_BYTES } from '../../games/record.ts'
import { levelBot } from '../bots/bots.ts'
import type { Limits } from '../bots/budget.ts'
import { replyTo } from '../bots/reply.ts'
import type { Answering, BotReply } from '../bots/reply.ts'
import { textIn } from '../base/utf8.ts'
import { linesOf } from './lines.ts'
import type { Print } from './output.ts'

export interface BotPlayer {
  /** A game whose bots think, and one of their levels. */
  game: Game
  level: Level
  /** In place of the level's own. */
  limits: Limits
  seed: number
}

/** One line out for each line in. An answer depends on its line and the seed, not on the lines before. */
export async function answerLines(
  { game, level, limits, seed }: BotPlayer,
  input: AsyncIterable<Buffer>,
  print: Print,
): Promise<number> {
  const choose = (players: number) => levelBot(game.thinking!, level, players, limits)
  for await (const line of linesOf(input, MOST_BYTES)) print(JSON.stringify(replyToLine(line, { game, choose }, seed)))
  return 0
}

function replyToLine(line: Buffer | null, answering: Answering, seed: number): BotReply {
  if (line === null) return { error: problem('', 'too-large', { most: MOST_BYTES }) }
  const text = textIn(line)
  return text === null ? { error: problem('', 'not-utf-8') } : replyTo(text, answering, seeded(seed))
}
