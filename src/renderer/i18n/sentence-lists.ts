/** Lists as they stand in a sentence. */
import { isolated } from './isolated.ts'
import { languageTag } from './locale.svelte.ts'

/** "Mike, Lucy and George" in the current language. */
export const listOf = (items: readonly string[]): string =>
  new Intl.ListFormat(languageTag(), { type: 'conjunction' }).format(items.map(isolated))
