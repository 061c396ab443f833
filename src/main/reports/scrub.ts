/** Takes out of a text what may tell who sits at the machine or at the table, in whatever spelling it comes. */
import { homedir } from 'node:os'

/** Between folders: plain, doubled as in a quoted text, or percent-encoded. */
const SEPARATOR = String.raw`(?:[\\/]|%2F|%5C)+`
/** A character of a name, which may be a space: used where a folder follows, as on Windows. */
const NAME = String.raw`(?:[^\\/:*?"'<>|\n%]|%(?!2F|5C))`
const BEFORE = String.raw`(?:file:\/\/)?(?:${SEPARATOR})?[a-z](?::|%3A)`

const ON_WINDOWS = `${BEFORE}${SEPARATOR}(?:users|documents(?: |%20)and(?: |%20)settings)${SEPARATOR}`
const ELSEWHERE = String.raw`(?:file:\/\/)?${SEPARATOR}(?:home|users)${SEPARATOR}`

const pattern = (source: string) => new RegExp(source, 'gi')

/** Wherever people's folders lie, in this order: the narrower pattern first. */
const FOLDERS = [
  pattern(`${ON_WINDOWS}${NAME}{1,64}?(?=${SEPARATOR})`),
  pattern(String.raw`${ON_WINDOWS}[^\\/\s:"']+`),
  pattern(String.raw`${ELSEWHERE}[^\\/\s:"'%)]+(?:%(?!2F|5C)[^\\/\s:"'%)]*)*`),
]

/** A user's own folder may lie elsewhere: each part of it, plain or percent-encoded. */
function own(home: string): RegExp {
  const parts = home.split(/[\\/]+/).filter(Boolean)
  const spelled = parts.map((part) => `(?:${escaped(part)}|${escaped(encodeURIComponent(part))})`)
  return pattern(`(?:file://)?(?:${SEPARATOR})?${spelled.join(SEPARATOR)}(?![\\w-])`)
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const TAKEN_OUT: readonly [RegExp, string][] = [
  // A person's page is called by their name; a game's by an id, which another program may have made of names.
  [/#\/people\/[^\s"'`?)]+/g, '#/people/…'],
  [/(#\/[a-z-]+\/)(?![\da-f-]+(?:[/?\s"'`)]|$))[^\s"'`?/)]+/g, '$1…'],
  [/([?&]token=)[\w-]+/g, '$1…'],
  [/((["']?)\b(?:name|names|to|from)\2\s*:\s*)(["'`])(?:\\.|(?!\3)[^\\])*\3/g, "$1'…'"],
  // The engine's message quotes text that isn't JSON.
  [/(?:\.{3})?"[^\n]{0,300}"(?:\.{3})? is not valid JSON/g, '"…" is not valid JSON'],
  // A record's file is named after its players.
  [/[^\\/'"`\n]{1,200}\.(pithead|bgsplay)\b/gi, '….$1'],
]

/** The text without names of people in addresses, parameters and files, and with the user's own folder written `~`. */
export function scrubbed(text: string, home = homedir()): string {
  const folders = home.length > 1 ? [own(home), ...FOLDERS] : FOLDERS
  const without = folders.reduce((left, folder) => left.replaceAll(folder, '~'), text)
  return TAKEN_OUT.reduce((left, [found, instead]) => left.replaceAll(found, instead), without)
}
