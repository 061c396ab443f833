/** The beginning of a formula in spreadsheets. Numbers are no formulas, whatever their sign. */
const FORMULA = /^[=+\-@\t\r]/

/** A cell of a CSV row, quoted where it must be, and so that no spreadsheet takes a text for a formula. */
export function csvField(cell: string | number | undefined): string {
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell ?? '')
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
