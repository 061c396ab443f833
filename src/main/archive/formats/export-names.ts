import { MOST_CHARACTERS } from '../../../games/building-blocks/forms.ts'
import { isBot, type Player } from '../../../games/building-blocks/players.ts'

/** A name by which other programs don't take a bot for the person who is called the same. */
export function exportName({ name, control }: Pick<Player, 'name' | 'control'>): string {
  if (!isBot({ control })) return name
  const level = ` (${control})`
  return [...name].slice(0, MOST_CHARACTERS - level.length).join('') + level
}
