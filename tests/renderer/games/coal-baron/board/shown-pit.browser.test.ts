/** Whose pit stands below the yard. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Player } from '../../../../../src/games/building-blocks/players.ts'
import { showBoard } from './host.ts'
import type { Game } from './game.ts'
import { firstTurn, mining } from './scenes.ts'

const PEOPLE = ['human', 'human']
const pitOf = (name: string) => page.getByRole('region', { name: `${name}’s pit` })

const controlled = (players: Player[], controls: string[]) =>
  players.map((player, seat) => ({ ...player, control: controls[seat] }))

async function show({ table }: Game, controls: string[]) {
  await showBoard({ table: { ...table, players: controlled(table.players, controls) }, act: () => undefined })
}

test('among people, of whose turn it is', async () => {
  await show(firstTurn(), PEOPLE)
  await expect.element(pitOf('Mike')).toBeVisible()
})

test('a single person among bots keeps his own in sight', async () => {
  await show(firstTurn(), ['bot:hewer', 'human'])
  await expect.element(pitOf('Lucy')).toBeVisible()
})

test('while a bot mines, that bot’s', async () => {
  await show(mining(), ['bot:hewer', 'human'])
  await expect.element(pitOf('Mike')).toBeVisible()
})

test('where nobody but bots plays, of whose turn it is', async () => {
  await show(firstTurn(), ['bot:hewer', 'bot:hewer'])
  await expect.element(pitOf('Mike')).toBeVisible()
})
