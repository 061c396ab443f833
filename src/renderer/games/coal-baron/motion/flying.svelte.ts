/** Follows a table and says which pieces are in the air. */
import { tick } from 'svelte'
import { moveDuration } from '../../../base/appearance.svelte.ts'
import { boxOf, elementAt, type Box } from './places.ts'
import { flights, type Flight, type Piece } from './flights.ts'
import type { CoalBaronTable } from '../base/envelopes.ts'

export interface Flying {
  id: number
  piece: Piece
  from: Box
  to: Box
  later: boolean
}
type Departing = Flight & { box: Box }

let next = 0

/**
 * Call it while the board is set up, before its parts are: the places that pieces come from have to be measured before
 * the parts follow the table.
 */
export function followFlights(table: () => CoalBaronTable, root: () => HTMLElement | null) {
  const air = $state<{ pieces: Flying[] }>({ pieces: [] })
  let before: CoalBaronTable | null = null

  $effect.pre(() => {
    const now = table()
    const board = root()
    const departing = before && board && moveDuration() > 0 ? departures(board, flights(before, now)) : []
    before = now
    if (board && departing.length > 0) void tick().then(() => departing.forEach((flight) => launch(board, flight)))
  })

  const launch = (board: Element, { piece, to, box, later }: Departing) => {
    const target = elementAt(board, to)
    if (!target) return
    if ('coal' in piece) hideUntilLanded(target)
    air.pieces.push({ id: next++, piece, from: box, to: boxOf(target), later: later === true })
  }

  return {
    get pieces() {
      return air.pieces
    },
    land: (id: number) => {
      air.pieces = air.pieces.filter((flying) => flying.id !== id)
    },
  }
}

const departures = (board: Element, going: Flight[]): Departing[] =>
  going.flatMap((flight) => {
    const from = elementAt(board, flight.from)
    return from ? [{ ...flight, box: boxOf(from) }] : []
  })

/** A cube is in one place at a time. */
function hideUntilLanded(target: Element) {
  target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: moveDuration() })
}
