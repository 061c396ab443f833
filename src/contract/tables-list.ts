import type { TableSummary } from './api.ts'

/** The list of tables with a line as `summary.changed` tells it: the most recently touched stands first. */
export const withLine = (tables: readonly TableSummary[], line: TableSummary): TableSummary[] => [
  line,
  ...tables.filter(({ id }) => id !== line.id),
]
