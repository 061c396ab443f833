/** A table's record as its JSON, in which what was written before is not written again: a long game costs no more than a short one. */
import { recordOf, type Table } from './table.ts'

/** The same as `JSON.stringify(recordOf(table))`. */
export function recordText(table: Table): string {
  const { finishedAt, moves = [], result } = recordOf(table)
  const head = textOf(table.head).slice(0, -1)
  const entries = moves.map((entry) => textOf(entry as object)).join()
  return `${head},"finishedAt":${JSON.stringify(finishedAt)},"moves":[${entries}],"result":${JSON.stringify(result)}}`
}

/** Texts by object: heads and entries never change. */
const texts = new WeakMap<object, string>()

function textOf(part: object): string {
  const known = texts.get(part)
  if (known !== undefined) return known
  const text = JSON.stringify(part)
  texts.set(part, text)
  return text
}
