/** A game as a database has it, not validated yet. */
export interface WholeGame {
  id: string
  record: string
  pending: string
  revision: number
  touchedAt: string
  removedAt: string | null
  finishedAt: string | null
  /** The JSON of a score sheet's edits, in order. */
  edits: string[]
}
