/** Coal Train in words, as the house asks for them. */
import { isTieOpen, type SheetResult } from '../../../../games/coal-train/score-sheet/account.ts'
import type { View } from '../../../../games/coal-train/rules/types.ts'
import { tilesOf } from '../../../../games/coal-train/state/components.ts'
import type { Player } from '../../../../games/building-blocks/players.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { m } from '../../../paraglide/messages.js'
import type { Words } from '../../screens/words.ts'
import { fact } from './fact-words.ts'
import { level } from './levels.ts'
import { logLines, logSentence } from './log-words.ts'
import { refusalText } from './refusals.ts'
import { roundText, turnText } from './round-words.ts'
import type { CoalTrainWire } from '../../../../games/coal-train/wire/wire.ts'

const TAKE_BACK: Record<string, () => string> = { piece: m.ct_take_back_piece, action: m.ct_take_back_action }

export const words: Words = {
  progress: ({ key, params }) => (key === 'sheet' ? m.score_sheet() : roundText(Number(params.round), key === 'last')),
  turn: ({ view, players }) => turnText(view, players),
  asked: ({ view }) => askedKey(view),
  takeBack: (what) => TAKE_BACK[what](),
  refusal: refusalText,
  logLines: (log, players) => logLines([...log], players),
  logSentence: (item, players) => logSentence(item, players),
  newGame: (players) => ({ lead: m.ct_new_lead(), setup: m.ct_new_setup({ tiles: tilesIn(players) }) }),
  winner: (result, players) => winnerWords(result, players),
  level,
  parts: () => [m.ct_part_towns(), m.ct_part_cities(), m.ct_part_cards(), m.ct_contracts(), m.ct_part_scoring()],
  fact,
} satisfies Words<CoalTrainWire>

/** Tiles of both sections, those of the first market among them. */
const tilesIn = (players: number): number => tilesOf('A', players).length + tilesOf('B', players).length

const askedKey = ({ phase, turn, step }: View): string => `${phase} ${turn ?? ''} ${step?.at ?? ''}`

/** Says by how much somebody won; empty if the table named another winner than the points do. */
function whyAhead(ahead: number, other: string): string {
  if (ahead === 0) return m.ct_wins_tie({ other })
  return ahead > 0 ? m.ct_wins_by({ ahead, other }) : ''
}

/** Who won, and by how much, or by which resources. */
function winnerWords({ scores, winners }: SheetResult, players: readonly Pick<Player, 'name'>[]) {
  const [first] = winners
  const points = scores[first].total
  const names = listOf(winners.map((seat) => players[seat].name))
  if (isTieOpen({ scores, winners })) return { title: m.ct_level({ names, points }), why: m.ct_level_why() }
  if (winners.length > 1) return { title: m.ct_shared({ names, points }), why: '' }
  const others = scores.flatMap((_, seat) => (seat === first ? [] : [seat]))
  const second = others.toSorted((one, other) => scores[other].total - scores[one].total)[0]
  const ahead = points - scores[second].total
  const other = players[second].name
  return {
    title: m.ct_wins({ name: names, points }),
    why: whyAhead(ahead, other),
  }
}
