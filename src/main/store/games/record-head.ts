import * as v from 'valibot'
import { refusal } from '../../../contract/errors.ts'
import type { GameRecord } from '../../../games/record/record.ts'
import { players } from '../../platform/columns.ts'
import { partsOf, type JsonParts } from '../../platform/json-text.ts'

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

/** A record whose head was read and whose long rest is text. */
export interface HeadedRecord {
  head: Head
  /** The record's JSON with this told instead; what is undefined is left out. */
  retold: (told: Partial<Told>) => string
}

/**
 * Reads the parts of a record that lists are made of. Throws `game-unreadable`, with the id under which it is kept, where they
 * haven't their form.
 */
export function headed(record: string, id: string): HeadedRecord {
  const parts = partsOf(record)
  const read = v.safeParse(form, membersIn(parts))
  if (!read.success || read.output.id !== id) throw refusal('game-unreadable', { at: id })
  return { head: read.output as Head, retold: (told) => parts.with(written(told)) }
}

function membersIn(parts: JsonParts): unknown {
  try {
    return parts.members(HEAD)
  } catch {
    return null
  }
}

const written = (told: Partial<Told>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(told).map(([key, value]) => [key, JSON.stringify(value) as string | undefined]))
