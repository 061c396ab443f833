/** The fields that narrow the archive: what each asks for, and how what was asked for is told and taken back. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ALL_GAMES, type ArchiveFilter } from '../../../src/contract/archive.ts'
import { MOST_SITTERS } from '../../../src/contract/conventions/most-sitters.ts'
import Filters from '../../../src/renderer/archive/list/Filters.svelte'
import { alsoOnly, narrowingOf } from '../../../src/renderer/archive/narrowing.svelte.ts'
import { offerGames } from '../../../src/renderer/games/offered-games.svelte.ts'
import '../../../src/renderer/ui/base.css'
import '../../../src/renderer/ui/tokens.css'
import { TOY } from '../../toy/renderer/games/catalogue.ts'
import { mounted } from '../mounted.ts'

async function shown(filter: Partial<ArchiveFilter> = {}) {
  const ask = vi.fn<(change: Partial<ArchiveFilter>) => void>()
  const isFiltered = Object.keys(filter).length > 0
  const archive = { filter: { ...ALL_GAMES, ...filter }, isFiltered, ask }
  const people = ['Anna', 'Bert'].map((name) => ({ name, color: 'red' }))
  await mounted(Filters, { archive }, { 'people.list': () => people, 'archive.places': () => ['Club'] })
  return ask
}
const choice = (name: string) => page.getByRole('combobox', { name, exact: true })
const field = (name: string) => page.getByLabelText(name, { exact: true })

describe('the filters of the archive', () => {
  beforeEach(() => offerGames([TOY]))

  test.each([
    ['Played', 'at a table', { mode: 'companion' }],
    ['Players', '3', { seats: 3 }],
    ['Bots', 'only people', { bots: 'without' }],
  ])('narrow by “%s”: %s', async (name, option, change) => {
    const ask = await shown()
    await choice(name).selectOptions(option)
    expect(ask).toHaveBeenLastCalledWith(change)
  })

  test.each([
    ['Played', 'on screen', { mode: 'digital' }, { mode: null }],
    ['Players', '3', { seats: 3 }, { seats: null }],
    ['Bots', 'with bots', { bots: 'with' }, { bots: null }],
  ] as const)('show what “%s” is narrowed to, and ask for all again', async (name, option, filter, change) => {
    const ask = await shown(filter)
    const select = choice(name).element() as HTMLSelectElement
    expect(select.selectedOptions[0].textContent).toBe(option)
    await choice(name).selectOptions('all')
    expect(ask).toHaveBeenLastCalledWith(change)
  })

  test('count whole days where the person is, the last one too', async () => {
    const ask = await shown()
    await field('From').fill('2026-10-31')
    await field('Until').fill('2026-10-31')
    const midnight = (day: number) => new Date(2026, 9, day).toISOString()
    expect(ask.mock.calls).toEqual([[{ after: midnight(31) }], [{ before: midnight(32) }]])
  })

  test('show the days that were asked for, and ask for any again where a day is emptied', async () => {
    const ask = await shown({ after: new Date(2026, 1, 28).toISOString(), before: new Date(2026, 2, 1).toISOString() })
    await expect.element(field('From')).toHaveValue('2026-02-28')
    await expect.element(field('Until')).toHaveValue('2026-02-28')
    await field('Until').fill('')
    expect(ask).toHaveBeenLastCalledWith({ before: null })
  })

  test('add a person who sat there, without the spaces around the name', async () => {
    const ask = await shown({ with: [{ name: 'Anna' }] })
    await field('With').fill('  Bert ')
    await userEvent.keyboard('{Tab}')
    expect(ask).toHaveBeenCalledExactlyOnceWith({ with: [{ name: 'Anna' }, { name: 'Bert' }] })
    await expect.element(field('With')).toHaveValue('')
  })

  test('ask for nobody where only spaces were typed', async () => {
    const ask = await shown()
    await field('With').fill('   ')
    await userEvent.keyboard('{Tab}')
    expect(ask).not.toHaveBeenCalled()
  })

  test('let the first person go where there would be too many', async () => {
    const many = Array.from({ length: MOST_SITTERS }, (_, at) => ({ name: `P${at}` }))
    const ask = await shown({ with: many })
    await field('With').fill('Late')
    await userEvent.keyboard('{Tab}')
    expect(ask.mock.lastCall![0].with).toEqual([...many.slice(1), { name: 'Late' }])
  })

  test('offer the people and places that are known once somebody is about to choose', async () => {
    await shown()
    const offered = (name: string) =>
      [...(field(name).element() as HTMLInputElement).list!.options].map(({ value }) => value)
    expect(offered('With')).toEqual([])
    await field('With').click()
    await vi.waitFor(() => expect(offered('With')).toEqual(['Anna', 'Bert']))
    expect(offered('Place')).toEqual(['Club'])
  })

  test.each([
    [' Club  house ', 'Club house'],
    ['  ', null],
  ])('narrow to the place %j', async (typed, place) => {
    const ask = await shown({ place: 'Home' })
    await field('Place').fill(typed)
    await userEvent.keyboard('{Tab}')
    expect(ask).toHaveBeenLastCalledWith({ place })
  })

  test('tell in words who has to have sat there and how they fared, and drop one by a press', async () => {
    const winner = { name: 'Anna', won: true, after: 0, least: 90, most: 100 }
    const loser = { name: 'Bert', won: false, after: 2, ahead: { name: 'Cleo' }, least: 12 }
    const ask = await shown({ with: [winner, loser] })
    const drop = (who: string) => page.getByRole('button', { name: `Remove from the filter: ${who}`, exact: true })
    await expect.element(drop('Anna · won · starting player · 90 to 100 points')).toBeVisible()
    await drop('Bert · didn’t win · place 3 · ahead of Cleo · 12 points or more').click()
    expect(ask).toHaveBeenCalledExactlyOnceWith({ with: [winner] })
  })

  test('show all games again, in the order that was chosen', async () => {
    const ask = await shown({ mode: 'digital', search: 'anna', sort: 'points', descending: false })
    await page.getByRole('button', { name: 'Show all' }).click()
    expect(ask).toHaveBeenCalledExactlyOnceWith({ ...ALL_GAMES, sort: 'points', descending: false })
  })

  test('offer to show all games only where some are left out', async () => {
    await shown()
    await expect.element(field('Place')).toBeVisible()
    expect(page.getByRole('button', { name: 'Show all' }).query()).toBeNull()
  })
})

describe('what narrows the games that are counted', () => {
  test('is what differs from all games, without the title and the order', () => {
    expect(narrowingOf(ALL_GAMES)).toEqual({})
    const asked: ArchiveFilter = { ...ALL_GAMES, game: 'toy', sort: 'points', seats: 3, with: [{ name: 'Anna' }] }
    expect(narrowingOf(asked)).toEqual({ seats: 3, with: [{ name: 'Anna' }] })
  })

  test('holds together with more conditions', () => {
    const [anna, bert] = [{ name: 'Anna' }, { name: 'Bert' }]
    const both = alsoOnly({ search: 'place:home', with: [anna], seats: 3 }, { search: '2026', with: [bert], seats: 4 })
    expect(both).toEqual({ search: 'place:home 2026', with: [anna, bert], seats: 4 })
    expect(alsoOnly({ search: 'place:home' }, { seats: 2 })).toEqual({ search: 'place:home', seats: 2 })
  })
})
