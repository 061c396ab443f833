import type { Language } from '../../contract/api.ts'
import { LANGUAGES } from '../../contract/conventions/language.ts'

const NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', nl: 'Nederlands' }

/** Each language under its own name, so that it is found whatever the texts are in now. */
export const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: NAMES[value] }))
