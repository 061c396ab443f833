/** The things at the table that lessons point at. */

/** Selectors by the first word of a thing's name; the other words say which one. */
const SELECTORS: Readonly<Record<string, (...which: string[]) => string>> = {
  space: (id) => `[data-space="${id}"]`,
  card: (id) => `[data-card="${id}"]`,
  level: (level) => `[data-drop="level ${level}"]`,
  load: (level, coal) => `[data-load="${level}${coal}"]`,
  spot: (order, spot) => `[data-spot="${order} ${spot}"]`,
  storage: () => '[data-drop="storage"]',
  canteen: () => '[data-area="canteen"]',
  pit: () => '[data-area="pit"]',
  orders: () => '[data-area="orders"]',
  balance: () => '.board [data-rule="balance"]',
  workers: () => 'aside li:first-child [data-rule="turn"]',
  marks: () => 'aside li:first-child [data-rule="money"]',
  points: () => '[data-points-of="0"]',
  clock: () => '[aria-labelledby="clock-title"]',
  header: () => '.table > header',
  console: () => '.console',
  log: () => '[data-log]',
  'end-mining': () => '[data-end-mining]',
  'put-back': () => '.desk .foot button',
  'start-shift': () => '[aria-labelledby="ceremony-title"] footer button:first-child',
}

/** Throws for a name that stands for nothing: a test goes through all that lessons use. */
export function selectorOf(thing: string): string {
  const [kind, ...which] = thing.split(' ')
  const selector = SELECTORS[kind]
  if (!selector) throw new Error(`nothing at the table is called ${thing}`)
  return selector(...which)
}
