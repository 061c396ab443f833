/** Plays with the mouse: walks, buys, uses and builds what is bright, and ends the turn without points. */
import type { Locator } from '@playwright/test'
import { seeded } from '../../../../src/games/base/random.ts'
import type { TrainPage } from './train-page.ts'

const random = seeded(19)

const anyOf = async (found: Locator): Promise<Locator> => found.nth(random.below(await found.count()))
const has = async (found: Locator): Promise<boolean> => (await found.count()) > 0

/** Plays so many steps, to the end, or until something is asked for; answers what was asked for. */
export async function byMouse(table: TrainPage, steps = Infinity, until?: string): Promise<Set<string>> {
  const asked = new Set<string>()
  for (let step = 0; step < steps && !(await table.isOver()); step++) {
    if (await table.isCeremony()) {
      asked.add('ceremony')
      await table.click(table.page.getByRole('button', { name: /^Next/ }))
      continue
    }
    const now = await table.asked()
    asked.add(now)
    if (now === until) break
    const target = await choice(table, now)
    // What was asked a moment ago may be answered by now, or while it is clicked: an upgrade is paid by itself.
    if (await asks(table, now))
      await table.click(target).catch(async (error: unknown) => {
        if (await asks(table, now)) throw error
      })
  }
  return asked
}

const asks = async (table: TrainPage, what: string): Promise<boolean> =>
  !(await table.isOver()) && !(await table.isCeremony()) && (await table.asked()) === what

async function choice(table: TrainPage, asked: string): Promise<Locator> {
  const answers = table.page.locator('[data-choice][data-bright]')
  if (asked === 'room' || asked === 'gain' || asked === 'starting') return table.bright('[data-subsidy]').first()
  if (asked === 'replenishing' || asked === 'to') return anyOf(table.bright('[data-space]'))
  if (asked === 'trade') return traded(table)
  if (asked === 'bill' && (await has(table.bright('[data-do="confirm"]')))) return table.does('confirm')
  return (await has(answers)) ? answers.first() : acted(table)
}

async function traded(table: TrainPage): Promise<Locator> {
  if (await has(table.bright('[data-do="confirm"]'))) return table.does('confirm')
  const isGiven = await table.page.getByText(/^give 1/).count()
  return table.page.getByRole('button', { name: isGiven > 0 ? /^Take iron/ : /^Give (coal|iron|water)/ }).first()
}

async function acted(table: TrainPage): Promise<Locator> {
  const places = table.bright('[data-place]')
  if ((await has(table.page.locator('[data-order]'))) && (await has(places))) return anyOf(places)
  if (await has(table.bright('[data-tile-held]'))) return table.bright('[data-tile-held]').first()
  const here = table.bright('[data-under-agent]')
  if (await has(here)) return here
  const spaces = table.bright('[data-space]')
  return (await has(spaces)) ? anyOf(spaces) : table.does('end')
}
