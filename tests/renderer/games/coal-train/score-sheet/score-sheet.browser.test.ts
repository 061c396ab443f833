/** The score sheet of a physical table on the screen. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PARTS } from '../../../../../src/games/coal-train/state/state.ts'
import { RESOURCES } from '../../../../../src/games/coal-train/state/components.ts'
import type { Edit } from '../../../../../src/games/coal-train/wire/wire.ts'
import { field, leadBackTo, refuses } from '../../typed-fields.ts'
import { openTrain } from './train-session.svelte.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })

/** The accounts of the rule's example of a tie: 41 points and 5 left, 41 and 7, 10 and 0. */
const VALUES = [
  { parts: [[3, 2], [16], [3], [4, 5], [6, 2]], left: [3, 0, 2] },
  { parts: [[3, 3], [18], [0], [9], [8]], left: [3, 2, 2] },
  { parts: [[10], [0], [0], [0], [0]], left: [0, 0, 0] },
]
const counted = (): Edit[] =>
  VALUES.flatMap(({ parts, left }, seat) => [
    ...PARTS.map((part, i): Edit => ({ type: 'part', seat, part, values: parts[i] })),
    ...RESOURCES.map((resource, i): Edit => ({ type: 'left', seat, resource, count: left[i] })),
  ])

describe('points by part', () => {
  test('are typed row by row with nothing but the keyboard, to the final table', async () => {
    const session = await openTrain()
    await button('Next empty field').click()
    await expect.element(field('Mike, Towns')).toHaveFocus()
    await userEvent.keyboard('3+2{Enter}2×3{Enter}10{Enter}')
    await userEvent.keyboard(
      '16{Enter}18{Enter}0{Enter}3{Enter}0{Enter}0{Enter}4+5{Enter}9{Enter}0{Enter}6+2{Enter}8{Enter}0{Enter}',
    )
    await expect.element(field('George, coal left')).not.toBeInTheDocument()
    await expect.element(field('Mike, coal left')).toHaveFocus()
    await userEvent.keyboard('3{Enter}0{Enter}2{Enter}3{Enter}2{Enter}2{Enter}')
    await expect.element(page.getByText('Place 1: 7 left over')).toBeVisible()
    await expect.element(page.getByText('Place 2: 5 left over')).toBeVisible()
    await expect.element(page.getByText('Place 3')).toBeVisible()
    await button(/^Final table/).click()
    await expect.element(page.getByRole('heading', { name: 'Lucy wins with 41 points' })).toHaveFocus()
    await expect.element(page.getByText(/Tied with Mike; more resources left/)).toBeVisible()
    expect(session.sheet.pad.seats[1].parts.towns).toEqual([3, 3])
  })

  test('are tapped value by value, and the last one is taken away', async () => {
    const session = await openTrain()
    await button('Mike, Towns: add 3').click()
    await button('Mike, Towns: add 2').click()
    await button('Mike, Towns: add 2').click()
    await expect.element(field('Mike, Towns')).toHaveValue('7')
    await expect.element(page.getByText('3stations').first()).toBeVisible()
    await field('Mike, Towns').click()
    await expect.element(field('Mike, Towns')).toHaveValue('3+2+2')
    await button('Mike, Towns: take the last value away').click()
    expect(session.sheet.pad.seats[0].parts.towns).toEqual([3, 2])
  })

  test('are explained one after the other, each with a drawing', async () => {
    await openTrain()
    await button('First time? Step by step').click()
    const guide = page.getByRole('dialog')
    for (const title of ['Towns', 'Cities', 'Cards at once', 'Contracts', 'Scoring cards']) {
      await expect.element(guide.getByRole('heading', { name: title, exact: true })).toBeVisible()
      await expect.element(page.elementLocator(document.querySelector('.drawing .ringed')!)).toBeVisible()
      await guide.getByRole('button', { name: 'Next' }).click()
    }
    await expect.element(guide.getByRole('heading', { name: 'Resources left' })).toBeVisible()
    await guide.getByRole('button', { name: 'Understood' }).click()
    await expect.element(guide).not.toBeInTheDocument()
  })

  test.each([
    ['Mike, Towns', '401', 'At most 400 here.'],
    ['Mike, Cities', '3+', 'A number, or a sum such as 3+2+2.'],
    ['Lucy, Contracts', '-4', 'A number, or a sum such as 3+2+2.'],
    ['Lucy, Contracts', '65×1', 'At most 64 values; type their sum.'],
  ])('%s refuses %s with a reason, changes nothing and keeps the text', async (name, text, reason) => {
    await refuses(await openTrain(), name, text, reason)
  })

  test('resources left have a bound, too', async () => {
    await openTrain(counted())
    await field('George, coal left').fill('1000')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert')).toHaveTextContent('At most 999 here.')
  })

  test('the parts of a score together have a bound', async () => {
    await openTrain([{ type: 'part', seat: 0, part: 'cities', values: [390] }])
    await field('Mike, Towns').fill('11')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert')).toHaveTextContent('At most 10 here.')
  })

  test('undo and redo lead to the field', async () => {
    const session = await openTrain(counted())
    await leadBackTo(session, 'George, water left', '0')
  })

  test('more stations than there are is a doubt that leads to its field and can be accepted', async () => {
    const session = await openTrain([...counted(), { type: 'part', seat: 2, part: 'towns', values: [61] }])
    await button(/^Unlikely George, stations: these points need 21 stations; there are 20\./).click()
    await expect.element(field('George, Towns')).toHaveFocus()
    await button(/^We checked this: George/).click()
    await expect.element(button(/^Look again: George/)).toBeVisible()
    expect(session.sheet.pad.accepted).toHaveLength(1)
  })
})

describe('stations and cards on the own map', () => {
  const place = (name: string) => page.getByRole('button', { name, exact: true })
  const pressed = (name: RegExp) => page.getByRole('button', { name, pressed: true })

  test('are ticked for one seat after the other, with what the cards count', async () => {
    const session = await openTrain([], { detail: 'places' })
    await place('Scranton 6').click()
    await place('Pittston 2').click()
    await expect.element(page.getByRole('group', { name: 'Mike: 2 of 20 stations' })).toBeVisible()
    await button(/^Honours/)
      .first()
      .click()
    await button(/^Coal contract/)
      .first()
      .click()
    expect(session.sheet.pad.seats[0]).toMatchObject({ stations: ['SCR', 'PIT'], cards: ['N7a', 'P1a'], paid: ['P1a'] })
    await page.getByRole('radio', { name: /Lucy/ }).click({ force: true })
    await button(/^Honours.*Mike has it/).click()
    await expect.element(pressed(/^Honours/)).toBeVisible()
    expect(session.sheet.pad.seats.map(({ cards }) => cards)).toEqual([['N7a', 'P1a'], ['N7b'], []])
    await button(/^Coal rent/).click()
    await field('Lucy, coal income').fill('7')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert')).toHaveTextContent('At most 6 here.')
    await field('Lucy, coal income').fill('5')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('radio', { name: /Lucy\s*8/ })).toBeChecked()
  })

  test('are whole when the table says so, and those who are level are asked what is left', async () => {
    const session = await openTrain([], { detail: 'places' })
    await place('Scranton 6').click()
    await page.getByRole('radio', { name: /Lucy/ }).click({ force: true })
    await place('Harrisburg 6').click()
    await expect.element(field('Lucy, coal left')).not.toBeInTheDocument()
    await button(/^Final table/).click()
    await expect.element(field('Mike, coal left')).toHaveFocus()
    await button(/^Final table/).click()
    await expect.element(page.getByRole('heading', { name: 'Mike and Lucy are tied at 6 points' })).toBeVisible()
    session.turn('undo')
    await expect.element(page.getByRole('group', { name: /stations$/ })).toBeVisible()
  })

  test('a contract is tapped as paid, as unpaid, and away; unpaid ones are named', async () => {
    const session = await openTrain([], { detail: 'places' })
    const contract = button(/^Coal contract/).first()
    await contract.click()
    await expect.element(contract).toHaveAttribute('aria-pressed', 'true')
    await contract.click()
    await expect.element(contract).toHaveAttribute('aria-pressed', 'mixed')
    await expect.element(page.getByText(/weren’t paid: .*Mike.*Coal contract/)).toBeVisible()
    expect(session.sheet.pad.seats[0]).toMatchObject({ cards: ['P1a'], paid: [] })
    await contract.click()
    expect(session.sheet.pad.seats[0]).toMatchObject({ cards: [], paid: [] })
  })

  test('a card of which no copy is free asks whose it is', async () => {
    const card = (seat: number, card: 'F4a'): Edit => ({ type: 'card', seat, card, on: true })
    const session = await openTrain([card(1, 'F4a')], { detail: 'places' })
    await button(/^Coal rent.*Lucy has it/).click()
    expect(session.sheet.pad.seats[1].cards).toEqual(['F4a'])
    await page.getByRole('dialog').getByRole('button', { name: 'Lucy' }).click()
    expect(session.sheet.pad.seats.map(({ cards }) => cards)).toEqual([['F4a'], [], []])
  })

  test('a network in two parts is a doubt', async () => {
    await openTrain([], { detail: 'places' })
    await place('Scranton 6').click()
    await place('Harrisburg 6').click()
    await expect.element(button(/^Unlikely Mike, stations: 1 station isn’t connected to the others\./)).toBeVisible()
  })

  test('arrow keys walk over the map, and Space ticks', async () => {
    const session = await openTrain([], { detail: 'places' })
    const scranton = place('Scranton 6')
    ;(scranton.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(place('Pittston 2')).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(session.sheet.pad.seats[0].stations).toEqual(['PIT'])
  })
})

describe('aids', () => {
  const watch = (text: string) => page.getByRole('status').filter({ hasText: text })

  test('count action points, by Space too, and each turn begins with its income', async () => {
    const session = await openTrain()
    await expect.element(watch('Mike: 5 AP left')).toBeInTheDocument()
    await userEvent.keyboard(' ')
    expect(session.sheet.pad.aids.actionPoints).toBe(5)
    await button(/^−1.*One action point less/).click()
    await button('+2 Waiver').click()
    expect(session.sheet.pad.aids.actionPoints).toBe(6)
    await button('Income: one action point more').click()
    await button('End the turn').click()
    expect(session.sheet.pad.aids).toMatchObject({ turn: 1, actionPoints: 5, round: 1 })
    await button('End the turn').click()
    await button('End the turn').click()
    expect(session.sheet.pad.aids).toMatchObject({ turn: 0, actionPoints: 6, round: 2 })
  })

  test('remind of the last round, and the game ends with its last turn', async () => {
    const session = await openTrain(counted())
    await button('Last tile drawn').click()
    await expect.element(watch('The last tile is drawn')).toBeVisible()
    for (let turn = 0; turn < 3; turn++) await button('End the turn').click()
    await expect.element(page.getByRole('heading', { name: 'Round 2, the last one' })).toBeVisible()
    await button('End the turn').click()
    await button('End the turn').click()
    await expect.element(watch('George has the last turn of the game')).toBeVisible()
    await button('End the game').click()
    expect(session.sheet.at.stage).toBe('finished')
  })

  test('start subsidies are each another one, for all but the starting player', async () => {
    const session = await openTrain([], { stage: 'setup', players: 4 })
    const choices = page.getByRole('combobox')
    expect(choices.elements()).toHaveLength(3)
    await page.getByRole('combobox', { name: 'Ruth' }).selectOptions('Foundry')
    const george = page.getByRole('combobox', { name: 'George' }).element() as HTMLSelectElement
    expect([...george.options].map(({ text }) => text)).not.toContain('Foundry')
    expect(session.sheet.pad.seats.map(({ start }) => start)).toEqual([null, null, null, 'FO'])
  })
})

describe('the final table', () => {
  test('tells every part, and each number leads back', async () => {
    await openTrain(counted(), { stage: 'finished' })
    await expect.element(page.getByRole('row', { name: /^Contracts .*9.*9.*0/ })).toBeVisible()
    await button('18: go to Lucy, Cities').click()
    await expect.element(field('Lucy, Cities')).toHaveFocus()
  })

  test.each([3, 5])('of %i is saved as a picture', async (players) => {
    const more = Array.from({ length: players - 3 }, (_, i) =>
      counted()
        .slice(0, 8)
        .map((edit) => ({ ...edit, seat: 3 + i }) as Edit),
    )
    const session = await openTrain([...counted(), ...more.flat()], { stage: 'finished', players })
    await button('Save as a picture').click()
    await expect.poll(() => session.saved.map(({ ending }) => ending)).toEqual(['png'])
    const image = await createImageBitmap(session.saved[0].file)
    expect(image.width).toBe(1200)
  })

  test('of totals alone has no parts', async () => {
    const totals = [61, 58, 61].map((count, seat): Edit => ({ type: 'number', seat, number: 'total', count }))
    const left: Edit = { type: 'number', seat: 2, number: 'allLeft', count: 4 }
    await openTrain([...totals, left], { stage: 'finished', detail: 'points' })
    await expect.element(page.getByRole('heading', { name: 'Mike and George are tied at 61 points' })).toBeVisible()
    await button('61: go to Mike, Total').click()
    await expect.element(field('Mike, Total')).toHaveFocus()
  })

  test('of totals alone is reached by the totals in a row, and asks those who are level what is left', async () => {
    const session = await openTrain([], { detail: 'points' })
    await field('Mike, Total').click()
    await userEvent.keyboard('61{Enter}58{Enter}61{Enter}')
    await expect.element(page.getByText(/^Mike and George are tied\. Whoever/)).toBeVisible()
    expect(session.sheet.pad.seats.map(({ total, allLeft }) => [total, allLeft])).toEqual([
      [61, null],
      [58, null],
      [61, null],
    ])
    await field('George, Resources left').fill('4')
    await userEvent.keyboard('{Enter}')
    await field('Mike, Resources left').fill('3')
    await userEvent.keyboard('{Enter}')
    await button(/^Final table/).click()
    await expect.element(page.getByRole('heading', { name: 'George wins with 61 points' })).toBeVisible()
  })

  test('begins another one in the same way', async () => {
    const session = await openTrain(counted(), { stage: 'finished' })
    await button('Play again').click()
    expect(session.begun).toEqual([{ startingPlayer: 'random', detail: 'counts' }])
  })
})
