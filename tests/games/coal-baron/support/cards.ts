/** The printed order cards, as the table of components has them: spots, victory points, and the vehicles that carry them. */
const CARDS = `
  Y    2  B C T E
  B    3  B C T E
  YY   3  B C T E
  G    4  B C T E
  YYY  4  C T
  K    5  B C T E
  BB   5  B C T E
  BBB  7  B E
  GG   7  B C T E
  KK   9  B C T E
  GGG  9  B E
  YBGK 10 B C T E
  KKK  12 C T`

export const printedCards: { id: string; points: number }[] = CARDS.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
  .flatMap(([spots, points, ...vehicles]) => vehicles.map((vehicle) => ({ id: vehicle + spots, points: +points })))

const POINTS = new Map(printedCards.map(({ id, points }) => [id, points]))
export const pointsOf = (order: string): number => POINTS.get(order) as number
