import { m } from '../../../../paraglide/messages.js'
import { rule } from '../../../screens/rules-book.ts'
import SeatTable from '../drawings/SeatTable.svelte'

export const playerRules = {
  players: rule(m.cb_book_players, m.cb_book_players_brief, { Drawing: SeatTable, caption: m.cb_book_players_table }),
  'two-players': rule(m.cb_with_two_players, m.cb_book_duel_brief, m.cb_book_duel_1),
}
