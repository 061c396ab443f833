/** People: their table, and another name for one of them. */
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { BotSummary, PersonSummary, RenamingForeseen } from '../../../src/contract/schemas/statistics.ts'
import { refusal } from '../../../src/contract/errors.ts'
import PeopleTable from '../../../src/renderer/archive/people/PeopleTable.svelte'
import RenameDialog from '../../../src/renderer/archive/people/RenameDialog.svelte'
import { announcements } from '../../../src/renderer/app/announcer.svelte.ts'
import { toasts } from '../../../src/renderer/app/toasts.svelte.ts'
import '../../../src/renderer/ui/base.css'
import '../../../src/renderer/ui/tokens.css'
import { TOY } from '../../toy/renderer/games/catalogue.ts'
import { mounted } from '../mounted.ts'

const { words } = await TOY.words()
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('another name for a person', () => {
  const shown = async (foreseen: Partial<RenamingForeseen>, rename = () => Promise.resolve()) => {
    const onrenamed = vi.fn<(name: string) => void>()
    const fake = await mounted(
      RenameDialog,
      { open: true, name: 'Mike', names: ['Mike', 'Ida'], onrenamed },
      {
        'people.foresee': () => ({ games: 4, known: 0, together: 0, ...foreseen }),
        'people.rename': rename,
        'people.undo': () => Promise.resolve(),
      },
    )
    const field = page.getByRole('combobox', { name: 'New name' })
    await expect.element(page.getByRole('dialog', { name: 'Rename Mike' })).toBeVisible()
    return { ...fake, onrenamed, field }
  }
  const told = () => page.getByRole('status')

  test('is told before it is given, and is asked for only where it is another', async () => {
    const { field } = await shown({ games: 4 })
    await expect.element(button('Rename')).toBeDisabled()
    await field.fill(' Michael ')
    await expect.element(told()).toHaveTextContent('“Michael” will appear in 4 games. The name is unused so far.')
    await expect.element(button('Rename')).toBeEnabled()
    await field.fill('Mike')
    await expect.element(button('Rename')).toBeDisabled()
  })

  test('is given by Enter and offered to be taken back, which is said', async () => {
    const { field, asked, onrenamed } = await shown({})
    await field.fill('Michael')
    await expect.element(button('Rename')).toBeEnabled()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(asked('people.rename')).toEqual([[{ name: 'Mike', to: 'Michael' }]])
    expect(toasts.map(({ text }) => text())).toEqual(['Mike is now called Michael.'])
    toasts[0].action!.run()
    await vi.waitFor(() => expect(onrenamed.mock.calls).toEqual([['Michael'], ['Mike']]))
    expect(asked('people.undo')).toHaveLength(1)
    expect(announcements.map(({ text }) => text)).toEqual(['Mike restored.'])
  })

  test('that somebody has makes one person of two', async () => {
    const { field } = await shown({ games: 4, known: 3 })
    await field.fill('Ida')
    await expect.element(told()).toMatchTextContent(/Mike \(4\) and Ida \(3\) become one person, Ida, with 7 games/)
    await button('Merge').click()
    await vi.waitFor(() => expect(toasts.map(({ text }) => text())).toEqual(['Merged Mike into Ida.']))
  })

  test('of somebody who sat at the same table is refused, with the reason', async () => {
    const { field } = await shown({ known: 3, together: 1 })
    await field.fill('Ida')
    await expect.element(told()).toMatchTextContent(/played 1 game at the same table, so they are two people/)
    await expect.element(button('Merge')).toBeDisabled()
  })

  test('that could not be given stays in the dialog', async () => {
    const { field, onrenamed } = await shown({}, () => Promise.reject(refusal('storage-full')))
    await field.fill('Michael')
    await button('Rename').click()
    await vi.waitFor(() => expect(toasts.map(({ code }) => code)).toEqual(['storage-full']))
    await expect.element(field).toHaveValue('Michael')
    await expect.element(button('Rename')).toBeEnabled()
    expect(onrenamed).not.toHaveBeenCalled()
  })
})

describe('the table of people', () => {
  const rating = (value: number) => ({ value, least: value - 50, most: value + 50, within: 50, games: 5 })
  const person = (name: string, games: number, wins: number, at: number): PersonSummary =>
    ({
      ...{ name, color: 'red', games, wins, fairWins: games / 2, average: 10 * games, best: 90 + games },
      ...{ trend: [80, 90], rating: rating(1000 + games), lastAt: `2026-11-0${at}T10:00:00.000Z` },
    }) as unknown as PersonSummary
  const bot = { ...person('', 2, 1, 1), control: 'bot:greedy' } as unknown as BotSummary

  const shown = async () => {
    const onrename = vi.fn<(name: string) => void>()
    const people = [person('Anna', 4, 1, 3), person('Bert', 8, 4, 1), person('Cleo', 2, 2, 2)]
    const gamesOf = (sitter: object) => `#/of?${JSON.stringify(sitter)}`
    await mounted(PeopleTable, { game: 'toy', words, people, bots: [bot], gamesOf, onrename })
    return onrename
  }
  const names = () =>
    page
      .getByRole('rowheader')
      .elements()
      .map((each) => each.textContent?.trim())
  const column = (name: string) => page.getByRole('columnheader', { name, exact: true })

  test('begins with whoever has played most, and has the bots below', async () => {
    await shown()
    expect(names()).toEqual(['Bert', 'Anna', 'Cleo', 'Bot: Greedy'])
    await expect.element(column('Games')).toHaveAttribute('aria-sort', 'descending')
  })

  test.each([
    ['Name', ['Anna', 'Bert', 'Cleo'], 'ascending'],
    ['Wins', ['Cleo', 'Bert', 'Anna'], 'descending'],
    ['Best', ['Bert', 'Anna', 'Cleo'], 'descending'],
    ['Last played', ['Anna', 'Cleo', 'Bert'], 'descending'],
  ])('is sorted by “%s”, and the other way round by the same', async (name, sorted, direction) => {
    await shown()
    await column(name).getByRole('button').click()
    expect(names().slice(0, 3)).toEqual(sorted)
    await expect.element(column(name)).toHaveAttribute('aria-sort', direction)
    await column(name).getByRole('button').click()
    expect(names().slice(0, 3)).toEqual(sorted.toReversed())
  })

  test('is walked through by keys, no further than its ends, and E gives another name', async () => {
    const onrename = await shown()
    ;(page.getByRole('link', { name: 'Bert' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowUp}{ArrowDown}e{End}{ArrowDown}e{Home}e')
    expect(onrename.mock.calls).toEqual([['Anna'], ['Cleo'], ['Bert']])
  })

  test('leads from a figure to the games behind it', async () => {
    await shown()
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Anna' }) })
    const links = row
      .getByRole('link')
      .elements()
      .map((each) => decodeURI(each.getAttribute('href')!))
    expect(links).toContain('#/of?{"name":"Anna","won":true}')
    expect(links).toContain('#/of?{"name":"Anna","least":94,"most":94}')
  })
})
