/** A score sheet for the phones around it: each counts its own fields. */
import type { SheetState } from '../../contract/api.ts'
import { refusal } from '../../contract/errors.ts'
import type { SeatShown } from '../../contract/phones/messages.ts'
import type { PhoneFacet, PhoneField, PhoneValue } from '../../games/facets/phone.ts'
import type { Result } from '../../games/facets/rules.ts'
import type { SheetsService } from '../score-sheet/score-sheets.ts'
import { Claims } from './claims.ts'
import type { Asked, Desk, Seated } from './desk.ts'
import { checkValue, countOf, fieldNamed } from './seat-fields.ts'

/** The sheet must be there, and stay. */
export function sheetDesk(id: string, sheets: SheetsService, facet: PhoneFacet): Desk {
  const write = (seat: number, field: PhoneField, value: PhoneValue, by: string): void => {
    const { revision, pad } = sheets.open(id)
    sheets.write(id, revision, facet.edit(pad, seat, field, value), by)
  }
  const claims = new Claims({
    fields(seat) {
      const { pad, at } = sheets.open(id)
      return facet.fields(pad, seat, at)
    },
    write,
  })
  const writeOwn = ({ seat, name, isDone }: Seated, asked: Asked & { type: 'write' }): void => {
    const { revision, pad, at } = sheets.open(id)
    const field = fieldNamed(facet.fields(pad, seat, at), asked.field)
    if (isDone) throw refusal('phones-done')
    checkValue(field, asked.value)
    if (asked.revision !== revision) throw refusal('stale', { revision })
    write(seat, field, asked.value, name)
  }
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
      claims: claims.of(seat),
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
    act(seated, asked) {
      if (asked.type === 'claim') claims.ask(seated, asked.field)
      else if (asked.type === 'give') claims.answer(seated, asked)
      else if (asked.type === 'write') writeOwn(seated, asked)
      else throw refusal('not-allowed-now', { action: asked.type, waiting: 'sheet' })
    },
    seat() {},
  }
}

const atTheEnd = (result: Result | null): SeatShown['told'] =>
  result && { totals: result.scores.map(({ total }) => total), winners: [...result.winners] }
