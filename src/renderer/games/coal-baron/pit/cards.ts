/** The number of columns in which the order cards are largest on a place a little higher than wide. */
export function cardColumns(cards: number): number {
  let columns = 2
  while (columns * columns < cards) columns++
  return columns
}
