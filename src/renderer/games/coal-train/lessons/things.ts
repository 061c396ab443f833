/** The things at the table that lessons point at. */

/** Selectors by the first word of a thing's name; the other words say which one. */
const SELECTORS: Readonly<Record<string, (...which: string[]) => string>> = {
  valley: () => '[data-area="valley"]',
  goods: () => '[data-area="goods"]',
  rondel: () => '[data-area="rondel"]',
  siding: () => '[data-area="siding"]',
  space: (row, column) => `[data-space="${row} ${column}"]`,
  here: () => '[data-under-agent]',
  'free-spaces': () => '.board[data-asked="replenishing"] [data-space][data-bright]',
  subsidy: (id) => `[data-subsidy="${id}"]`,
  held: (id) => `[data-tile-held="${id}"]`,
  place: (id) => `[data-place="${id}"]`,
  card: (id) => `[data-card="${id}"]`,
  choices: () => '[data-choice]',
  confirm: () => '[data-order] [data-do="confirm"]',
  exchange: () => '[data-do="exchange"]',
  coal: () => '[data-do="coal"]',
  end: () => '[data-do="end"]',
  lamp: () => '.yard .lamp',
  points: () => '[data-points-of="0"]',
  'next-part': () => '[aria-labelledby="ceremony-title"] footer button:first-child',
}

/** Throws for a name that stands for nothing: a test goes through all that lessons use. */
export function selectorOf(thing: string): string {
  const [kind, ...which] = thing.split(' ')
  const selector = SELECTORS[kind]
  if (!selector) throw new Error(`nothing at the table is called ${thing}`)
  return selector(...which)
}
