/** Plays with the mouse: starts Holdings, buys shares, Railroads as they come, and pays what is earned. */
import type { Locator } from '@playwright/test'
import { countsOf } from '../../support/pointer.ts'
import type { BaronPage } from './baron-page.ts'

const FOR_SALE = '[data-certificate][data-bright][aria-label*="can be bought"]'
const SEEN = {
  over: '#final-title',
  ceremony: '#ceremony-title',
  bright: '[data-desk] [data-bright]',
  forSale: FOR_SALE,
} as const

type Seen = Record<keyof typeof SEEN, number>

/** Plays `steps` steps, or to the end, or until the step `until`. Resolves with the steps that came up. */
export async function byMouse(table: BaronPage, steps = Infinity, until?: string): Promise<Set<string>> {
  const asked = new Set<string>()
  for (let step = 0; step < steps; step++) {
    const seen = await countsOf(table.page, SEEN)
    if (seen.over > 0) break
    const now = seen.ceremony > 0 ? 'ceremony' : await table.step()
    if (now === until) break
    asked.add(now)
    if (now === 'ceremony') await table.goOn()
    else await table.click(await choice(table, now, seen))
  }
  return asked
}

async function choice(table: BaronPage, step: string, seen: Seen): Promise<Locator> {
  if (step === 'valuing') return table.desk().getByRole('button', { name: /^Offer/ })
  if (step === 'consenting') return table.desk().getByRole('button', { name: /^Accept|is here/ })
  if (step === 'pricing') return table.desk().getByRole('button', { name: /^(Ask|Take)/ })
  if (seen.bright > 0) return table.page.locator(SEEN.bright).first()
  if (step === 'trading') return trade(table, seen)
  return table.bar().getByRole('button', { name: /^Nothing more/ })
}

/** One purchase a turn; without money a pass. */
async function trade({ page, bar }: BaronPage, { forSale }: Seen): Promise<Locator> {
  const make = bar().getByRole('button', { name: /^Make the turn/ })
  if ((await make.getAttribute('aria-disabled')) !== 'true') return make
  return forSale > 0 ? page.locator(FOR_SALE).first() : bar().getByRole('button', { name: 'Pass', exact: true })
}
