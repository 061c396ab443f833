/** Bots among people at tables of Coal Baron: what is drawn, taken back and taken over. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Action, TableState } from '../../../../src/contract/api.ts'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { asksPerson, PAGE, parlour, type Parlour } from '../../../main/bots/parlour.ts'
import { anyAction, isFinished, isHandOver, playUntil } from '../../../main/player.ts'
import { act as acting } from '../../../main/tables/room.ts'
import { CALLS } from '../../../support/games.ts'
import { recordOf } from '../../../../src/main/tables/table.ts'
import { inPhase, placeOn, seen } from './room.ts'

const isNotThinking = ({ waiting }: TableState) => waiting !== 'thinking'
/** A tile that the player may buy; the next one is turned up in its place. */
const freeTile = (table: TableState): string =>
  Object.entries(seen(table).allowed.spaces).find(([space, why]) => /^factory-\d/.test(space) && why === null)![0]

const place = (space: string): Action => ({ type: 'decide', decision: { place: space } })

test('what bots draw is shown to nobody', async () => {
  const room = await parlour()
  const { id } = room.begin('bot:hewer', 'bot:apprentice')
  room.bots.act({ id, act: 'run' })
  await room.until(isFinished)
  expect(room.shown.some((table) => seen(table).view.drawnCount > 0)).toBe(true)
  expect(room.shown.filter((table) => seen(table).view.drawn.length > 0)).toEqual([])
})

test('the hand-over stays where two people sit', async () => {
  const room = await parlour()
  room.begin('human', 'human', 'bot:hewer')
  const random = seeded(4)
  let table = await room.until(asksPerson)
  while (!isHandOver(table)) {
    const draws = inPhase('place')(table) && seen(table).allowed.spaces['order-draw'] === null
    acting(room)(table, draws ? place('order-draw') : anyAction(table, random))
    table = await room.until(isNotThinking)
  }
  expect(seen(table).view.drawn).toEqual([])
})

test('what a bot may choose from is told to nobody', async () => {
  const room = await parlour({ speed: 'slow' })
  expect(room.begin('human', 'bot:director')).toMatchObject({ waiting: 'thinking', allowed: { keep: [] } })
})

test('every kind of decision has hints', async () => {
  const room = await parlour()
  const random = seeded(8)
  let table = room.begin('human', 'human', 'human')
  const phases = new Set<string>()
  while (table.waiting !== 'finished' && phases.size < 7) {
    const { id, revision } = table
    const { phase } = seen(table).view
    if (table.waiting === 'decision' && !phases.has(phase)) {
      const hints = await room.hints['hints.think']({ id, revision })
      v.assert(CALLS['hints.think'].result, hints)
      expect(hints.ideas.length).toBeGreaterThan(0)
      phases.add(phase)
    }
    table = acting(room)(table, anyAction(table, random))
  }
  const expected = ['draft', 'place', 'mining', 'keep-tile', 'keep-order', 'return-tiles', 'return-orders']
  expect(expected.filter((phase) => !phases.has(phase))).toEqual([])
})

describe('taking back', () => {
  /** At a person's turn in shift I, a bot between them and their last one. */
  const atPlace = async (room: Parlour, random = seeded(5)) => {
    let table = await room.until(asksPerson)
    while (!inPhase('place')(table)) {
      acting(room)(table, anyAction(table, random))
      table = await room.until(isNotThinking)
    }
    return table
  }

  test('goes back to the last decision of the person, past those of bots', async () => {
    const room = await parlour({ seed: 2 })
    room.begin('human', 'bot:hewer')
    let before = await atPlace(room)
    let after: TableState
    // Until the bot answers with something that reveals nothing.
    for (;;) {
      acting(room)(before, place('bank'))
      after = await room.until((now) => isNotThinking(now) && now.revision > before.revision)
      if (after.takeBack?.practice === false) break
      before = after
    }
    expect(after.takeBack).toEqual({ effect: 'move', practice: false })
    const back = acting(room)(after, { type: 'take-back' })
    expect(back).toMatchObject({ waiting: 'decision', view: before.view, log: before.log })
  })

  test('goes past what was turned up for one person among bots, and the record says so', async () => {
    const room = await parlour({ seed: 2 })
    const { id } = room.begin('human', 'bot:hewer')
    const before = await atPlace(room)
    acting(room)(before, place(freeTile(before)))
    const after = await room.until((now) => isNotThinking(now) && now.revision > before.revision)
    expect(after).toMatchObject({ takeBack: { effect: 'move', practice: true }, practice: false, redo: false })

    const back = acting(room)(after, { type: 'take-back' })
    expect(back).toMatchObject({ view: before.view, log: before.log, practice: true, redo: true })
    expect(recordOf(room.tables.table(id)).practice).toBe(true)
    const again = acting(room)(back, { type: 'redo' })
    expect(again).toMatchObject({ view: after.view, log: after.log, practice: false, redo: false })
    expect(recordOf(room.tables.table(id)).practice).toBeUndefined()
  })

  test('goes no further than what was turned up between two people', async () => {
    const room = await parlour()
    room.begin('human', 'human')
    const before = await atPlace(room)
    const bought = acting(room)(before, place(freeTile(before)))
    expect(bought).toMatchObject({ takeBack: { effect: 'move', practice: false } })
    expect(acting(room)(bought, { type: 'reveal' })).toMatchObject({ takeBack: null, redo: false })
  })

  test('reaches into the thinking of a bot, which then thinks of nothing', async () => {
    const room = await parlour({ seed: 2 })
    const { id } = room.begin('human', 'bot:hewer')
    const before = await atPlace(room)
    room.bots.leave({ id, page: PAGE })
    const thinking = acting(room)(before, place('bank'))
    expect(thinking).toMatchObject({ waiting: 'thinking', takeBack: { effect: 'move', practice: false } })
    room.bots.attend({ id, page: PAGE })
    const back = acting(room)(thinking, { type: 'take-back' })
    expect(back).toMatchObject({ waiting: 'decision', view: before.view })
    await room.quiet()
    expect(room.tables.open(id)).toEqual(back)
    expect(room.noted).toEqual([])
  })
})

describe('somebody else sits down', () => {
  test('in the middle of mining the bot ends what the person began', async () => {
    const room = await parlour()
    const mining = placeOn(room, room.begin('human', 'human'), /^mining-6$/, 1)
    const seat = mining.turn!
    const sat = acting(room)(mining, { type: 'sit', seat, control: 'bot:foreman' })
    expect(sat.waiting).toBe('thinking')
    const next = await room.until((now) => asksPerson(now) && now.revision > sat.revision)
    expect(next.log.at(-1)).toMatchObject({ type: 'turn', seat, space: 'mining-6' })
  })

  test('the five are shown to a person who is alone with a bot', async () => {
    const room = await parlour()
    const begun = room.begin('human', 'human')
    const placing = playUntil(begun, inPhase('place'), acting(room), seeded(1))
    const drawn = acting(room)(placing, place('order-draw'))
    expect(drawn.waiting).toBe('hand-over')
    room.bots.leave({ id: begun.id, page: PAGE })
    const alone = seen(acting(room)(drawn, { type: 'sit', seat: 1 - placing.turn!, control: 'bot:hewer' }))
    expect(alone).toMatchObject({ waiting: 'decision' })
    expect(alone.view.drawn).toHaveLength(5)
  })
})
