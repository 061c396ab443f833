/** A seat at a table of the toy on a phone. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { TableState } from '../../../../src/contract/api.ts'
import { Attention } from '../../../../src/renderer/phone/attention/attention.svelte.ts'
import TableScreen from '../../../../src/renderer/phone/table/TableScreen.svelte'
import { TableSeat } from '../../../../src/renderer/phone/table/table-seat.svelte.ts'
import { shownAt } from '../../../toy/games/toy/rules/shown.ts'
import { play, type Position } from '../../../toy/games/toy/rules/rules.ts'
import { phoneTurn } from '../../../toy/renderer/games/toy/phone/phone-turn.ts'

const PLAYERS = [
  { name: 'Mike', color: 'red', control: 'human' },
  { name: 'Lucy', color: 'blue', control: 'human' },
]
const attention = new Attention()
const BEGINNING: Position = { row: [1, 2, 3, 3, 2, 1], turn: 0, isTurned: false, seats: [[], []] }

function tableAt(position: Position, more: Partial<TableState> = {}): TableState {
  const { label, ...shown } = shownAt(position, null, [{ seat: 1, took: 2, turned: false }])
  return {
    ...{ id: 't', game: 'toy', revision: 1, players: PLAYERS, startedAt: '', finishedAt: null, progress: label },
    ...{ waiting: 'decision', turn: position.turn, takeBack: null, redo: false, practice: false, result: null },
    ...shown,
    ...more,
  }
}

async function shown(table: TableState, seat = 0) {
  const sent: unknown[] = []
  const at = new TableSeat({ seat, table }, (action, revision) => sent.push({ action, revision }))
  await render(TableScreen, { seat: at, play: phoneTurn, attention, away: false })
  return { at, sent }
}
const button = (name: string | RegExp) => page.getByRole('button', { name })

test('shows the own turn as a list, and what was tapped goes out once', async () => {
  const { at, sent } = await shown(tableAt(BEGINNING))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mike' })).toBeVisible()
  await expect.element(page.getByText('Mike takes from 6')).toBeVisible()
  await button('Take 2').click()
  await expect.element(button('Take 1')).toBeDisabled()
  expect(sent).toEqual([{ action: { type: 'decide', decision: { take: 2 } }, revision: 1 }])
  at.answered(1, null)
  at.show({ seat: 0, table: tableAt(play(BEGINNING, { take: 2 }), { revision: 2 }) })
  await expect.element(page.getByText('Lucy takes from 4')).toBeVisible()
  await expect.element(button(/^Take/)).not.toBeInTheDocument()
})

test('has a choice to be kept quiet', async () => {
  await shown(tableAt(BEGINNING))
  await page.getByRole('checkbox', { name: /^Sound and buzz/ }).click()
  expect(attention.isQuiet).toBe(true)
  await page.getByRole('checkbox', { name: /^Sound and buzz/ }).click()
  expect(attention.isQuiet).toBe(false)
})

test('asks for a second tap where nothing could be taken back', async () => {
  const { sent } = await shown(tableAt(BEGINNING))
  await button('Turn the row round').click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Tap again/)
  expect(sent).toEqual([])
  await button('Turn the row round').click()
  expect(sent).toHaveLength(1)
})

test('says why something was refused until the table has changed, and takes back', async () => {
  const takeBack = { effect: 'lumps', practice: false }
  const { at, sent } = await shown(tableAt(BEGINNING, { takeBack }))
  await button('Take 3').click()
  at.answered(1, { code: 'not-offered', params: { left: 6 } })
  await expect.element(page.getByText('only 6 are left')).toBeVisible()
  at.show({ seat: 0, table: tableAt(BEGINNING, { takeBack, revision: 2 }) })
  await expect.element(page.getByText('only 6 are left')).not.toBeInTheDocument()
  await button('Take back').click()
  expect(sent.at(-1)).toEqual({ action: { type: 'take-back' }, revision: 2 })
})

test('tells another seat what happened, everybody’s points, and the end', async () => {
  const { at } = await shown(tableAt(BEGINNING), 1)
  await expect.element(button(/^Take/)).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: 'Since your last turn' })).toMatchTextContent(/Lucy\s*takes 2/)
  const result = { scores: [{ total: 5 }, { total: 7 }], winners: [1] }
  const over = {
    ...BEGINNING,
    row: [],
    seats: [
      [3, 2],
      [3, 3, 1],
    ],
  }
  at.show({ seat: 1, table: tableAt(over, { revision: 2, waiting: 'finished', turn: null, result }) })
  await expect.element(page.getByText('Lucy has most')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Everybody at the table' })).toMatchTextContent(/Lucy\s*wins/)
})
