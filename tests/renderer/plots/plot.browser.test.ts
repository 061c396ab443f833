/** A plot is a drawing for the eye, and a table for everybody. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { useLanguage } from '../../../src/renderer/i18n/locale.svelte.ts'
import BarPlot from '../../../src/renderer/plots/BarPlot.svelte'
import type { PlotTable } from '../../../src/renderer/plots/plot-parts.ts'
import LinesHost from './LinesHost.svelte'
import PlotHost from './PlotHost.svelte'

const table: PlotTable = {
  columns: ['Game', 'Points', 'Place'],
  rows: [
    ['14 November', '102', '1'],
    ['15 November', '88', { text: '2', href: '#/archive?search=place' }],
  ],
  hrefs: ['#/archive/a', null],
}

describe('a plot', () => {
  const region = () => page.getByRole('region', { name: 'Points from game to game' })
  const cells = () =>
    region()
      .getByRole('row')
      .elements()
      .map((row) => [...row.children].map((cell) => cell.textContent?.trim()))

  test('has its figures as a table, beside the drawing', async () => {
    await render(PlotHost, { table, note: 'Of all games.' })
    await expect.element(region()).toMatchTextContent(/Of all games\./)
    expect(cells()).toEqual([
      ['Game', 'Points', 'Place'],
      ['14 November', '102', '1'],
      ['15 November', '88', '2'],
    ])
    await expect.element(region().getByRole('rowheader', { name: '14 November' })).toBeInTheDocument()
    await expect.poll(() => document.querySelectorAll('.drawn')).toHaveLength(1)
  })

  test('has a name for its drawing, and links for nobody but those who see the table', async () => {
    await render(PlotHost, { table: { ...table, hrefs: undefined } })
    await expect.element(region().getByRole('img', { name: 'Points from game to game' })).toBeVisible()
    expect(region().getByRole('link').elements()).toEqual([])
  })

  test('shows the table in the drawing’s place and back, by keyboard, with its links', async () => {
    await render(PlotHost, { table })
    const show = page.getByRole('button', { name: /Points from game to game/ })
    ;(show.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(region().getByRole('link', { name: '14 November' })).toHaveAttribute('href', '#/archive/a')
    await expect.element(region().getByRole('link', { name: '2', exact: true })).toBeVisible()
    expect(region().getByRole('link', { name: '15 November' }).query()).toBeNull()
    expect(document.querySelector('.drawn')).toBeNull()
    expect(page.getByText('Dots are games.').query()).toBeNull()
    await expect.element(show).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(region().getByRole('group', { name: 'Points from game to game' })).toHaveFocus()
    ;(show.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.querySelectorAll('.drawn')).toHaveLength(1)
    await expect.element(page.getByText('Dots are games.')).toBeVisible()
  })
})

describe('a plot of bars', () => {
  beforeAll(() => page.viewport(1024, 700))
  afterAll(() => useLanguage('en', []))

  test('draws them in proportion, each with its name and its figure', async () => {
    const bars = [
      { name: 'Anna', value: 10, label: 'ten' },
      { name: 'Bert', value: 5, label: 'five' },
      { name: 'Cleo', value: 0, label: 'none' },
    ]
    const rows = bars.map(({ name, label }) => [name, label])
    await render(BarPlot, {
      title: 'Wins',
      note: 'By person.',
      table: { columns: ['Person', 'Wins'], rows },
      bars,
      says: String,
    })
    const widths = () =>
      [...document.querySelectorAll('section svg rect')].map((bar) => Number(bar.getAttribute('width')))
    await expect.poll(widths).toHaveLength(3)
    const [ten, five, none] = widths()
    expect(ten).toBeGreaterThan(0)
    expect(five / ten).toBeCloseTo(0.5)
    expect(none).toBe(0)
    const drawn = document.querySelector('section svg')!.textContent
    for (const { name, label } of bars) {
      expect(drawn).toContain(name)
      expect(drawn).toContain(label)
    }
  })
})

describe('a plot of lines', () => {
  test('writes each name whole at the end of its line, within the drawing', async () => {
    await page.viewport(640, 700)
    const line = (name: string) => ({
      name,
      values: [1, 2],
      color: 'black',
      mark: { path: 'M0 0h8v8z', fill: 'black' },
    })
    await render(LinesHost, { lines: [line('Clerk'), line('Stationmaster 2')] })
    const names = () => [...document.querySelectorAll('section svg .name')]
    await expect.poll(() => names().map(({ textContent }) => textContent)).toEqual(['Clerk', 'Stationmaster 2'])
    const { right } = document.querySelector('section svg')!.getBoundingClientRect()
    for (const name of names()) expect(name.getBoundingClientRect().right).toBeLessThanOrEqual(right)
  })
})
