/** A new game in words: its players and the start of each. */
import { LOCKED, STARTING_MARKS, STARTING_WORKERS } from '../../../../games/coal-baron/state/components.ts'
import { m } from '../../../paraglide/messages.js'

export const newGame = (players: number): { lead: string; setup: string } => ({
  lead: m.cb_new_lead(),
  setup: `${shares(players)} ${closed(players)}`,
})

const shares = (players: number): string =>
  m.cb_new_hint({
    players: m.count_players({ count: players }),
    workers: m.cb_count_workers({ count: STARTING_WORKERS[players] }),
    marks: m.cb_count_marks({ count: STARTING_MARKS[players] }),
  })

function closed(players: number): string {
  const count = LOCKED[players].length
  return count > 0 ? m.cb_new_locked({ count }) : m.cb_new_all_open()
}
