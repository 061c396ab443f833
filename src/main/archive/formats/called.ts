import { fold } from '../../../contract/conventions/fold.ts'
import type { Catalogue, Game } from '../../../games/facets/facets.ts'

/** Capitals, accents, spaces and signs make no difference. */
const plain = (name: string): string => fold(name).replaceAll(/[^\p{L}\p{N}]/gu, '')

/**
 * The game that another program calls one of these names, or by its number at BoardGameGeek: where both have a number, that
 * alone counts. A game's id is one of its names: earlier exports had it.
 */
export function gameCalled(names: readonly string[], catalogue: Catalogue, bggId: number | null = null): Game | null {
  const called = new Set(names.map(plain))
  const isCalled = ({ identity: { id, titles, listing } }: Game) =>
    bggId !== null && listing ? listing.id === bggId : [id, ...titles].some((title) => called.has(plain(title)))
  return [...catalogue.values()].find(isCalled) ?? null
}
