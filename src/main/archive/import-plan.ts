/** The games that an import writes, once it is said which of two under one id is kept. */
import { randomUUID } from 'node:crypto'
import type { ImportResult } from '../../contract/archive.ts'
import { parsedRecord, type GameRecord } from '../../games/record/record.ts'
import type { SpooledGame } from '../store/archive/import-spool.ts'

/**
 * A game to be written: one more, one in place of the one under its id, or one back from the bin. Its record is the one found
 * at the place `at`, under this id.
 */
export type Write = { id: string } & ({ kind: 'create' | 'replace'; at: number } | { kind: 'return' })

export interface Plan {
  writes: Write[]
  result: ImportResult
}

/** In the order of the files; of several games under one id the later choice holds. */
export function planOf(games: Iterable<SpooledGame>): Plan {
  const writes = new Map<string, Write>()
  let left = 0
  for (const game of games) {
    if (game.state === 'changed' && game.keep === 'mine') left++
    for (const write of writesOf(game)) add(writes, write)
  }
  const counts = { create: 0, replace: 0, return: 0 }
  for (const { kind } of writes.values()) counts[kind]++
  const { create: added, replace: replaced, return: back } = counts
  return { writes: [...writes.values()], result: { added, replaced, back, left } }
}

/** A new game that is not yet written is replaced where it waits. */
function add(writes: Map<string, Write>, write: Write): void {
  const before = writes.get(write.id)
  if (before && write.kind === 'return') return
  writes.set(write.id, before?.kind === 'create' && write.kind === 'replace' ? { ...write, kind: 'create' } : write)
}

/** The writes for one game that was found; empty if it stays as it is. */
export function writesOf({ at, id, ownId, state, keep, removed, alike }: SpooledGame): Write[] {
  if (state === 'new') return [{ kind: 'create', id, at }]
  if (state === 'back') return [{ kind: 'return', id }]
  if (keep === 'theirs') return [{ kind: 'replace', id, at }]
  const mine: Write[] = removed ? [{ kind: 'return', id }] : []
  return keep === 'both' ? [...mine, { kind: 'create', id: alike ? ownId : randomUUID(), at }] : mine
}

/** The record as it is written: one of two that are both kept has another id. */
export const underId = (text: string, id: string): GameRecord => ({ ...parsedRecord(text), id })
