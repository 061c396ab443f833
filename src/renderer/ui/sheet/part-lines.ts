/** The lines of a result's table. */

export interface PartCell {
  text: string
  isLoss?: boolean
  /** Where the number was entered; nothing for a sum. */
  field?: string
}

export interface PartLine {
  key: string
  name: string
  /** The rule, or the reason for the numbers. */
  why?: string
  /** By seat. */
  cells: PartCell[]
  /** The parts of a sum, shown once it is opened. */
  parts?: PartLine[]
}
