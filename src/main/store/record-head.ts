import type { GameRecord } from '../../games/record/record.ts'
import { membersOf } from '../base/json-text.ts'

/** What may be told otherwise of a game that was played as before; undefined where nothing is. */
export type Told = Pick<GameRecord, 'players' | 'place' | 'notes' | 'tags' | 'star'>

const HEAD = ['id', 'mode', 'players', 'startedAt', 'place', 'notes', 'tags', 'star', 'result'] as const
export type Head = Pick<GameRecord, (typeof HEAD)[number]>

/** The parts of a record that lists are made of, without reading the long rest. */
export const headOf = (record: string): Head => membersOf(record, HEAD) as Head
