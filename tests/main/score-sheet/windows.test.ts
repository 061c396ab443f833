/** Two windows on one sheet: entries are shared, each has its own page and takes back its own entries. */
import { expect, test, vi } from 'vitest'
import type { SheetAction, SheetState } from '../../../src/contract/api.ts'
import { refusal } from '../../../src/contract/errors.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { openStore } from '../../../src/main/store/store.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { fixtures, GAME, newSheet, people } from '../../support/games.ts'
import { newFolder } from '../folder.ts'
import { newStore, noTime } from '../tables/room.ts'
import { newScorer, scorerOn, type Scorer } from './scorer.ts'

const [HERE, THERE] = ['3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a11', '3f0c0b1e-6a0b-4a58-9d0e-0f6d2a0c9a12']
const [FIRST, SECOND, THIRD] = fixtures.sheet!.edits()
const PAGE = fixtures.sheet!.pages[1]

function acts({ sheets }: Scorer, { game, id }: SheetState) {
  const act = (window: string, action: SheetAction) =>
    sheets.act({ game, id, window, revision: sheets.open(id).revision, action })
  const edit = (window: string, edit: unknown) => act(window, { type: 'edit', edit })
  const seen = (window: string) => sheets.attend({ id, window })
  return { act, edit, seen }
}

async function twoWindows() {
  const scorer = await newScorer()
  const sheet = scorer.sheets.create(newSheet())
  const hands = acts(scorer, sheet)
  for (const window of [HERE, THERE]) hands.seen(window)
  return { ...scorer, ...hands, sheet }
}

test('each window has its own page; whoever follows sees the page that was turned last', async () => {
  const { act, edit, seen, sheets, sheet } = await twoWindows()
  const turned = act(HERE, PAGE)
  expect(turned.at).not.toEqual(sheet.at)
  expect(seen(HERE).at).toEqual(turned.at)
  expect(seen(THERE).at).toEqual(sheet.at)
  expect(sheets.open(sheet.id).at).toEqual(turned.at)
  edit(THERE, FIRST)
  expect([seen(HERE).at, seen(THERE).at]).toEqual([turned.at, sheet.at])
  expect(seen(HERE).pad).toEqual(seen(THERE).pad)
})

test('each takes back and makes again its own entries', async () => {
  const { act, edit, seen } = await twoWindows()
  edit(HERE, FIRST)
  const both = edit(THERE, SECOND)
  expect([seen(HERE).undo, seen(THERE).undo]).toEqual([FIRST, SECOND])
  const back = act(HERE, { type: 'undo' })
  expect([seen(HERE).undo, seen(HERE).redo, seen(THERE).undo, seen(THERE).redo]).toEqual([null, FIRST, SECOND, null])
  expect(() => act(HERE, { type: 'undo' })).toThrow(expect.objectContaining({ code: 'not-allowed-now' }) as Error)
  expect(act(THERE, { type: 'undo' }).redo).toEqual(SECOND)
  expect(act(THERE, { type: 'redo' }).pad).toEqual(back.pad)
  expect(act(HERE, { type: 'redo' }).pad).toEqual(both.pad)
  edit(HERE, THIRD)
  expect([seen(HERE).undo, seen(THERE).undo]).toEqual([THIRD, SECOND])
})

test('entries taken back between others stay so after a restart, and are anybody’s then', async () => {
  const folder = newFolder()
  const store = await openStore({ folder, now: noTime, catalogue: CATALOGUE })
  const first = scorerOn(store)
  const sheet = first.sheets.create(newSheet())
  const before = acts(first, sheet)
  before.edit(HERE, FIRST)
  before.edit(THERE, SECOND)
  const { pad } = before.act(HERE, { type: 'undo' })
  store.close()
  const after = acts(scorerOn(await newStore(folder)), sheet)
  expect(after.seen(HERE)).toMatchObject({ pad, undo: SECOND, redo: FIRST })
})

test('an undo that could not be stored leaves each window its own entries', async () => {
  const { act, edit, seen, store } = await twoWindows()
  edit(HERE, FIRST)
  edit(THERE, SECOND)
  const save = vi.spyOn(store.games, 'save').mockImplementationOnce(() => {
    throw refusal('storage-full')
  })
  expect(() => act(HERE, { type: 'undo' })).toThrow(expect.objectContaining({ code: 'storage-full' }) as Error)
  save.mockRestore()
  expect([seen(HERE).undo, seen(THERE).undo]).toEqual([FIRST, SECOND])
})

test('an undo on which a change of seats by another window builds is refused, and says why', async () => {
  const { act, edit, seen } = await twoWindows()
  edit(HERE, FIRST)
  const players = GAME.scoreSheet!.renaming(openedSheet(), '', '') as { players: unknown[] }
  edit(THERE, { ...players, players: players.players.toReversed() })
  expect(seen(HERE).undo).toEqual(FIRST)
  expect(() => act(HERE, { type: 'undo' })).toThrow(refusal('built-on'))
  expect(seen(HERE).undo).toEqual(FIRST)
})

const openedSheet = () => GAME.scoreSheet!.begin(people(2), newSheet().options, seeded(1))
