/** The bot side of the line protocol for other programs (docs/bots.md). */
import * as v from 'valibot'
import { exactly } from '../../games/building-blocks/file-schemas.ts'
import { problem } from '../../games/building-blocks/problem.ts'
import type { Problem } from '../../games/building-blocks/problem.ts'
import { catalogueOf, type Game } from '../../games/facets/facets.ts'
import type { Random } from '../../games/building-blocks/random.ts'
import { problemIn } from '../../games/record/problem-in.ts'
import { recordIn, type GameRecord } from '../../games/record/record.ts'
import type { Choose } from './bots.ts'
import { playAnswer } from './whole-game.ts'

export type BotReply = { move: unknown } | { error: Problem }

/** The answering side: a game's bot for each number of players. */
export interface Answering {
  game: Game
  choose: (players: number) => Choose
}

/** Never throws, whatever the line holds. */
export function replyTo(line: string, answering: Answering, random: Random): BotReply {
  try {
    return answer(JSON.parse(line) as unknown, answering, random)
  } catch (error) {
    return refused(error instanceof SyntaxError ? problem('', 'not-json') : problem('', 'failed'))
  }
}

const refused = (error: Problem): BotReply => ({ error })

const question = exactly({ record: v.unknown() })

function answer(value: unknown, answering: Answering, random: Random): BotReply {
  const wrong = problemIn(question, value)
  if (wrong) return refused(wrong)
  const read = recordIn((value as v.InferOutput<typeof question>).record, catalogueOf(answering.game))
  if (read.problem) return refused({ ...read.problem, path: `record.${read.problem.path}` })
  if (read.record.mode !== 'digital') return refused(problem('record.mode', 'not-digital'))
  return moveIn(read.record, answering, random)
}

function moveIn({ setup, moves, players }: GameRecord, { game, choose }: Answering, random: Random): BotReply {
  const { rules } = game
  const position = (moves ?? [])
    .flatMap((entry) => rules.decisionsOf(entry))
    .reduce((now, decision) => rules.play(now, decision), rules.deal(setup, players.length))
  if (rules.asked(position) === null) return refused(problem('record.moves', 'finished'))
  return { move: playAnswer(rules, position, choose(players.length), random).entries[0] }
}
