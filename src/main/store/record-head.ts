import * as v from 'valibot'
import { refusal } from '../../contract/errors.ts'
import type { GameRecord } from '../../games/record/record.ts'
import { players } from '../base/columns.ts'
import { membersOf } from '../base/json-text.ts'

/** Facts that may be changed in a game that was played as before; undefined if there is no change. */
export type Told = Pick<GameRecord, 'players' | 'place' | 'notes' | 'tags' | 'star'>

const HEAD = ['id', 'mode', 'players', 'startedAt', 'place', 'notes', 'tags', 'star', 'result'] as const
export type Head = Pick<GameRecord, (typeof HEAD)[number]>

const form = v.looseObject({
  id: v.string(),
  players,
  startedAt: v.string(),
  place: v.optional(v.string()),
  notes: v.optional(v.string()),
  tags: v.optional(v.array(v.string())),
  star: v.optional(v.boolean()),
})

/**
 * The parts of a record that lists are made of, without reading the long rest. Throws `game-unreadable`, with the id under which
 * it is kept, where they haven't their form.
 */
export function headOf(record: string, id: string): Head {
  const read = v.safeParse(form, membersIn(record))
  if (!read.success || read.output.id !== id) throw refusal('game-unreadable', { at: id })
  return read.output as Partial<Head> as Head
}

function membersIn(record: string): unknown {
  try {
    return membersOf(record, HEAD)
  } catch {
    return null
  }
}
