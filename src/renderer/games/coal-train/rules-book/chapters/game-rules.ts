import { m } from '../../../../paraglide/messages.js'
import { rule } from '../../../screens/rules-book.ts'
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
  aim: rule(m.book_aim, m.ct_book_aim_brief, m.ct_book_aim_1, m.ct_book_aim_2),
  setup: rule(
    m.set_up,
    () => m.ct_book_setup_brief({ coal: START_COAL, ...START_INCOME, AP: START_ACTION_POINTS }),
    () => m.ct_book_setup_1({ tiles: MARKET_TILES, reserve: RESERVE_TILES }),
    { Drawing: TileParts, caption: m.ct_book_tile_parts },
    () => m.ct_book_setup_2({ cards: CARDS_A_CITY }),
    { ruling: m.ct_book_setup_ruling },
  ),
  players: rule(
    m.ct_book_players,
    m.ct_book_players_brief,
    { Drawing: PlayerTable, caption: m.ct_book_players_table },
    m.ct_book_players_1,
  ),
  start: rule(m.ct_start_subsidies, m.ct_book_start_brief, m.ct_book_start_1),
  rounds: rule(m.ct_book_rounds, m.ct_book_rounds_brief, m.ct_book_rounds_1),
}
