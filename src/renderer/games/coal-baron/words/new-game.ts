/** A new game in words: its players and the start of each. */
import { LOCKED, STARTING_MARKS, STARTING_WORKERS } from '../../../../games/coal-baron/state/components.ts'
import { m } from '../../../paraglide/messages.js'

export const newGame = (players: number): { lead: string; setup: string } => ({
  lead: m.new_lead(),
  setup: `${shares(players)} ${closed(players)}`,
})

const shares = (players: number): string =>
  m.new_hint({
    players: m.count_players({ count: players }),
    workers: m.count_workers({ count: STARTING_WORKERS[players] }),
    marks: m.count_marks({ count: STARTING_MARKS[players] }),
  })

function closed(players: number): string {
  const count = LOCKED[players].length
  return count > 0 ? m.new_locked({ count }) : m.new_all_open()
}
