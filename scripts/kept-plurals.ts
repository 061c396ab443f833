/** The page's plural rules, made once for each language. */
import type { Plugin } from 'vite'

const MADE_EACH_TIME = 'new Intl.PluralRules(locale, options)'
const KEPT = `const kept = new Map();
const rulesOf = (locale, options) => {
  const key = locale + JSON.stringify(options ?? null);
  if (!kept.has(key)) kept.set(key, ${MADE_EACH_TIME});
  return kept.get(key);
};
`

/** The code that Paraglide writes makes them for each text with a number: a tenth of the time in which a board follows a click. */
export function withKeptPlurals(code: string): string {
  if (!code.includes(MADE_EACH_TIME)) throw new Error('Paraglide makes plurals otherwise')
  return KEPT + code.replace(MADE_EACH_TIME, 'rulesOf(locale, options)')
}

export const keptPlurals = (): Plugin => ({
  name: 'kept-plurals',
  transform: (code, id) => (id.endsWith('/paraglide/registry.js') ? withKeptPlurals(code) : undefined),
})
