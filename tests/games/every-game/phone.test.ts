/** Counting a physical game by phones: every seat writes its own fields, and together they make the result. */
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { checkValue } from '../../../src/main/phones/seat-fields.ts'
import type { Random } from '../../../src/games/building-blocks/random.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import type { PhoneField, PhoneValue } from '../../../src/games/facets/phone.ts'
import { enteringOf } from './entered.ts'
import { any, GAMES, peopleOf, seatsOf, sizesOf } from './games.ts'

const SEEDS = 6
const WRITES = 60

const isThing = (field: PhoneField) => field.kind === 'thing'

/** A value that a phone could send into a field; undefined where there is none. */
function anyValue(field: PhoneField, random: Random): PhoneValue | undefined {
  if (field.kind === 'thing') return field.holder !== null || field.full ? undefined : !field.value
  if (random.below(6) === 0) return null
  const most = random.below(4) === 0 ? field.most : Math.min(field.most, 9)
  if (field.kind === 'number') return Math.max(field.least, random.below(most + 1))
  return random.below(2) === 0 ? [1] : [2, 1]
}

describe.each(GAMES.filter(({ phone }) => phone))('$identity.id', async (game) => {
  const facet = game.phone!
  const sheets = game.scoreSheet!
  const entering = await enteringOf(game)

  const shown = (sheet: unknown) => sheets.shown(sheet)
  const fieldsOf = (sheet: unknown, seat: number, at = shown(sheet).at) => facet.fields(shown(sheet).pad, seat, at)
  const valuesOf = (sheet: unknown, seat: number) => new Map(fieldsOf(sheet, seat).map(({ id, value }) => [id, value]))
  const begun = (players: number, options: unknown) => sheets.begin(peopleOf(game, players), options, seeded(1))

  const write = (sheet: unknown, seat: number, field: PhoneField, value: PhoneValue): unknown => {
    checkValue(field, value)
    const edit = facet.edit(shown(sheet).pad, seat, field, value)
    expect(v.is(game.wire.sheet!.edit, edit), JSON.stringify(edit)).toBe(true)
    expect(sheets.whyNot(sheet, edit), JSON.stringify(edit)).toBeNull()
    return sheets.after(sheet, { type: 'edit', edit })
  }

  test.each(sizesOf(game))('any value that fits is written, and nobody else’s field, at a table of %i', (players) => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const random = seeded(seed)
      let sheet = begun(players, entering(players, seed).options)
      for (let n = 0; n < WRITES; n++) {
        const seat = random.below(players)
        const field = any(fieldsOf(sheet, seat), random)
        const value = anyValue(field, random)
        if (value === undefined) continue
        const after = write(sheet, seat, field, value)
        const now = valuesOf(after, seat)
        if (isThing(field)) expect(trues(now) > trues(valuesOf(sheet, seat))).toBe(value)
        else if (value !== null) expect(now.get(field.id)).toEqual(value)
        for (const other of seatsOf(players))
          if (other !== seat) checkKept(valuesOf(sheet, other), valuesOf(after, other))
        sheet = after
      }
    }
  })

  /** Writes at every seat what stands in another sheet, until nothing differs any more. */
  const copied = (sheet: unknown, target: unknown, players: number): unknown => {
    const { at } = shown(sheet)
    for (const seat of seatsOf(players)) {
      const wanted = new Map(fieldsOf(target, seat, at).map((field) => [field.id, field.value]))
      for (const field of fieldsOf(sheet, seat, at)) {
        const value = wanted.get(field.id) ?? (isThing(field) ? false : null)
        if (JSON.stringify(value) === JSON.stringify(field.value)) continue
        if (field.kind === 'thing' && field.holder !== null) continue
        return copied(write(sheet, seat, field, value), target, players)
      }
    }
    return sheet
  }

  /** Tells the scoring that is counted where the game has several, and counts the next. */
  const counted = (sheet: unknown, target: unknown, players: number): unknown => {
    const now = copied(sheet, target, players)
    const told = sheets.isOver(now) || !facet.scoring ? null : sheets.after(now, { type: 'skip' })
    return told ? counted(sheets.after(told, { type: 'next' }), target, players) : now
  }

  test.each(sizesOf(game))('phones count whole games at a table of %i', (players) => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const { options, edits, shared = [], result } = entering(players, seed)
      const enter = (sheet: unknown, edit: unknown) => sheets.after(sheet, { type: 'edit', edit }) ?? sheet
      const target = edits.reduce(enter, begun(players, options))
      const end = shared.reduce(enter, counted(begun(players, options), target, players))
      // A tie may ask for more.
      const told = sheets.recordOf(counted(end, target, players)).result
      expect(told?.scores.map(({ total }) => total)).toEqual(result.scores.map(({ total }) => total))
      expect(told?.winners).toEqual(result.winners)
    }
  })
})

const trues = (values: ReadonlyMap<string, unknown>) => [...values.values()].filter((value) => value === true).length

/** Checks that values that both have are alike. */
function checkKept(before: ReadonlyMap<string, unknown>, after: ReadonlyMap<string, unknown>): void {
  for (const [id, value] of before) if (after.has(id)) expect(after.get(id), id).toEqual(value)
}
