/** Columns that let so many order cards lie as large as possible on a place a little higher than wide. */
export function cardColumns(cards: number): number {
  let columns = 2
  while (columns * columns < cards) columns++
  return columns
}
