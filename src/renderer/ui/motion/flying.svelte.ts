/** Follows a table and says which pieces are in the air. */
import { tick } from 'svelte'
import { moveDuration } from '../../app/appearance.svelte.ts'
import { boxOf, type Box } from './boxes.ts'

/** A piece that travels from one named place of the board to another. */
export interface Flight<Piece> {
  piece: Piece
  from: string
  to: string
  /** Leaves when those that go first have arrived. */
  later?: true
}

export interface Flying<Piece> {
  id: number
  piece: Piece
  from: Box
  to: Box
  later: boolean
}
type Departing<Piece> = Flight<Piece> & { box: Box }

interface Following<Table, Piece> {
  table: () => Table
  root: () => HTMLElement | null
  /** Returns the pieces that travel when one table becomes the other. */
  flights: (before: Table, after: Table) => readonly Flight<Piece>[]
  /** The element that shows a place; null if none does. */
  elementAt: (board: Element, place: string) => Element | null
  /** Whether the piece is hidden where it arrives until it has landed: it is in one place at a time. */
  hides?: (piece: Piece) => boolean
}

let next = 0

/**
 * Call it while the board is set up, before its parts are: the places that pieces come from have to be measured before
 * the parts follow the table. Nothing flies where motion is reduced.
 */
export function followFlights<Table, Piece>(following: Following<Table, Piece>) {
  const { table, root, flights, elementAt, hides = () => false } = following
  const air = $state<{ pieces: Flying<Piece>[] }>({ pieces: [] })
  let before: Table | null = null

  $effect.pre(() => {
    const now = table()
    const board = root()
    const departing = before && board && moveDuration() > 0 ? departures(board, flights(before, now)) : []
    before = now
    if (board && departing.length > 0) void tick().then(() => departing.forEach((flight) => launch(board, flight)))
  })

  const departures = (board: Element, going: readonly Flight<Piece>[]): Departing<Piece>[] =>
    going.flatMap((flight) => {
      const from = elementAt(board, flight.from)
      return from ? [{ ...flight, box: boxOf(from) }] : []
    })

  const launch = (board: Element, { piece, to, box, later }: Departing<Piece>) => {
    const target = elementAt(board, to)
    if (!target) return
    if (hides(piece)) hideUntilLanded(target)
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

function hideUntilLanded(target: Element) {
  target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: moveDuration() })
}
