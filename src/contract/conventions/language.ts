/** The languages that Pithead speaks. */
export const LANGUAGES = ['en', 'de', 'nl'] as const
export type Language = (typeof LANGUAGES)[number]

/** The language as set; for `system` the first of the system's languages that Pithead speaks, else English. */
export const languageFor = (setting: Language | 'system', system: readonly string[]): Language =>
  setting === 'system' ? firstSpoken(system) : setting

function firstSpoken(tags: readonly string[]): Language {
  const spoken = tags.map((tag) => tag.slice(0, 2).toLowerCase()).filter((tag) => LANGUAGES.includes(tag as Language))
  return (spoken[0] as Language | undefined) ?? 'en'
}
