/**
 * The board of a replay shows the pit of the player who moved, or of a chosen one, and the shift clock at that move.
 */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { DigitalRecord } from '../../../../../src/games/coal-baron/rules/record.ts'
import AsideHost from './AsideHost.svelte'
import ReplayBoard from '../../../../../src/renderer/games/coal-baron/archive/ReplayBoard.svelte'
import { deciding } from '../../../../../src/games/coal-baron/rules/view.ts'
import { storedGame } from '../../../../../src/renderer/games/coal-baron/archive/stored-game.ts'
import three from '../../../../records/coal-baron/3-players.json'

const game = storedGame(three as unknown as DigitalRecord)
const played = game.played!
const names = game.record.players.map(({ name }) => name)
const pitOf = (seat: number) => page.getByRole('region', { name: `${names[seat]}’s pit` })

/** A container as large as the one on the page. */
function inRoom(): HTMLElement {
  const room = document.body.appendChild(document.createElement('div'))
  room.style.height = '40rem'
  return room
}

/** For each seat, the index of a position right after its move. */
const moves = [0, 1, 2].map((seat) =>
  played.positions.findIndex(
    ({ section }, at) => section === 2 && deciding(played.positions[at - 1].course.state) === seat,
  ),
)

test('at every move the pit is that of whoever moved', async () => {
  const { rerender } = await render(ReplayBoard, { target: inRoom(), props: { game, played, at: moves[0] } })
  for (const [seat, at] of moves.entries()) {
    await rerender({ at })
    await expect.element(pitOf(seat)).toBeVisible()
  }
})

test('a pit that is chosen stays until the mover’s is asked for again', async () => {
  const { rerender } = await render(ReplayBoard, { target: inRoom(), props: { game, played, at: moves[0] } })
  await page
    .getByRole('button', { name: new RegExp(names[2]) })
    .first()
    .click()
  await expect.element(pitOf(2)).toBeVisible()
  await rerender({ at: moves[1] })
  await expect.element(pitOf(2)).toBeVisible()
  await page.getByRole('button', { name: 'The player who moved' }).click()
  await expect.element(pitOf(1)).toBeVisible()
})

test('the shift clock tells who leads each element at that move', async () => {
  const { rerender } = await render(AsideHost, { game, played, at: 0 })
  const told = () =>
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)
  expect(told()).toHaveLength(12)
  const first = told()
  await rerender({ at: played.positions.length - 1 })
  await expect.poll(told).not.toEqual(first)
})
