/** Schemas that the calls share. All objects are strict: a key that is not named is refused, at every depth. */
import * as v from 'valibot'
import type { Wired } from '../../games/facets/ideas.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { params, player, text, time, whole, within } from '../../games/building-blocks/shared-schemas.ts'

/** A game's id; one from elsewhere may be any text. */
export const tableId = text
/** Id of a file on its way in or out. */
export const transferId = v.pipe(v.string(), v.uuid())
/** Names one page of those that are open. */
export const page = v.pipe(v.string(), v.uuid())
export { player, time }
export const revision = whole(Number.MAX_SAFE_INTEGER)
/** `companion` for a physical table that is scored. */
export const mode = v.picklist(['digital', 'companion'])

/** A problem in a text from elsewhere, and its place in it. */
export const problem = v.strictObject({ path: v.string(), code: v.string(), params })

/** Facts about all games of a catalogue together. */
export function limitsOf(catalogue: Catalogue) {
  const identities = [...catalogue.values()].map(({ identity }) => identity)
  const seats = Math.max(...identities.map((game) => game.seats.most))
  return {
    gameId: v.picklist(identities.map(({ id }) => id)),
    /** The most seats of any game. */
    seats,
    seat: whole(seats - 1),
    /** A total in any of them. */
    points: within({
      least: Math.min(...identities.map(({ points }) => points.least)),
      most: Math.max(...identities.map(({ points }) => points.most)),
    }),
  }
}

/** Data of one of the catalogue's games, tagged by `game`. */
export const ofAnyGame = <S extends v.VariantOptions<'game'>[number]>(
  catalogue: Catalogue,
  schemaOf: (game: Wired) => S,
  has: (game: Wired) => boolean = () => true,
) => v.variant('game', [...catalogue.values()].filter(has).map(schemaOf))
