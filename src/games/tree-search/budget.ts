/** The end of a search: after so many iterations, or when `expired` says so. */
export interface Budget {
  iterations: number
  expired: () => boolean
}
