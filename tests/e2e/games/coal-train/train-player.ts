/** Plays with the mouse: walks, buys, uses and builds what is bright, and ends the turn without points or after a few steps. */
import type { Locator } from '@playwright/test'
import { seeded, type Random } from '../../../../src/games/building-blocks/random.ts'
import { changing } from '../../support/face.ts'
import { countsOf, pointAt, pointIfThere } from '../../support/pointer.ts'
import type { TrainPage } from './train-page.ts'

const SEEN = {
  over: '#final-title',
  ceremony: '#ceremony-title',
  orders: '[data-order]',
  answers: '[data-choice][data-bright]',
  confirms: '[data-asked] [data-do="confirm"][data-bright]',
  ends: '[data-do="end"]',
  subsidies: '[data-asked] [data-subsidy][data-bright]',
  places: '[data-asked] [data-place][data-bright]',
  tiles: '[data-asked] [data-tile-held][data-bright]',
  here: '[data-asked] [data-under-agent][data-bright]',
  spaces: '[data-asked] [data-space][data-bright]',
} as const

/** The player's view of a question. */
interface Sight {
  asked: string
  seen: Record<keyof typeof SEEN, number>
  /** Whether the turn has had its steps. */
  isLong: boolean
  random: Random
}

/**
 * Plays `steps` steps, or to the end. Resolves with the questions that came up. Ends a turn after `longestTurn` steps:
 * with ten, three players meet every question; with seven, five players do.
 */
export async function byMouse(table: TrainPage, { steps = Infinity, longestTurn = 10 } = {}): Promise<Set<string>> {
  const asked = new Set<string>()
  const random = seeded(19)
  let made = 0
  for (let step = 0; step < steps; step++) {
    const seen = await countsOf(table.page, SEEN)
    if (seen.over > 0) break
    const now = seen.ceremony > 0 ? 'ceremony' : await table.asked()
    asked.add(now)
    if (now === 'ceremony') {
      await table.goOn()
      continue
    }
    made++
    const target = await choice(table, { asked: now, seen, isLong: made >= longestTurn, random })
    if (await target.and(table.page.locator(SEEN.ends)).count()) made = 0
    await press(table, target)
  }
  return asked
}

/** Presses again where the first press only says what it would lose. */
const press = ({ page, pointer }: TrainPage, target: Locator): Promise<void> =>
  changing(page, async () => {
    await pointAt(target, pointer)
    const warning = page.locator('.hint, .tip').filter({ hasText: 'Press again' })
    if ((await warning.count()) > 0) await pointIfThere(target, pointer)
  })

async function choice(table: TrainPage, { asked, seen, isLong, random }: Sight): Promise<Locator> {
  const one = (what: keyof typeof SEEN) => table.page.locator(SEEN[what]).first()
  const any = (what: keyof typeof SEEN) => table.page.locator(SEEN[what]).nth(random.below(seen[what]))
  if (['room', 'gain', 'starting'].includes(asked)) return one('subsidies')
  if (asked === 'replenishing' || asked === 'to') return any('spaces')
  if (['trade', 'bill'].includes(asked) && seen.confirms > 0) return one('confirms')
  if (asked === 'trade') return traded(table)
  if (seen.answers > 0) return one('answers')
  if (seen.orders > 0 && seen.places > 0) return any('places')
  if (isLong && seen.ends > 0) return one('ends')
  if (seen.tiles > 0) return one('tiles')
  if (seen.here > 0) return one('here')
  return seen.spaces > 0 ? any('spaces') : one('ends')
}

async function traded({ page }: TrainPage): Promise<Locator> {
  const isGiven = await page.getByText(/^give 1/).count()
  return page.getByRole('button', { name: isGiven > 0 ? /^Take iron/ : /^Give (coal|iron|water)/ }).first()
}
