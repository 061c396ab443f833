/** Whatever a bot tells of itself. */
import { levelOf } from '../../../games/building-blocks/players.ts'
import type { Identity } from '../../../games/facets/identity.ts'
import type { Words } from '../../games/screens/words.ts'
import { percent, plain } from '../../i18n/numbers.ts'
import { m } from '../../paraglide/messages.js'
import { levelName, levelStyle } from '../../games/screens/control-names.ts'
import type { Fitting } from './fitting-level.ts'

/**
 * How a bot plays, and its average score in games of `players` players. Null for a person, and for a level that the
 * game doesn't know.
 */
export function botText(control: string, words: Words, { averages }: Identity, players: number): string | null {
  const style = levelStyle(control, words)
  const average = averages?.[levelOf({ control }) ?? '']?.[players]
  return style && sentences(style, average !== undefined && m.bot_average({ average: plain(average), players }))
}

/** Why a bot suits a person, or who would suit them better. */
export function suitsText(control: string, words: Words, { level, ahead }: Fitting, name: string): string {
  if (levelOf({ control }) !== level)
    return m.bot_suits_better({ name, level: levelName(`bot:${level}`, words) ?? level })
  return ahead === null ? m.bot_suits_next({ name }) : m.bot_suits({ name, percent: percent(ahead) })
}

const sentences = (first: string, second: string | false): string =>
  second === false ? first : `${/[.!?]$/.test(first) ? first : `${first}.`} ${second}`
