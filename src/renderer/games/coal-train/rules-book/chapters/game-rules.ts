import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'
import {
  CARDS_A_CITY,
  MARKET_TILES,
  RESERVE_TILES,
  START_COAL,
} from '../../../../../games/coal-train/state/components.ts'
import { START_ACTION_POINTS, START_INCOME } from '../../../../../games/coal-train/state/valley.ts'
import PlayerTable from '../drawings/PlayerTable.svelte'
import TileParts from '../drawings/TileParts.svelte'

export const gameRules = {
  aim: {
    title: m.book_aim,
    brief: m.ct_book_aim_brief,
    parts: [{ text: m.ct_book_aim_1 }, { text: m.ct_book_aim_2 }],
  },
  setup: {
    title: m.set_up,
    brief: () => m.ct_book_setup_brief({ coal: START_COAL, ...START_INCOME, AP: START_ACTION_POINTS }),
    parts: [
      { text: () => m.ct_book_setup_1({ tiles: MARKET_TILES, reserve: RESERVE_TILES }) },
      { Drawing: TileParts, caption: m.ct_book_tile_parts },
      { text: () => m.ct_book_setup_2({ cards: CARDS_A_CITY }) },
      { ruling: m.ct_book_setup_ruling },
    ],
  },
  players: {
    title: m.ct_book_players,
    brief: m.ct_book_players_brief,
    parts: [{ Drawing: PlayerTable, caption: m.ct_book_players_table }, { text: m.ct_book_players_1 }],
  },
  start: {
    title: m.ct_start_subsidies,
    brief: m.ct_book_start_brief,
    parts: [{ text: m.ct_book_start_1 }],
  },
  rounds: {
    title: m.ct_book_rounds,
    brief: m.ct_book_rounds_brief,
    parts: [{ text: m.ct_book_rounds_1 }],
  },
} satisfies Record<string, Rule>
