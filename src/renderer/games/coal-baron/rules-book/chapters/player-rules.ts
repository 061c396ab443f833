import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'
import SeatTable from '../drawings/SeatTable.svelte'

export const playerRules = {
  players: {
    title: m.cb_book_players,
    brief: m.cb_book_players_brief,
    parts: [{ Drawing: SeatTable, caption: m.cb_book_players_table }],
  },
  'two-players': { title: m.cb_with_two_players, brief: m.cb_book_duel_brief, parts: [{ text: m.cb_book_duel_1 }] },
} satisfies Record<string, Rule>
