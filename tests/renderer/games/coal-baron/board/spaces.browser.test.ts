import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { decisions, showBoard } from './host.ts'
import { firstTurn } from './scenes.ts'

const space = (name: RegExp) => page.getByRole('button', { name })

test('a bright space places the workers', async () => {
  const { actions } = await showBoard(firstTurn())
  const money = space(/^6 Marks/)
  await expect.element(money).toHaveAttribute('aria-disabled', 'false')
  await money.click()
  expect(decisions(actions)).toEqual([{ place: 'money-6' }])
})

test('a space that can’t be chosen does nothing and says why, in its name, beside it and aloud', async () => {
  const { actions } = await showBoard(firstTurn().play({ place: 'factory-1' }, { place: 'bank' }))
  const tile = space(
    /^Minecart factory 2: black tunnel tile, two minecarts, dark side; 8 Marks; needs 1 worker\. Costs 8 Marks; you have 2/,
  )
  await expect.element(tile).toHaveAttribute('aria-disabled', 'true')
  await tile.click({ force: true })
  expect(actions).toEqual([])
  expect(page.getByText('Costs 8 Marks; you have 2', { exact: true }).elements()).toHaveLength(2)
  expect(document.querySelector('[aria-live]')?.textContent).toContain('Costs 8 Marks; you have 2')
})

test('a locked space says with how many players it is closed', async () => {
  const { actions } = await showBoard(firstTurn())
  await space(/^Mining, 8 work steps\. Closed with 2 players/).click({ force: true })
  expect(actions).toEqual([])
})

test('pointing at a space shows why it can’t be chosen, or what it is; leaving it hides that', async () => {
  await showBoard(firstTurn())
  await space(/^Truck delivery/).hover({ force: true })
  const words = () => [...document.querySelectorAll('.hint p')].map((hint) => hint.textContent?.trim())
  await expect.poll(words).toEqual([expect.stringMatching(/^Truck delivery\n.*\nNo complete order of this vehicle$/s)])
  await space(/^6 Marks/).hover({ force: true })
  const money = '6 Marks\nBrings 6 Marks: 16 in all.\nNeeds 1 worker: nobody stands here yet.'
  await expect.poll(words).toEqual([money])
  await page.getByText(/^Bright spaces are open/).hover()
  await expect.poll(words).toEqual([])
})

test('whoever stands on a space is named with what it asks for', async () => {
  await showBoard(firstTurn().play({ place: 'money-6' }))
  await expect.element(space(/^6 Marks: needs 2 workers; 1 worker of Mike here. The last turn of Mike/)).toBeVisible()
})

test('a second click before the answer places nobody twice', async () => {
  const { actions } = await showBoard(firstTurn())
  await space(/^6 Marks/).dblClick()
  expect(decisions(actions)).toEqual([{ place: 'money-6' }])
})

describe('where a second press is asked for', () => {
  const tile = () => space(/^Minecart factory 3/)
  const armed = () => [...document.querySelectorAll('.again')].map((each) => each.closest('button')?.dataset.space)
  const words = () => document.querySelector('.hint p')?.textContent

  test('a space says on itself what it will turn up, and does it at the second press', async () => {
    const { actions } = await showBoard(firstTurn().withBots(1), { confirms: 'always' })
    await tile().click()
    await expect
      .poll(words)
      .toBe('The next tile is turned up in its place. That can’t be taken back: press again to do it.')
    expect(armed()).toEqual(['factory-3'])
    expect(document.querySelector('.hint.bad')).toBeNull()
    expect(actions).toEqual([])
    await tile().click()
    expect(decisions(actions)).toEqual([{ place: 'factory-3' }])
  })

  test('Esc and another space let it go, and what turns nothing up is done at once', async () => {
    const { actions } = await showBoard(firstTurn().withBots(1), { confirms: 'always' })
    await tile().click()
    await userEvent.keyboard('{Escape}')
    await expect.poll(armed).toEqual([])
    await tile().click()
    await page.elementLocator(document.querySelector('[data-space="order-2"]')!).click()
    await expect.poll(armed).toEqual(['order-2'])
    expect(actions).toEqual([])
    await space(/^6 Marks/).click()
    expect(decisions(actions)).toEqual([{ place: 'money-6' }])
  })

  test('nor does what stays face down until the next person acts need any', async () => {
    const { actions } = await showBoard(firstTurn(), { confirms: 'always' })
    await tile().click()
    expect(decisions(actions)).toEqual([{ place: 'factory-3' }])
  })

  test('with touch alone, the mouse and the keyboard need none', async () => {
    const { actions } = await showBoard(firstTurn().withBots(1), { confirms: 'touch' })
    const pressed = document.querySelector('[data-space="factory-3"]')!
    pressed.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))
    await expect.poll(armed).toEqual(['factory-3'])
    expect(actions).toEqual([])
    await space(/^Minecart factory 6/).click()
    expect(decisions(actions)).toEqual([{ place: 'factory-6' }])
  })
})

describe('a refill that lies face down', () => {
  const bought = () => firstTurn().play({ place: 'factory-1' }).faceDown('factory-1')
  const refill = () => space(/^Minecart factory 1: face down; needs 2 workers/)

  test('says so and is turned up by a press', async () => {
    const { actions } = await showBoard(bought(), { confirms: 'always' })
    await expect.element(page.getByText(/^The refill lies face down/)).toBeVisible()
    await expect.element(refill()).toHaveAttribute('aria-disabled', 'false')
    await expect.element(refill()).toHaveAccessibleDescription(/^Press to turn it up/)
    await refill().click()
    expect(actions).toEqual([{ type: 'reveal' }])
  })

  test('is turned up by a key, too, and does not keep anybody from another space', async () => {
    const { actions } = await showBoard(bought())
    await userEvent.keyboard('u')
    await space(/^6 Marks/).click()
    expect(actions).toEqual([{ type: 'reveal' }, { type: 'decide', decision: { place: 'money-6' } }])
  })
})

test('arrow keys go from space to space, Enter chooses', async () => {
  const { actions } = await showBoard(firstTurn())
  ;(document.querySelector('[data-space="money-4"]') as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(document.activeElement?.getAttribute('data-space')).toBe('money-6')
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement?.getAttribute('data-space')).toBe('money-5')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(decisions(actions)).toEqual([{ place: 'money-6' }])
})

test('Tab goes from area to area and comes back to where it was', async () => {
  await showBoard(firstTurn())
  const areas: (string | undefined)[] = []
  for (let i = 0; i < 5; i++) {
    await userEvent.keyboard('{Tab}')
    areas.push(document.activeElement?.closest('[data-area]')?.getAttribute('data-area') ?? undefined)
  }
  expect(areas).toEqual(['factory', 'mining', 'bank', 'office', 'delivery'])
  await userEvent.keyboard('{Shift>}{Tab}{Tab}{/Shift}{ArrowRight}')
  const there = document.activeElement?.getAttribute('data-space')
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}')
  expect(document.activeElement?.getAttribute('data-space')).toBe(there)
})

test('a tile dragged into the pit is bought', async () => {
  const { actions } = await showBoard(firstTurn())
  await userEvent.dragAndDrop(space(/^Minecart factory 3/), page.getByRole('region', { name: 'Mike’s pit' }))
  expect(decisions(actions)).toEqual([{ place: 'factory-3' }])
})

test('an idea that turns something up asks twice as well', async () => {
  const idea = {
    ...{ decisions: [{ place: 'factory-3' as const }], lead: 1, chance: 0.5, reasons: [] },
    effects: {
      ...{ workers: 1, marks: -6, delivered: [], setUp: [], order: null, minecarts: 0, emptied: 0, leads: [] },
      ...{ balance: 0, inTime: null },
    },
  }
  const askHints = () => Promise.resolve({ game: 'coal-baron' as const, ideas: [idea], used: [1, 0] })
  const { actions } = await showBoard(firstTurn().withBots(1), { confirms: 'always', askHints })
  await userEvent.keyboard('h1{Enter}')
  await expect.element(page.getByText(/can’t be taken back: press again/)).toBeVisible()
  expect(actions).toEqual([])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => decisions(actions)).toEqual(idea.decisions)
})
