/** Whatever edits a sheet takes, it is stored, read and imported again as the same sheet. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { seeded, shuffled } from '../../../src/games/building-blocks/random.ts'
import type { Random } from '../../../src/games/building-blocks/random.ts'
import { catalogueOf } from '../../../src/games/facets/facets.ts'
import type { Game } from '../../../src/games/facets/facets.ts'
import type { SheetRecord } from '../../../src/games/facets/score-sheet.ts'
import { readRecord, writeRecord } from '../../../src/games/record/record.ts'
import { textsIn, wellFormed } from '../../support/fuzz/values.ts'
import { enteringOf } from './entered.ts'
import { any, peopleOf, sizesOf } from './games.ts'
import { sheetRecord } from './sheet-record.ts'

const SEQUENCES = 10
const ACTIONS = 80
/** One sheet in `SAMPLE` on the way is looked at. */
const SAMPLE = 6

interface Seating {
  players: { name: string; color: string; was: number | null }[]
  startingPlayer: number
}

/** Anybody may leave, join or sit elsewhere, as far as the game has seats. */
function anySeating({ identity: { seats, colors }, scoreSheet }: Game, sheet: unknown, random: Random): Seating {
  const now = scoreSheet!.renaming(sheet, '', '') as Seating
  const stays = shuffled(now.players, random).filter(() => random.below(4) > 0)
  const free = colors.filter((color) => stays.every((player) => player.color !== color))
  const least = Math.max(seats.fewest, stays.length)
  const count = least + random.below(Math.min(seats.most - least, 1) + 1)
  const joins = free.slice(0, count - stays.length).map((color) => ({ name: `new in ${color}`, color, was: null }))
  const players = [...stays, ...joins]
  return { ...now, players, startingPlayer: random.below(players.length) }
}

/** Numbers at which a limit may lie: small ones come by themselves. */
const LARGE = [64, 99, 400, 999, 10_000, 999_999, 1_000_000]

describe.each([...CATALOGUE.values()].filter(({ scoreSheet }) => scoreSheet))('$identity.id', async (game) => {
  const sheets = game.scoreSheet!
  const { sheet: wire } = game.wire
  const entering = await enteringOf(game)
  const catalogue = catalogueOf(game)

  /** An action that the boundary lets through: an entry of a game that was played, any edit, or a step in the history. */
  const actionOf = (edits: readonly unknown[], sheet: unknown, random: Random) => {
    const kind = random.below(11)
    if (kind === 10) return { type: 'edit', edit: anySeating(game, sheet, random) }
    if (kind < 2) return { type: kind === 0 ? 'undo' : 'redo' }
    if (kind < 4) return { type: 'edit', edit: any(edits, random) }
    const edit = wellFormed(wire!.edit, { strings: textsIn(edits), numbers: LARGE }, random)
    return v.is(wire!.edit, edit) ? { type: 'edit', edit } : { type: 'undo' }
  }

  /** Calls `look` with the sheet and its edits after some of the actions that it takes. */
  const walk = (players: number, seed: number, look: (sheet: unknown, edits: readonly unknown[]) => void) => {
    const random = seeded(seed)
    const entered = entering(players, seed)
    let sheet = sheets.begin(peopleOf(game, players), entered.options, random)
    let edits: unknown[] = []
    const whole = random.below(4) > 0 ? entered.edits : []
    for (let at = 0; at < whole.length + ACTIONS; at++) {
      const action = at < whole.length ? { type: 'edit', edit: whole[at] } : actionOf(entered.edits, sheet, random)
      const after = sheets.after(sheet, action)
      if (after === null) continue
      if ('edit' in action) edits = [...edits.slice(0, sheets.edits(sheet)), action.edit]
      sheet = after
      if (random.below(SAMPLE) === 0) look(sheet, edits)
    }
  }

  const again = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

  test.each(sizesOf(game))('any edits at a table of %i', (players) => {
    for (let seed = 0; seed < SEQUENCES; seed++)
      walk(players, seed, (sheet, edits) => {
        const { pad } = sheets.shown(sheet)
        expect(v.is(wire!.pad, pad)).toBe(true)
        expect(v.is(wire!.kept, sheets.kept(sheet))).toBe(true)
        expect(sheets.shown(sheets.open(again(sheets.kept(sheet)), again(edits)))).toEqual(sheets.shown(sheet))
        checkRecord(game, sheet)
      })
  })

  /** Some doubts come from what a record doesn't keep. */
  const withoutDoubts = ({ setup, sheet, result }: SheetRecord) => ({ setup, sheet, result })

  const checkRecord = ({ scoreSheet }: Game, sheet: unknown) => {
    const record = sheetRecord(game, sheet)
    const read = readRecord(writeRecord(record), catalogue)
    if (read.problem) throw new Error(JSON.stringify([read.problem, record]))
    expect(writeRecord(read.record)).toBe(writeRecord(record))
    const { setup, sheet: entered, doubts, players } = again(record)
    const anew = scoreSheet!.openRecord({ setup, sheet: entered, doubts, players })
    expect(withoutDoubts(scoreSheet!.recordOf(anew))).toEqual(withoutDoubts(scoreSheet!.recordOf(sheet)))
  }
})
