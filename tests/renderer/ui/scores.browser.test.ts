/** The parts of everybody's score: where a number leads, and what a sum is made of. */
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { PartLine } from '../../../src/renderer/ui/sheet/part-lines.ts'
import PartsTable from '../../../src/renderer/ui/sheet/PartsTable.svelte'
import '../../../src/renderer/ui/base.css'
import '../../../src/renderer/ui/tokens.css'

const players = [
  { name: 'Mike', color: 'red' },
  { name: 'Ida', color: 'violet' },
]
const row = (key: string, texts: string[], more: Partial<PartLine> = {}): PartLine => ({
  ...{ key, name: key, cells: texts.map((text, seat) => ({ text, field: `${key}-${seat}`, isLoss: false })) },
  ...more,
})
const sum: PartLine = {
  ...row('Coal', ['8', '6'], { parts: [row('Brown', ['5', '2']), row('Black', ['3', '4'])] }),
  cells: ['8', '6'].map((text) => ({ text, isLoss: false })),
}
const total: PartLine = { ...row('Total', []), cells: ['9', '8'].map((text) => ({ text, isLoss: false })) }

describe('a table of scores', () => {
  const shown = async () => {
    const onfield = vi.fn<(field: string) => void>()
    const placeOf = (field: string) => `the field ${field}`
    await render(PartsTable, {
      players,
      winners: [0],
      lines: [sum, row('Money', ['1', '2'])],
      sums: [total],
      placeOf,
      onfield,
    })
    return onfield
  }
  const rows = () =>
    page
      .getByRole('row')
      .elements()
      .map((each) => each.querySelector('th')?.textContent?.trim())

  test('leads from a number to where it was entered', async () => {
    const onfield = await shown()
    await page.getByRole('button', { name: '2: go to the field Money-1' }).click()
    expect(onfield).toHaveBeenCalledExactlyOnceWith('Money-1')
  })

  test('opens a sum by its name, by keyboard, and closes it again', async () => {
    await shown()
    const name = page.getByRole('rowheader', { name: 'Coal' }).getByRole('button')
    await expect.element(name).toHaveAttribute('aria-expanded', 'false')
    expect(rows().slice(1)).toEqual(['Coal', 'Money', 'Total'])
    ;(name.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(name).toHaveAttribute('aria-expanded', 'true')
    expect(rows().slice(1)).toEqual(['Coal', 'Brown', 'Black', 'Money', 'Total'])
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => rows().slice(1)).toEqual(['Coal', 'Money', 'Total'])
  })

  test('opens a sum by its number too, whoever’s it is', async () => {
    const onfield = await shown()
    await page.getByRole('button', { name: /^Ida, Coal: 6/ }).click()
    await expect.poll(() => rows().slice(1)).toEqual(['Coal', 'Brown', 'Black', 'Money', 'Total'])
    await page.getByRole('button', { name: /the field Black-1/ }).click()
    expect(onfield).toHaveBeenCalledExactlyOnceWith('Black-1')
  })
})
