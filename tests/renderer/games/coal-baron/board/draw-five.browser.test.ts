import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { decisions, showBoard } from './host.ts'
import { fiveTiles } from './scenes.ts'

const button = (name: RegExp) => page.getByRole('button', { name })

test('a tile that can’t be paid for says so, another is kept', async () => {
  const { actions } = await showBoard(fiveTiles())
  await button(/^Black tunnel tile, one minecart, dark side; 4 Marks\. Costs 4 Marks; you have 2/).click({
    force: true,
  })
  expect(actions).toEqual([])
  expect(document.querySelector('.hint')?.textContent).toMatch(/Costs 4 Marks; you have 2/)
  await button(/^Brown tunnel tile, one minecart, light side; 2 Marks$/).click()
  expect(decisions(actions)).toEqual([{ keep: 'B1L' }])
})

test('the desk is drawn up to look at the board, by key and by button, and lies there again', async () => {
  const { actions } = await showBoard(fiveTiles())
  const none = button(/^Keep none/)
  await userEvent.keyboard('v')
  await expect.element(none).not.toBeInTheDocument()
  const desk = document.querySelector('[data-area="desk"]')!.getBoundingClientRect()
  expect(desk.height).toBeLessThan(80)
  await userEvent.keyboard('{Escape}')
  await expect.element(none).toBeVisible()
  await button(/^Look at the board/).click()
  await button(/^Back to the cards/).click()
  await expect.element(none).toBeVisible()
  expect(actions).toEqual([])
})

test('none may be kept', async () => {
  const { actions } = await showBoard(fiveTiles())
  await button(/^Keep none/).click()
  expect(decisions(actions)).toEqual([{ keep: null }])
})

test('the rest is ordered by key and goes under the stack', async () => {
  const game = fiveTiles().play({ keep: null })
  const [a, b, c, d, e] = game.table.view.drawn
  const { actions } = await showBoard(game)
  ;(document.querySelector('ol [data-rove]') as HTMLElement).focus()
  await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}')
  await userEvent.keyboard('{ArrowRight}{Alt>}{ArrowLeft}{/Alt}')
  await page.getByRole('radio', { name: 'Under the stack' }).click()
  await button(/^Put back/).click()
  expect(decisions(actions)).toEqual([{ put: 'bottom', back: [b, c, d, a, e] }])
})

test('the rest is ordered by drag and goes on top', async () => {
  const game = fiveTiles().play({ keep: null })
  const [a, b, c, d, e] = game.table.view.drawn
  const { actions } = await showBoard(game)
  await userEvent.dragAndDrop(button(/; 5 of 5/), button(/; 2 of 5/))
  await button(/^Put back/).click()
  expect(decisions(actions)).toEqual([{ put: 'top', back: [a, e, b, c, d] }])
})
