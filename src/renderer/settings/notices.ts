/** The notices of what others wrote, taken apart for a list. */

export interface Notice {
  /** Name and version. */
  name: string
  /** The licence's short name where there is one. */
  licence: string
  text: string
}

/** Reads what `npm run notices` writes: a heading for each package, its licence's name, and its text. */
export const noticesIn = (markdown: string): Notice[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [name, , ...lines] = section.trim().split('\n')
      const [licence, , ...rest] = lines
      const isText = rest[0]?.startsWith('```')
      return isText
        ? { name, licence, text: rest.slice(1, rest.lastIndexOf('```')).join('\n') }
        : { name, licence: '', text: lines.join('\n') }
    })
