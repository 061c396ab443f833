/** The notices of what others wrote, taken apart for a list. */

export interface LicenceNotice {
  /** Name and version. */
  name: string
  /** The licence's short name where there is one. */
  licence: string
  text: string
}

/** Reads what `npm run notices` writes: a heading for each package, its licence's name, and its text. */
export const licenceNoticesIn = (markdown: string): LicenceNotice[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [name, , ...lines] = section.trim().split('\n')
      const [licence, blank, ...text] = lines
      // Text outside a package's block is a few lines in one paragraph.
      return blank === '' ? { name, licence, text: unfenced(text) } : { name, licence: '', text: lines.join('\n') }
    })

const unfenced = (lines: string[]): string =>
  lines.filter((line, at) => !(line.startsWith('```') && (at === 0 || at === lines.length - 1))).join('\n')
