import { expect, test, vi } from 'vitest'
import type { TableState } from '../../../src/contract/api.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { openStore } from '../../../src/main/store/store.ts'
import { newFolder } from '../folder.ts'
import { noTime } from '../tables/room.ts'
import { ID, STRONG_BOT, USUAL_BOT } from '../../support/games.ts'
import { anyAction, isCeremony, isFinished } from '../player.ts'
import { A_DAY, PAGE, parlour, STILL } from './parlour.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'

const after =
  ({ revision }: TableState) =>
  (table: TableState) =>
    table.revision > revision

test('a game of bots is paused, goes on step by step, and plays on', async () => {
  const room = await parlour()
  const begun = room.begin(USUAL_BOT, USUAL_BOT)
  expect(room.bots.act({ id: begun.id, act: 'pause' })).toMatchObject({ mode: 'pause', stuck: false })
  await room.quiet()
  const paused = room.tables.open(begun.id)
  await room.quiet()
  expect(room.tables.open(begun.id).revision).toBe(paused.revision)
  room.bots.act({ id: begun.id, act: 'step' })
  const stepped = await room.until(after(paused))
  await room.quiet()
  expect(room.tables.open(begun.id).revision).toBe(stepped.revision)
  expect(room.bots.act({ id: begun.id, act: 'play' }).mode).toBe('play')
  expect((await room.until(isCeremony)).ceremony).not.toBeNull()
})

test('a ceremony step is on show for its time, unless the game is run to its end', async () => {
  const room = await parlour({ clock: STILL })
  const { id } = room.begin(USUAL_BOT, USUAL_BOT)
  const ceremony = await room.until(isCeremony)
  await room.quiet()
  expect(room.tables.open(id).revision).toBe(ceremony.revision)
  room.bots.act({ id, act: 'run' })
  expect((await room.until(isFinished)).result).not.toBeNull()
})

test('what a bot was thinking about is thought about again after the program was ended', async () => {
  const folder = newFolder()
  const first = await openStore({ folder, now: noTime, catalogue: CATALOGUE })
  const room = await parlour({ store: first, limits: { milliseconds: A_DAY } })
  const begun = room.begin(STRONG_BOT, 'human')
  const before = await room.until(({ waiting }) => waiting === 'decision')
  const action = anyAction(before, seeded(1))
  const thinking = room.tables.act({ game: ID, id: begun.id, revision: before.revision, action })
  expect(thinking.waiting).toBe('thinking')
  room.bots.close()
  first.close()

  const again = await parlour({ store: await openStore({ folder, now: noTime, catalogue: CATALOGUE }) })
  expect(again.tables.open(begun.id)).toEqual(thinking)
  again.bots.attend({ id: begun.id, page: PAGE })
  expect((await again.until(after(thinking))).log.length).toBe(thinking.log.length + 1)
  again.store.close()
})

test('a bot whose decision can not be written is stuck until it may try again', async () => {
  const room = await parlour()
  const { id } = room.begin('human', USUAL_BOT)
  const { save } = room.store.games
  room.store.games.save = () => {
    throw new Error('the disk is gone')
  }
  await vi.waitFor(() => expect(room.botStates.at(-1)?.stuck).toBe(true))
  expect(room.botStates.at(-1)).toEqual({ id, mode: 'play', stuck: true, shown: 0 })
  expect(room.noted).toEqual(['an open table could not go on Error: the disk is gone'])
  room.store.games.save = save
  room.bots.act({ id, act: 'play' })
  expect((await room.until(({ waiting }) => waiting === 'decision')).revision).toBe(2)
  expect(room.botStates.at(-1)).toMatchObject({ id, mode: 'play', stuck: false })
})
