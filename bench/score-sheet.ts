import type { Page } from 'playwright'
import { realTable } from '../tests/games/coal-baron/score-sheet/real-table.ts'
import {
  keysInCounts,
  keysOneANumber,
  seatPlayers,
  tapsAsTheyHappen,
  tapsInCounts,
  tapsWithCards,
} from '../tests/e2e/games/coal-baron/whole-sheet.ts'
import { figure } from './figure.ts'
import type { Figure } from './figure.ts'
import { inNewFolder } from './folder.ts'
import { launch, onHost } from './page.ts'

const asTheyHappen = async (...game: Parameters<typeof tapsAsTheyHappen>) => (await tapsAsTheyHappen(...game)).all

const WAYS = [
  { name: 'taps for a whole game of three, in counts', work: tapsInCounts, unit: 'taps', most: 150 },
  { name: 'taps for a whole game of three, with cards', work: tapsWithCards, unit: 'taps', most: 110 },
  { name: 'taps for a whole game of three, deliveries as they happen', work: asTheyHappen, unit: 'taps', most: 110 },
  { name: 'keys for a whole game of three, in counts', work: keysInCounts, unit: 'keys', most: 170 },
  { name: 'keys for a whole game of three, a key a number', work: keysOneANumber, unit: 'keys', most: 130 },
] as const

/** The effort of entering a physical game, from the home screen to the final table. */
export async function scoreSheet(): Promise<Figure[]> {
  const browser = await launch()
  const figures: Figure[] = []
  try {
    for (const { name, work, unit, most } of WAYS) {
      const newPage = () => browser.newPage({ ...SCREEN, hasTouch: unit === 'taps' })
      const count = await inNewFolder((folder) => onHost(folder, newPage, (page) => entered(page, work)))
      figures.push(figure(name, count, unit, most))
    }
    return figures
  } finally {
    await browser.close()
  }
}

const SCREEN = { viewport: { width: 1024, height: 700 }, locale: 'en-GB', reducedMotion: 'reduce' } as const

async function entered(page: Page, work: (typeof WAYS)[number]['work']): Promise<number> {
  await seatPlayers(page)
  return work(page, realTable())
}
