/** A score sheet for the phones around it: each counts its own fields. */
import type { SheetState } from '../../contract/api.ts'
import { refusal } from '../../contract/errors.ts'
import type { SeatShown } from '../../contract/phones/messages.ts'
import type { PhoneFacet, PhoneField } from '../../games/facets/phone.ts'
import type { Result } from '../../games/facets/rules.ts'
import type { SheetsService } from '../score-sheet/score-sheets.ts'
import type { Desk } from './desk.ts'
import { checkValue, countOf, fieldNamed } from './seat-fields.ts'

/** The sheet must be there, and stay. */
export function sheetDesk(id: string, sheets: SheetsService, facet: PhoneFacet): Desk {
  const toldOn = ({ pad, at }: SheetState): SeatShown['told'] => {
    if (facet.isTold(pad, at)) return atTheEnd(sheets.result(id))
    const totals = facet.pointsTold?.(pad, at) ?? null
    return totals && { totals, winners: null }
  }
  const shownTo = (seat: number, done: readonly boolean[], state: SheetState): SeatShown => {
    const { game, revision, pad, at } = state
    const fields = pad.players.map((_, each) => facet.fields(pad, each, at))
    return {
      ...{ game, seat, revision, players: pad.players, fields: fields[seat] },
      doubts: facet.doubts(pad, seat, at).map(({ code, field, params }) => ({ code, field, params })),
      counts: fields.map((each: PhoneField[], index) => countOf(each, done[index] ?? false)),
      told: toldOn(state),
    }
  }
  return {
    look() {
      const state = sheets.open(id)
      const { pad, at } = state
      return {
        isForPhone: () => true,
        players: pad.players,
        scoring: facet.scoring?.(at) ?? 0,
        shown: (seat, done) => ({ type: 'shown', shown: shownTo(seat, done, state) }),
        count: (seat, isDone) => countOf(facet.fields(pad, seat, at), isDone),
      }
    },
    act({ seat, name, isDone }, asked) {
      if (asked.type !== 'write') throw refusal('not-allowed-now', { action: asked.type, waiting: 'sheet' })
      const { revision, field, value } = asked
      const { pad, at } = sheets.open(id)
      const named = fieldNamed(facet.fields(pad, seat, at), field)
      if (isDone) throw refusal('phones-done')
      checkValue(named, value)
      sheets.write(id, revision, facet.edit(pad, seat, named, value), name)
    },
    seat() {},
  }
}

const atTheEnd = (result: Result | null): SeatShown['told'] =>
  result && { totals: result.scores.map(({ total }) => total), winners: [...result.winners] }
