/** Coal Baron in words, as the house asks for them. */
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
import type { CoalBaronWire } from '../../../../games/coal-baron/wire/wire.ts'

const TAKE_BACK: Record<string, () => string> = {
  step: m.cb_table_take_back_step,
  placement: m.cb_table_take_back_placement,
  move: m.cb_table_take_back_move,
}

export const words: Words = {
  progress: ({ key, params }) => (Number(params.shift) > 0 ? shiftText(Number(params.shift)) : BEGINNINGS[key]()),
  turn: ({ view, players }) => turnText(view, players),
  asked: ({ view }) => view.phase,
  takeBack: (what) => TAKE_BACK[what](),
  refusal: refusalText,
  logLines: (log, players) => logLines([...log], players),
  logSentence: (item, players) => logSentence(item, players),
  newGame,
  winner: (result, players) => winnerWords(result, players),
  level,
  parts: partNames,
} satisfies Words<CoalBaronWire>

/** Before the first shift, at a table and on a score sheet. */
const BEGINNINGS: Record<string, () => string> = { shift: m.cb_draft, sheet: m.set_up }

const shiftText = (shift: number): string => m.cb_table_shift({ shift: shiftNumeral(shift) })
