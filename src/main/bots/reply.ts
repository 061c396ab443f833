/** What a bot answers to a line of the protocol for other programs (docs/bots.md). */
import { object, problem } from '../../games/check.ts'
import type { Problem } from '../../games/check.ts'
import { deal, isFinished, replay, setupOf } from '../../games/coal-baron/index.ts'
import type { DigitalRecord, Entry } from '../../games/coal-baron/index.ts'
import { recordIn } from '../../games/record.ts'
import type { Choose } from './bots.ts'
import type { Random } from '../../games/random.ts'
import { playTurn } from './whole-game.ts'

export type BotReply = { move: Entry } | { error: Problem }

/** Never throws, whatever the line holds. */
export function replyTo(line: string, choose: Choose, random: Random): BotReply {
  try {
    return answer(JSON.parse(line) as unknown, choose, random)
  } catch (error) {
    return refused(error instanceof SyntaxError ? problem('', 'not-json') : problem('', 'failed'))
  }
}

const refused = (error: Problem): BotReply => ({ error })

const question = object({ record: () => null })

function answer(value: unknown, choose: Choose, random: Random): BotReply {
  const wrong = question(value, '')
  if (wrong) return refused(wrong)
  const read = recordIn((value as { record: unknown }).record)
  if (read.problem) return refused({ ...read.problem, path: `record.${read.problem.path}` })
  if (read.record.mode !== 'digital') return refused(problem('record.mode', 'not-digital'))
  return moveIn(read.record as DigitalRecord, choose, random)
}

function moveIn(record: DigitalRecord, choose: Choose, random: Random): BotReply {
  const { state } = replay(deal(setupOf(record)), record.moves)
  if (isFinished(state)) return refused(problem('record.moves', 'finished'))
  return { move: playTurn(state, choose, random).entry }
}
