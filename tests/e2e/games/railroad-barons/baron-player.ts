/** Plays with the mouse: starts Holdings, buys shares, Railroads as they come, and pays what is earned. */
import type { Locator } from '@playwright/test'
import type { BaronPage } from './baron-page.ts'

/** Plays so many steps, or to the end; answers the steps that were asked for. */
export async function byMouse(table: BaronPage, steps = Infinity, until?: string): Promise<Set<string>> {
  const asked = new Set<string>()
  for (let step = 0; step < steps && !(await table.isOver()); step++) {
    if (await table.isCeremony()) {
      asked.add('ceremony')
      await table.click(table.page.getByRole('button', { name: /^Next/ }))
      continue
    }
    const now = await table.step()
    if (now === until) break
    asked.add(now)
    await table.click(await choice(table, now))
  }
  return asked
}

async function choice(table: BaronPage, step: string): Promise<Locator> {
  const bright = table.desk().locator('[data-bright]')
  if (step === 'valuing') return table.desk().getByRole('button', { name: /^Offer/ })
  if (step === 'consenting') return table.desk().getByRole('button', { name: /^Accept|is here/ })
  if (step === 'pricing') return table.desk().getByRole('button', { name: /^Ask/ })
  if (step === 'trading') return trade(table)
  if (step === 'acquiring' && (await bright.count()) === 0)
    return table.bar().getByRole('button', { name: /^Nothing more/ })
  return bright.first()
}

/** One purchase a turn; without money a pass. */
async function trade(table: BaronPage): Promise<Locator> {
  const ways = table.desk().locator('[data-bright]')
  if ((await ways.count()) > 0) return ways.first()
  const make = table.bar().getByRole('button', { name: /^Make the turn/ })
  if ((await make.getAttribute('aria-disabled')) !== 'true') return make
  const forSale = table.page.locator('[data-certificate][data-bright][aria-label*="can be bought"]')
  return (await forSale.count()) > 0 ? forSale.first() : table.bar().getByRole('button', { name: 'Pass', exact: true })
}
