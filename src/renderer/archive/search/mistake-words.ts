/** A search's mistake in words. */
import type { Mistake, MistakeCode } from '../../../contract/archive-search/read-search.ts'
import { m } from '../../paraglide/messages.js'

const WORDS: Readonly<Record<MistakeCode, (text: string) => string>> = {
  'unknown-field': (text) => m.search_unknown_field({ text }),
  'no-value': (text) => m.search_no_value({ text }),
  'no-number': (text) => m.search_no_number({ text }),
  'empty-range': (text) => m.search_empty_range({ text }),
  'no-date': (text) => m.search_no_date({ text }),
  'unknown-state': (text) => m.search_unknown_state({ text }),
  'open-quote': (text) => m.search_open_quote({ text }),
}

export const mistakeText = ({ code, text, meant }: Mistake): string =>
  [WORDS[code](text), meant && m.search_meant({ meant }), m.search_not_yet()].filter(Boolean).join(' ')
