/** The exit statuses of the command line (docs/command-line.md). */
export const STATUS = {
  ok: 0,
  refused: 1,
  usage: 2,
  failure: 3,
} as const

export type Status = (typeof STATUS)[keyof typeof STATUS]

export const MEANINGS: readonly [status: Status, meaning: string][] = [
  [STATUS.ok, 'success'],
  [STATUS.refused, 'a file or a game was refused, or a changed game was left alone for want of --keep'],
  [STATUS.usage, 'wrong usage'],
  [STATUS.failure, "the data folder can't be opened, a file can't be written, or nothing is found"],
]
