/** A Holding's colours as custom properties, and its emblem as a path in a square of 24. */
import type { HoldingId } from '../../../../games/railroad-barons/state/components.ts'

export const livery = (holding: HoldingId): string =>
  `--livery: var(--livery-${holding}); --livery-line: var(--livery-${holding}-line); --livery-ink: var(--livery-${holding}-ink)`

/** Candle, sprout, ear of rice, mask, money bag. */
export const EMBLEMS: Record<HoldingId, string> = {
  green: 'M9 10h6v10h3v2H6v-2h3zM12 2c3 3 3 5 0 7c-3-2-3-4 0-7z',
  black: 'M11 22v-9C5 13 3 9 3 4c6 0 8 3 9 7c1-4 4-7 9-7c0 5-2 9-8 9v9z',
  yellow:
    'M11 22V8h2v14zM12 1c2 3 2 5 0 7c-2-2-2-4 0-7zM10 13C6 12 5 10 5 7c3 1 5 3 5 6zM14 13c4-1 5-3 5-6c-3 1-5 3-5 6zM10 19c-4-1-5-3-5-6c3 1 5 3 5 6zM14 19c4-1 5-3 5-6c-3 1-5 3-5 6z',
  red: 'M2 8c4-3 7-2 10 0c3-2 6-3 10 0c0 6-3 10-6 10c-2 0-3-3-4-3s-2 3-4 3C5 18 2 14 2 8zM6 10c1 3 4 3 5 1c-1-2-3-2-5-1zM18 10c-2-1-4-1-5 1c1 2 4 2 5-1z',
  blue: 'M8 2h8l-2 5h-4zM9 8h6c4 3 6 6 6 9c0 4-4 5-9 5s-9-1-9-5c0-3 2-6 6-9z',
}
