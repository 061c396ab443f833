/** How far one is with the lessons, kept among the settings: a restored backup of games leaves it alone. */
import * as v from 'valibot'
import { list, text, whole } from '../../../games/building-blocks/shared-schemas.ts'
import type { SettingsStore } from '../../store/settings/settings.ts'
import type { BegunStep } from './machine.ts'

/** The table of a chapter under way. */
export interface KeptPlace {
  chapter: string
  table: string
  /** Empty if it can't be gone on with: the chapter begins anew. */
  trail: readonly BegunStep[]
}

export interface Progress {
  /** The lesson's version, as `trail` counts its steps. */
  version: number
  /** Chapters that were gone through to their ends. */
  done: readonly string[]
  at: KeptPlace | null
}

export interface ProgressStore {
  /** Null if the lesson was never begun. */
  read: (game: string, lesson: string) => Progress | null
  /** Costs nothing if it stands so already: most changes of a table leave a lesson where it is. */
  write: (game: string, lesson: string, progress: Progress) => void
  hasDeclined: () => boolean
  decline: () => void
}

const place = v.strictObject({ moves: whole(10_000), part: whole(1000) })

/** A part that is damaged, or that another version wrote otherwise, is as if nothing had been kept there. */
const kept = v.object({
  version: v.fallback(whole(1_000_000), 0),
  done: v.fallback(list(text), []),
  at: v.fallback(
    v.nullable(
      v.object({
        chapter: text,
        table: text,
        trail: v.fallback(list(v.strictObject({ place, since: place }), 100), []),
      }),
    ),
    null,
  ),
})

/** Keys among the settings. */
const keyOf = (game: string, lesson: string) => `lesson ${game} ${lesson}`
const DECLINED = 'lessonsDeclined'

export const progressStore = (settings: SettingsStore): ProgressStore => ({
  read(game, lesson) {
    const stored = settings.get(keyOf(game, lesson))
    const read = stored === undefined ? null : v.safeParse(kept, parsed(stored))
    return read?.success ? read.output : null
  },
  write(game, lesson, progress) {
    const key = keyOf(game, lesson)
    const next = JSON.stringify(progress)
    if (next !== settings.get(key)) settings.set({ [key]: next })
  },
  hasDeclined: () => settings.get(DECLINED) !== undefined,
  decline: () => settings.set({ [DECLINED]: 'yes' }),
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
