import { readSearch, type MistakeCode } from '../../contract/archive-search/read-search.ts'
import { Complaint } from './complaint.ts'

const REASONS: Readonly<Record<MistakeCode, (text: string) => string>> = {
  'unknown-field': (text) => `unknown field "${text}"; quote a word that has a colon`,
  'no-value': (text) => `nothing after "${text}"`,
  'no-number': (text) => `"${text}" is no number; write 3, >140 or 100..140`,
  'empty-range': (text) => `"${text}" leaves no number`,
  'no-date': (text) => `"${text}" is no date; write 2026, 2026-10, 2026-10-05 or "Oct 2026"`,
  'unknown-state': (text) => `unknown state "${text}"`,
  'open-quote': (text) => `the quotation mark before "${text}" is never closed`,
}

/** Throws a `Complaint` if a search has a mistake. */
export function checkSearch(search: string): void {
  const { mistake } = readSearch(search)
  if (!mistake) return
  const { code, from, text, meant } = mistake
  const hint = meant === null ? '' : `; did you mean "${meant}"?`
  throw new Complaint(`search, character ${from + 1}: ${REASONS[code](text)}${hint}`)
}
