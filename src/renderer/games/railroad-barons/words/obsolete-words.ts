/** The Railroads that go out of date with a level, in words, before it is bought. */
import type { View } from '../../../../games/railroad-barons/rules/types.ts'
import type { Level } from '../../../../games/railroad-barons/state/components.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { m } from '../../../paraglide/messages.js'
import { endedBy, endsLevels } from '../outlook/outlook.ts'
import { holdingName } from './piece-names.ts'
import { railroadNames } from './log-words.ts'

export function obsoleteWords(view: View, level: Level): string {
  const [ends] = endsLevels(view, level)
  if (ends === undefined) return m.rb_nothing_ends()
  const losses = endedBy(view, level).map(({ holding, railroads }) =>
    m.rb_loses({ holding: holdingName(holding), railroads: railroadNames(railroads.map(({ id }) => id)) }),
  )
  const first = m.rb_first_ends({ level, ends })
  return losses.length === 0 ? `${first} ${m.rb_nobody_loses()}` : `${first} ${listOf(losses)}.`
}
