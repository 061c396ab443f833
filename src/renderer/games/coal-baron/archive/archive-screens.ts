/** Coal Baron's screens for a finished game. */
import { kinds, type Kind } from '../../../../games/coal-baron/bot/review/kinds.ts'
import { scale } from '../../../../games/coal-baron/bot/review/scale.ts'
import type { Theme } from '../../../../games/coal-baron/puzzles/theme.ts'
import type { CoalBaronWire } from '../../../../games/coal-baron/wire/wire.ts'
import type { LogItem } from '../../../../games/coal-baron/rules/log-item.ts'
import { m } from '../../../paraglide/messages.js'
import { TENTHS_OF_POINTS } from '../../screens/reason-words.ts'
import { type ArchiveScreens, type ReviewScreens } from '../../screens/archive-screens.ts'
import { reasonTexts } from '../hints/reason-words.ts'
import { AREA_NAMES } from '../words/area-names.ts'
import { orderName, spaceName } from '../words/piece-names.ts'
import { situations } from './situation-screens.ts'
import ElementsPlot from './ElementsPlot.svelte'
import { replay } from './replay-screens.ts'
import { continued, type CoalBaronGame } from './stored-game.ts'
import { present } from '../../../../games/building-blocks/present.ts'

const kindNames: Record<Kind, () => string> = { draft: m.cb_draft, ...AREA_NAMES }

const themeNames: Record<Theme, () => string> = {
  draft: m.cb_draft,
  'last-turns': m.cb_theme_last_turns,
  'two-for-one': m.cb_theme_two_for_one,
  mining: AREA_NAMES.mining,
  delivery: AREA_NAMES.delivery,
  majority: m.cb_majority_title,
  marks: AREA_NAMES.money,
  order: AREA_NAMES.order,
  tile: AREA_NAMES.factory,
}

/** The space on which a turn places workers. */
const follows = (item: LogItem) => (item.type === 'turn' ? spaceName(item.space) : null)

const review: ReviewScreens<CoalBaronWire> = {
  ...{ kinds, kindNames, themeNames, scale, amounts: TENTHS_OF_POINTS, luck: true },
  reasons: reasonTexts,
  short: (item) => (item.type === 'draft' ? orderName(item.order) : present(follows(item), 'the words of a turn')),
  follows,
}

export const screens: ArchiveScreens = {
  ...replay,
  continued,
  review,
  situations,
  Plots: ElementsPlot,
} satisfies ArchiveScreens<CoalBaronWire, CoalBaronGame>
