/** Coal Baron in words, as the house asks for them. */
import type { LogItem } from '../../../../games/coal-baron/rules/log-item.ts'
import type { Result, View } from '../../../../games/coal-baron/rules/types.ts'
import { m } from '../../../paraglide/messages.js'
import type { Words } from '../../screens/words.ts'
import { winnerWords } from './ceremony-words.ts'
import { level } from './levels.ts'
import { newGame } from './new-game.ts'
import { logLines, logSentence } from './log-words.ts'
import { partNames } from './parts.ts'
import { refusalText } from './refusals.ts'
import { shiftNumeral } from './shifts.ts'
import { turnText } from './turn-words.ts'

const TAKE_BACK: Record<string, () => string> = {
  step: m.cb_table_take_back_step,
  placement: m.cb_table_take_back_placement,
  move: m.cb_table_take_back_move,
}

export const words: Words = {
  progress: ({ key, params }) => (Number(params.shift) > 0 ? shiftText(Number(params.shift)) : BEGINNINGS[key]()),
  turn: ({ view, players }) => turnText(view as View, players),
  asked: ({ view }) => (view as View).phase,
  takeBack: (what) => TAKE_BACK[what](),
  refusal: refusalText,
  logLines: (log, players) => logLines(log as LogItem[], players),
  logSentence: (item, players) => logSentence(item as LogItem, players),
  newGame,
  winner: (result, players) => winnerWords(result as Result, players),
  level,
  parts: partNames,
}

/** Before the first shift, at a table and on a score sheet. */
const BEGINNINGS: Record<string, () => string> = { shift: m.cb_draft, sheet: m.set_up }

const shiftText = (shift: number): string => m.cb_table_shift({ shift: shiftNumeral(shift) })
