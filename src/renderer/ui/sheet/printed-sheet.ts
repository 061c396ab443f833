/** The parts of a sheet that every printed one tells. */
export interface PrintedSheet {
  /** ISO 8601. */
  startedAt: string
  finishedAt: string | null
  place: string | null
  notes: string | null
  pad: { players: readonly { name: string; color: string }[] }
}
