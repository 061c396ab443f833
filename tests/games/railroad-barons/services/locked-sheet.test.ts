/** Sheets of versions that stored edits which reading refuses: they open without these, and say which. */
import { expect, test } from 'vitest'
import type { SheetAction } from '../../../../src/contract/api.ts'
import { CATALOGUE } from '../../../../src/games/catalogue.ts'
import { edited } from '../../../../src/games/railroad-barons/score-sheet/edits.ts'
import { sheetResult } from '../../../../src/games/railroad-barons/score-sheet/account.ts'
import { emptyPad } from '../../../../src/games/railroad-barons/score-sheet/pad.ts'
import { sheetOf } from '../../../../src/games/railroad-barons/score-sheet/sheet-of.ts'
import type { BaronsWire, Edit } from '../../../../src/games/railroad-barons/wire/wire.ts'
import { readRecord } from '../../../../src/games/record/record.ts'
import type { GameRecord } from '../../../../src/games/record/record.ts'
import { openSheetOf } from '../../../../src/main/score-sheet/stored-sheet.ts'
import { openStore } from '../../../../src/main/store/store.ts'
import { newFolder } from '../../../main/folder.ts'
import { acted, scorerOn, type Scorer } from '../../../main/score-sheet/scorer.ts'
import { newStore, noTime } from '../../../main/tables/room.ts'
import { filledAccount } from '../score-sheet/filled-account.ts'

const PLAYERS = [
  { name: 'Mike', color: 'cream', control: 'human' as const },
  { name: 'Lucy', color: 'violet', control: 'human' as const },
]
/** An amount of cash that, together with the shares, exceeds the largest total of a record. */
const TOO_MUCH: Edit = { type: 'cash', seat: 0, dollars: 999_999 }
const UNKNOWN = { type: 'note', text: 'of another version' }

const actions = (...edits: Edit[]): SheetAction<BaronsWire>[] => edits.map((edit) => ({ type: 'edit', edit }))

function begun({ sheets }: Scorer) {
  const options = { startingPlayer: 0, way: 'account' }
  return sheets.create({ game: 'railroad-barons', players: PLAYERS, options })
}

/** Stores these edits as an older version did, with the record that they make. */
function storeAsBefore({ store }: Scorer, id: string, edits: readonly unknown[]) {
  const stored = store.games.load(id)!
  const pad = (edits.filter((edit) => edit !== UNKNOWN) as Edit[]).reduce(edited, emptyPad(PLAYERS, 0, false))
  const sheet = sheetOf(pad)
  const record = { ...(JSON.parse(stored.record) as GameRecord), sheet, result: sheetResult(sheet) }
  const finishedAt = record.result && stored.touchedAt
  store.games.save({
    record: JSON.stringify({ ...record, finishedAt }),
    pending: { ...(stored.pending as object), done: edits.length },
    revision: stored.revision + 1,
    summary: { ...store.games.summary(id)!, finishedAt },
  })
  store.sheetEdits.replace(id, edits)
  expect(() => openSheetOf(store.games.load(id)!, edits, CATALOGUE)).toThrow(
    expect.objectContaining({ code: 'game-unreadable' }) as Error,
  )
}

test.each([
  ['one past a limit', [TOO_MUCH], [...filledAccount(), TOO_MUCH]],
  [
    'one that nobody knows among others',
    [UNKNOWN],
    [...filledAccount().slice(0, 8), UNKNOWN, ...filledAccount().slice(8)],
  ],
  ['both', [UNKNOWN, TOO_MUCH], [UNKNOWN, ...filledAccount(), TOO_MUCH]],
])('a refused edit is set aside, %s: the others stand, and it is told', async (_, refused, edits) => {
  const folder = newFolder()
  const store = await openStore({ folder, now: noTime, catalogue: CATALOGUE })
  const scorer = scorerOn(store)
  const expected = acted(scorer, begun(scorer), ...(actions(...filledAccount()) as SheetAction[]))
  const { id } = begun(scorer)
  storeAsBefore(scorer, id, edits)

  const opened = scorer.sheets.open(id)
  expect(opened.setAside).toEqual(
    refused.map((edit) => ({ edit: edit === UNKNOWN ? null : edit, text: JSON.stringify(edit) })),
  )
  expect(opened.pad).toEqual(expected.pad)
  expect(readRecord(scorer.sheets.record(id), CATALOGUE).problem).toBeUndefined()

  const cash = actions({ type: 'cash', seat: 0, dollars: 2000 }) as SheetAction[]
  const after = acted(scorer, opened, ...cash)
  store.close()
  const again = scorerOn(await newStore(folder))
  const reopened = again.sheets.open(id)
  expect(reopened).toMatchObject({ pad: after.pad, setAside: opened.setAside, undo: after.undo })
  expect(again.store.games.list().find((each) => each.id === id)?.points).toEqual([6455, 6828])
  const seen = acted(again, reopened, { type: 'set-aside-seen' })
  expect([seen.setAside, again.sheets.open(id).setAside]).toEqual([undefined, undefined])
})
