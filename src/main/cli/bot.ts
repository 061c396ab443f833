/** `pithead bot`: answers other programs, line by line, until they close its input. The protocol is in docs/bots.md. */
import type { Command } from 'commander'
import type { Level } from '../../games/facets/thinking.ts'
import type { Catalogue, Game } from '../../games/facets/facets.ts'
import { problem } from '../../games/building-blocks/problem.ts'
import { seeded } from '../../games/building-blocks/random.ts'
import { MOST_BYTES } from '../../games/record/record.ts'
import { levelBot } from '../bots/bots.ts'
import type { Limits } from '../bots/budget.ts'
import { replyTo } from '../bots/reply.ts'
import type { Answering, BotReply } from '../bots/reply.ts'
import { textIn } from '../platform/utf8.ts'
import { type CommandLine, newCommand } from './command-line.ts'
import { notThere } from './complaint.ts'
import { gameCalled, gameFlag, numberFlag, seedFlag } from './command-flags.ts'
import { linesOf } from './byte-lines.ts'
import type { Print } from './output.ts'
import { STATUS, type Status } from './status.ts'
import { present } from '../../games/building-blocks/present.ts'

const MOST_MILLISECONDS = 600_000
const MOST_ITERATIONS = 1_000_000_000

interface Flags {
  game?: string
  level: string
  ms?: number
  iterations?: number
  seed: number
}

export const botCommand = ({ catalogue, input, print }: CommandLine): Command =>
  newCommand<Flags>('bot', 'answer other programs, one line of JSON for each line', (flags) =>
    answerLines(botPlayerOf(flags, catalogue), input, print),
  )
    .requiredOption('--level <name>', 'level of the bot')
    .addOption(gameFlag(catalogue))
    .addOption(numberFlag('ms', 'most milliseconds for a move', 1, MOST_MILLISECONDS))
    .addOption(numberFlag('iterations', 'iterations of the search for a move', 1, MOST_ITERATIONS))
    .addOption(seedFlag())

/** Throws a `Complaint` about a level that the game hasn't. */
export function botPlayerOf({ level: name, ms, iterations, seed, ...flags }: Flags, catalogue: Catalogue): BotPlayer {
  const game = gameCalled(flags.game, catalogue)
  const level = game.thinking?.levels.find((each) => each.name === name)
  if (!level) throw notThere('level', name, game.identity.levels)
  const limits = { ...(ms !== undefined && { milliseconds: ms }), ...(iterations !== undefined && { iterations }) }
  return { game, level, limits, seed }
}

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
): Promise<Status> {
  const choose = (players: number) => levelBot(present(game.thinking, "the game's bots"), level, players, limits)
  for await (const line of linesOf(input, MOST_BYTES)) print(JSON.stringify(replyToLine(line, { game, choose }, seed)))
  return STATUS.ok
}

function replyToLine(line: Buffer | null, answering: Answering, seed: number): BotReply {
  if (line === null) return { error: problem('', 'too-large', { most: MOST_BYTES }) }
  const text = textIn(line)
  return text === null ? { error: problem('', 'not-utf-8') } : replyTo(text, answering, seeded(seed))
}
