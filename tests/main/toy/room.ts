/** Services with a game that the program doesn't ship: they need no more of a game than its facets. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, vi } from 'vitest'
import type { TableState } from '../../../src/contract/api.ts'
import { ALL_GAMES, type ArchiveFilter, type ExportFormat } from '../../../src/contract/archive.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { catalogueOf } from '../../../src/games/facets/facets.ts'
import type { Catalogue } from '../../../src/games/facets/facets.ts'
import type { Player } from '../../../src/games/building-blocks/players.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import { openServices } from '../../../src/main/services/services.ts'
import { playedRecord } from '../../games/every-game/games.ts'
import { connectedTo, type Call } from '../../support/connected.ts'
import { quietToy } from '../../support/quiet-toy.ts'
import type { Decision, Position } from '../../toy/games/toy/rules/rules.ts'
import { toy } from '../../toy/games/toy/game.ts'

export const [shipped] = CATALOGUE.values()
export const GAMES = catalogueOf(shipped, toy, quietToy)
const THREAD = join(import.meta.dirname, '../../toy/main/bot-worker.ts')

export async function opened(folder: string, catalogue: Catalogue = GAMES, config?: string) {
  const services = await openServices({ folder, host: 'loopback', version: '1.2.3', catalogue, config, thread: THREAD })
  onTestFinished(() => services.close())
  const call = connectedTo(services)
  await call('settings.set', { speed: 'instant' })
  return { call, exported: services.exported, close: () => services.close() }
}

const COLORS = toy.identity.colors
export const seated = (...controls: string[]): Player[] =>
  controls.map((control, seat) => ({ name: `Player ${seat + 1}`, color: COLORS[seat], control }))
export const FIVE = seated('human', 'bot:greedy', 'human', 'bot:idle', 'bot:greedy')

export const newTable = (players = FIVE, options: object = { startingPlayer: 'random', lumps: 3 }, game = 'toy') => ({
  game,
  players,
  options,
})

export async function act(call: Call, { id, game, revision }: TableState, action: object): Promise<TableState> {
  await call('tables.act', { game, id, revision, action: action as { type: 'next' } })
  return call('tables.open', id)
}

export const decide = (call: Call, table: TableState, decision: Decision) =>
  act(call, table, { type: 'decide', decision })

export const viewOf = (table: TableState) => table.view as Position

/** The table as soon as no bot thinks any more. */
export const afterBots = (call: Call, id: string): Promise<TableState> =>
  vi.waitFor(
    async () => {
      const table = await call('tables.open', id)
      expect(table.waiting).not.toBe('thinking')
      return table
    },
    { interval: 5 },
  )

/** People take one lump until nobody is asked, bots whatever they like. */
export async function playedOut(call: Call, id: string): Promise<TableState> {
  for (;;) {
    const table = await afterBots(call, id)
    if (table.waiting !== 'decision') return table
    await decide(call, table, { take: 1 })
  }
}

export async function finished(call: Call, players = FIVE, game = 'toy'): Promise<TableState> {
  const { id } = await call('tables.create', newTable(players, undefined, game))
  await call('bots.attend', { id, page: id })
  const end = await playedOut(call, id)
  return act(call, end, { type: 'skip' })
}

export const found = async (call: Call, filter: Partial<ArchiveFilter>) =>
  (await call('archive.list', { ...ALL_GAMES, ...filter, skip: 0, count: 50 })).games.map(({ id }) => id)

export async function imported(call: Call, name: string, file: Buffer | string) {
  const id = await call('import.begin')
  const count = await call('import.add', { id, name, part: Buffer.from(file).toString('base64'), last: true })
  const items = await call('import.items', { id, state: null, skip: 0, count: 50 })
  return { count, items, kept: (await call('import.run', id)).added }
}

type Room = Awaited<ReturnType<typeof opened>>

export async function exportedFrom({ call, exported }: Room, ids: string[], format: ExportFormat) {
  const { id, name } = await call('export.make', { games: { ids }, format })
  return { name, bytes: readFileSync(exported(id)!.path) }
}

export const ofShipped = (seed: number): GameRecord => ({ ...playedRecord(shipped, 2, seed), id: `shipped-${seed}` })
