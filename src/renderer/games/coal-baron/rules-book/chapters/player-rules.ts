import { m } from '../../../../paraglide/messages.js'
import type { Rule } from '../../../screens/rules-book.ts'
import SeatTable from '../drawings/SeatTable.svelte'

export const playerRules = {
  players: {
    title: m.book_players,
    brief: m.book_players_brief,
    parts: [{ Drawing: SeatTable, caption: m.book_players_table }],
  },
  'two-players': { title: m.book_duel, brief: m.book_duel_brief, parts: [{ text: m.book_duel_1 }] },
} satisfies Record<string, Rule>
