/** The lines of a result's table. */

export interface PartCell {
  text: string
  isLoss?: boolean
  /** Key of the field in which the number was entered; left out for a sum. */
  field?: string
}

export interface PartLine {
  key: string
  name: string
  /** The rule, or the reason for the numbers. */
  why?: string
  /** A cell for each seat. */
  cells: PartCell[]
  /** The parts of a sum, shown once it is opened. */
  parts?: PartLine[]
}
