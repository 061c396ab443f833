/** Every text uses the terms of docs/glossary.md, and none of the words that stand for something else there. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

type Message = string | [{ match: Record<string, string> }]
/** Without parameters and without what stands in quotation marks: that is a name. */
const textOf = (message: Message) =>
  (typeof message === 'string' ? [message] : Object.values(message[0].match))
    .join('\n')
    .replaceAll(/\{\w+\}|“[^”]*”|„[^“]*“|‘[^’]*’/gu, '')

const areas = readdirSync(join(root, 'messages'))
const textsIn = (language: string): Record<string, string> =>
  Object.fromEntries(
    areas.flatMap((area) => {
      const messages = readFileSync(join(root, 'messages', area, `${language}.json`), 'utf8')
      return Object.entries(JSON.parse(messages) as Record<string, Message>).map(([key, text]) => [key, textOf(text)])
    }),
  )
const texts = { en: textsIn('en'), de: textsIn('de'), nl: textsIn('nl') }

interface Term {
  en: string[]
  de: string[]
  nl: string[]
  notDe: string[]
  notNl: string[]
}

const listIn = (cell: string) => cell.split(', ').filter(Boolean)
const TERMS: Term[] = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (English|--)/.test(line))
  .map((line) => {
    const [en, de, nl, notDe, notNl] = line
      .split('|')
      .slice(1)
      .map((cell) => listIn(cell.trim()))
    return { en, de, nl, notDe, notNl }
  })

/** Not what the game means by the term. */
const OTHER_SENSES: Record<string, readonly string[]> = {
  // One after the other.
  order: [
    'cb_new_lead',
    'cb_board_return_tiles_title',
    'cb_board_return_orders_title',
    'cb_board_return_hint',
    'statistics_order_place',
  ],
  // The key.
  shift: ['score_redo_what'],
}

// The first test sees to it that a form has nothing in it that means something to a regular expression.
/** A whole word in the singular or plural; one that is written with a capital only so. */
const english = (form: string) => new RegExp(`(?<!\\p{L})${form}(s|es)?(?!\\p{L})`, /^[A-Z]/.test(form) ? 'gu' : 'giu')
/** Anywhere, also in a compound. */
const within = (form: string) => new RegExp(form.replaceAll('…', '.*'), 'isu')
/** A word, or with `…` the beginning of one. */
const word = (form: string) =>
  new RegExp(`(?<!\\p{L})${form.replace('…', '')}${form.endsWith('…') ? '' : '(?!\\p{L})'}`, 'iu')

/** Long terms first, so that "pit cage" is no pit. */
const byLength = TERMS.toSorted((a, b) => b.en[0].length - a.en[0].length)

/** The terms in an English text. */
function termsIn(text: string): Term[] {
  let rest = text
  return byLength.filter(({ en }) =>
    en.map(english).some((form) => {
      const before = rest
      rest = rest.replaceAll(form, '·')
      return rest !== before
    }),
  )
}

const lacks = (term: Term, key: string, language: 'de' | 'nl') =>
  !term[language].some((form) => within(form).test(texts[language][key]))

/** "key: term" for every text that says something else for the term. */
const astray = (language: 'de' | 'nl') =>
  Object.entries(texts.en).flatMap(([key, text]) =>
    termsIn(text)
      .filter((term) => lacks(term, key, language))
      .map(({ en: [term] }) => ({ term, key })),
  )

const said = ({ term, key }: { term: string; key: string }) => `${key}: ${term}`
const isOtherSense = ({ term, key }: { term: string; key: string }) => OTHER_SENSES[term]?.includes(key)

test('the glossary has its terms', () => {
  expect(TERMS.length).toBeGreaterThan(40)
  const forms = TERMS.flatMap(({ en, de, nl, notDe, notNl }) => [...en, ...de, ...nl, ...notDe, ...notNl])
  expect(forms.filter((form) => !/^[\p{L} …-]+$/u.test(form))).toEqual([])
  expect(TERMS.filter(({ en, de, nl }) => [en, de, nl].some((forms) => forms.length === 0))).toEqual([])
})

describe.each(['de', 'nl'] as const)('the texts in %s', (language) => {
  test('have the term where the English text has it', () => {
    expect(
      astray(language)
        .filter((each) => !isOtherSense(each))
        .map(said),
    ).toEqual([])
  })
  test('have no word that the glossary rules out', () => {
    const forbidden = TERMS.flatMap((term) => (language === 'de' ? term.notDe : term.notNl))
    const found = Object.entries(texts[language]).flatMap(([key, text]) =>
      forbidden.filter((form) => word(form).test(text)).map((form) => `${key}: ${form}`),
    )
    expect(found).toEqual([])
  })
})

test.each([
  ['de', /Partie/u],
  ['nl', /partij/iu],
] as const)(
  'a game that was played is no Partie and no partij in %s, but where a table is scored',
  (language, form) => {
    const keys = Object.keys(texts.en).filter((key) => form.test(texts[language][key]))
    expect(keys.filter((key) => !/score a .*table/i.test(texts.en[key]))).toEqual([])
  },
)

test('every other sense is one', () => {
  const all = [...astray('de'), ...astray('nl')].map(said)
  const listed = Object.entries(OTHER_SENSES).flatMap(([term, keys]) => keys.map((key) => said({ term, key })))
  expect(listed.filter((each) => !all.includes(each))).toEqual([])
})
