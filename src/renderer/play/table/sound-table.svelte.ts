/** Plays the sounds of a table, unless they are switched off. */
import { untrack } from 'svelte'
import type { Settings, TableState } from '../../../contract/api.ts'
import { play, type Sound } from '../../app/sound.ts'
import type { TableScreens } from '../../games/screens/table-screens.ts'

/** Call it while a component is set up. */
export function soundTable(
  table: () => TableState | null,
  screens: () => TableScreens | undefined,
  volume: () => Settings['sound'],
): void {
  let heard: TableState | null = null
  $effect(() => {
    const now = table()
    const before = heard
    heard = now
    if (before && now) untrack(() => play(soundsOf(before, now, screens()), volume()))
  })
}

/** A person whose turn came while others were acting is called. */
function soundsOf(before: TableState, now: TableState, screens: TableScreens | undefined): Sound[] {
  const called = now.waiting === 'decision' && before.waiting !== 'decision' && before.waiting !== 'hand-over'
  return [...(screens?.sounds?.(before, now) ?? []), ...(called ? (['call'] as const) : [])]
}
