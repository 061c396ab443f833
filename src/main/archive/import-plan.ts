/** The games that an import writes, once it is said which of two under one id is kept. */
import { randomUUID } from 'node:crypto'
import type { ImportItem, ImportResult } from '../../contract/archive.ts'
import type { GameRecord } from '../../games/record/record.ts'

/** A game to be written: one more, one in place of the one under its id, or one back from the bin. */
export type Write = { id: string } & ({ kind: 'create' | 'replace'; text: string } | { kind: 'return' })

/** A game that was found and its record's JSON. */
export interface Entry {
  item: Exclude<ImportItem, { state: 'refused' | 'left-out' }>
  /** Under the id of the game that it may replace. */
  text: string
  /** Its id in the file. */
  ownId: string
}

/** In the order of the files; of several games under one id the later choice holds. */
export function planOf(entries: readonly Entry[]): Write[] {
  const writes = new Map<string, Write>()
  for (const entry of entries) for (const write of writesOf(entry)) add(writes, write)
  return [...writes.values()]
}

/** A new game that is not yet written is replaced where it waits. */
function add(writes: Map<string, Write>, write: Write): void {
  const before = writes.get(write.id)
  if (before && write.kind === 'return') return
  writes.set(write.id, before?.kind === 'create' && write.kind === 'replace' ? { ...write, kind: 'create' } : write)
}

/** The writes for one game that was found; none where it stays as it is. */
export function writesOf({ item, text, ownId }: Entry): Write[] {
  const { id } = item
  if (item.state === 'new') return [{ kind: 'create', id, text }]
  if (item.state === 'back') return [{ kind: 'return', id }]
  if (item.state !== 'changed') return []
  if (item.keep === 'theirs') return [{ kind: 'replace', id, text }]
  const mine: Write[] = item.removed ? [{ kind: 'return', id }] : []
  return item.keep === 'both'
    ? [...mine, { kind: 'create', ...underId(item.alike ? ownId : randomUUID(), text) }]
    : mine
}

const underId = (id: string, text: string) => ({
  id,
  text: JSON.stringify({ ...(JSON.parse(text) as GameRecord), id }),
})

export function resultOf(writes: readonly Write[], entries: readonly Entry[]): ImportResult {
  const count = (kind: Write['kind']) => writes.filter((write) => write.kind === kind).length
  const left = entries.filter(({ item }) => item.state === 'changed' && item.keep === 'mine').length
  return { added: count('create'), replaced: count('replace'), back: count('return'), left }
}
