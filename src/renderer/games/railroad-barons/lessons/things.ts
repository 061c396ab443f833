/** The things at the table that lessons point at. */

/** Selectors by the first word of a thing's name; the second word says which one. */
const SELECTORS: Readonly<Record<string, (which: string) => string>> = {
  platforms: () => '[data-platform]',
  platform: (id) => `[data-platform="${id}"]`,
  certificate: (id) => `[data-certificate="${id}"]`,
  hill: () => '.board > section:first-child',
  investors: () => '[data-desk] .cards [data-bright]',
  choices: () => '[data-desk] [data-bright]',
  offer: () => '[data-desk] .value > button',
  'start-price': () => '[data-desk] .choices > button:last-child',
  ask: (id) => `[data-desk] [data-ask="${id}"]`,
  price: () => '[data-desk] .desk > div > button:first-of-type',
  set: () => '[data-desk] button[data-bright]',
  make: () => '[data-make]',
  pass: () => '[data-pass]',
  done: () => '[data-done]',
  'bank-railroads': () => '[data-desk] [data-bright][data-side]',
  'level-4': () => '[data-desk] [data-bright][data-side="4"]',
  coaches: () => '.board [data-railroad]',
  next: () => '[data-next]',
  waiting: () => '.board .category',
  signals: () => '.signals li',
  'own-card': () => 'aside li:first-child .card',
}

/** Throws for a name that stands for nothing: a test goes through all that lessons use. */
export function selectorOf(thing: string): string {
  const [kind, which = ''] = thing.split(' ')
  const selector = SELECTORS[kind]
  if (!selector) throw new Error(`nothing at the table is called ${thing}`)
  return selector(which)
}
