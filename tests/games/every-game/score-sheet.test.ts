/** The sheet of a game that was played scores what the game scored, and is the same sheet however it is opened again. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { sheetStateOf } from '../../../src/contract/schemas/score-sheets.ts'
import { catalogueOf } from '../../../src/games/facets/facets.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import { readRecord, writeRecord } from '../../../src/games/record/record.ts'
import { enteringOf } from './entered.ts'
import { fewestOf, GAMES, peopleOf, sizesOf } from './games.ts'
import { sheetRecord } from './sheet-record.ts'

describe.each(GAMES.filter(({ scoreSheet }) => scoreSheet))('$identity.id', async (game) => {
  const sheets = game.scoreSheet!
  const entering = await enteringOf(game)
  const catalogue = catalogueOf(game)
  const fewest = fewestOf(game)

  /** The sheets of a game on the way from the empty one to the last. */
  const filled = (players: number, seed: number) => {
    const { options, edits, result } = entering(players, seed)
    const kept = [sheets.begin(peopleOf(game, players), options, seeded(seed))]
    for (const edit of edits) {
      expect(sheets.whyNot(kept.at(-1), edit)).toBeNull()
      kept.push(sheets.after(kept.at(-1), { type: 'edit', edit }))
    }
    return { kept, last: kept.at(-1), edits, result }
  }

  test.each(sizesOf(game))('%i players come to what the game came to', (players) => {
    for (const seed of [71, 72]) {
      const { kept, last, result } = filled(players, seed)
      expect(sheets.isOver(kept[0])).toBe(false)
      expect(sheets.recordOf(kept[0]).result).toBeNull()
      expect(sheets.isOver(last)).toBe(true)
      expect(sheets.recordOf(last).result).toEqual(result)
      expect(sheets.progress(last).points).toEqual(result.scores.map(({ total }) => total))
    }
  })

  test.each(sizesOf(game))(
    'a sheet of %i is a record that is read and written again, and opened from it',
    (players) => {
      const { last, result } = filled(players, 73)
      const file = writeRecord(sheetRecord(game, last))
      const read = readRecord(file, catalogue)
      if (read.problem) throw new Error(JSON.stringify(read.problem))
      expect(read.verdict.totals).toEqual(result.scores.map(({ total }) => total))
      expect(writeRecord(read.record)).toBe(file)
      const { setup, sheet, result: told, players: seated } = read.record
      const anew = sheets.openRecord({ setup, sheet, players: seated })
      expect(sheets.recordOf(anew)).toEqual(sheets.recordOf(last))
      expect(figuresOf(result)).toEqual(figuresOf(told!))
    },
  )

  const figuresOf = ({ scores }: { scores: readonly unknown[] }) => scores.map((score) => game.figures.partsOf(score))

  test('what is kept opens the same sheet, in the middle too', () => {
    const { kept, edits } = filled(fewest, 74)
    for (let made = 0; made < kept.length; made += 20) {
      const opened = sheets.open(JSON.parse(JSON.stringify(sheets.kept(kept[made]))), edits)
      expect(sheets.shown(opened)).toEqual({ ...sheets.shown(kept[made]), redo: edits[made] ?? null })
      expect(sheets.edits(opened)).toBe(made)
      const record = sheetRecord(game, opened)
      if (!sheets.isOver(opened)) expect(readRecord(writeRecord(record), catalogue).problem).toBeUndefined()
    }
  })

  test('an edit is taken back and made again', () => {
    const { kept } = filled(fewest, 75)
    for (let made = 1; made < kept.length; made += 20) {
      const back = sheets.after(kept[made], { type: 'undo' })
      expect(sheets.shown(back).pad).toEqual(sheets.shown(kept[made - 1]).pad)
      expect(sheets.shown(sheets.after(back, { type: 'redo' })).pad).toEqual(sheets.shown(kept[made]).pad)
    }
    expect(sheets.after(kept[0], { type: 'undo' })).toBeNull()
  })

  test('shows what fits', () => {
    const schema = sheetStateOf(game)
    const { kept } = filled(game.identity.seats.most, 76)
    for (const sheet of kept) {
      const { pad, at, undo, redo } = sheets.shown(sheet)
      for (const [name, value] of Object.entries({ pad, at, undo, redo }))
        expect(v.is(schema.entries[name as 'pad'], value), name).toBe(true)
      expect(v.is(game.wire.sheet!.kept, sheets.kept(sheet))).toBe(true)
    }
  })

  test('totals alone make a result', () => {
    const totals = [31, 17, 12, 9, 5].slice(0, fewest)
    const { setup, sheet, result } = sheets.ofTotals(totals, 1)
    expect(result!.scores.map(({ total }) => total)).toEqual(totals)
    expect(result!.winners).toEqual([0])
    expect(game.figures.partsOf(result!.scores[0])).toBeNull()
    expect(game.figures.cellsOf(result!.scores[0])).toBeNull()
    expect(game.figures.starter(setup)).toBe(1)
    expect(sheets.openRecord({ setup, sheet, players: peopleOf(game, fewest) })).not.toBeNull()
  })

  test('renames whoever has a name', () => {
    const [empty] = filled(fewest, 77).kept
    const names = peopleOf(game, fewest).map(({ name }) => name)
    const renamed = sheets.after(empty, { type: 'edit', edit: sheets.renaming(empty, 'Player 1', 'Anna') })
    expect(sheets.players(renamed).map(({ name }) => name)).toEqual(['Anna', ...names.slice(1)])
  })
})
