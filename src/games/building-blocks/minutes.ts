interface Timed {
  startedAt: string
  finishedAt: string | null
  /** Minutes that somebody entered, if the times don't tell. */
  minutes?: number
}

const MINUTE = 60_000

/** How long a finished game took, in whole minutes; 0 if nobody knows, or a clock went back meanwhile. */
export function minutesOf({ startedAt, finishedAt, minutes }: Timed): number {
  if (minutes !== undefined) return minutes
  return Math.max(0, Math.round((Date.parse(finishedAt ?? startedAt) - Date.parse(startedAt)) / MINUTE))
}
