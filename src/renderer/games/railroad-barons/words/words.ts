/** Railroad Barons in words, as the house asks for them. */
import type { Result, View } from '../../../../games/railroad-barons/rules/types.ts'
import { HOLDINGS, START_CASH, TOP_PRICE } from '../../../../games/railroad-barons/state/components.ts'
import type { Player } from '../../../../games/building-blocks/players.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { m } from '../../../paraglide/messages.js'
import type { Words } from '../../screens/words.ts'
import { holdingName } from './piece-names.ts'
import { fact } from './fact-words.ts'
import { level } from './levels.ts'
import { logLines, logSentence } from './log-words.ts'
import { usd } from './money.ts'
import { refusalText } from './refusals.ts'
import { roundText, turnText } from './round-words.ts'
import type { BaronsWire } from '../../../../games/railroad-barons/wire/wire.ts'

const TAKE_BACK: Record<string, () => string> = { piece: m.rb_take_back_piece, turn: m.rb_take_back_turn }

export const words: Words = {
  progress: ({ key, params }) =>
    key === 'sheet' ? m.score_sheet() : roundText({ stock: Number(params.stock), operating: Number(params.operating) }),
  turn: ({ view, players }) => turnText(view, players),
  asked: ({ view }) => askedKey(view),
  takeBack: (what) => TAKE_BACK[what](),
  refusal: refusalText,
  logLines: (log, players) => logLines([...log], players),
  logSentence: (item, players) => logSentence(item, players),
  newGame: () => ({
    lead: m.rb_new_lead(),
    setup: m.rb_new_setup({ cash: usd(START_CASH), top: usd(TOP_PRICE) }),
    variants: [
      {
        option: 'values',
        name: m.rb_new_values(),
        values: [
          { value: 'named', label: m.rb_new_named() },
          { value: 'face', label: m.rb_new_face() },
        ],
      },
    ],
  }),
  again: ({ view }) => ({ values: view.values }),
  winner: (result, players) => winnerWords(result, players),
  level,
  fact,
  parts: () => [m.rb_part_cash(), ...HOLDINGS.map((holding) => m.rb_part_shares({ holding: holdingName(holding) }))],
} satisfies Words<BaronsWire>

const askedKey = ({ phase, operation }: View): string => `${phase} ${operation?.holding ?? ''}`

/** Who won, and by how much. */
function winnerWords({ scores, winners }: Result, players: readonly Pick<Player, 'name'>[]) {
  const [first] = winners
  const worth = usd(scores[first].total)
  if (winners.length > 1) {
    return { title: m.rb_shared({ names: listOf(players.map(({ name }) => name)), worth }), why: '' }
  }
  const other = 1 - first
  const ahead = usd(scores[first].total - scores[other].total)
  return {
    title: m.rb_wins({ name: players[first].name, worth }),
    why: m.rb_wins_by({ ahead, other: players[other].name }),
  }
}
