/**
 * Hidden components: the order of the draw, tiles that lie face down, and which tiles of section B are the reserve.
 * Whistlestops, tiles of section A and those of section B lie in an order that is known, so each is only shuffled with
 * its like.
 */
import { keysOf } from '../../building-blocks/keyed.ts'
import { itemAt } from '../../building-blocks/lists.ts'
import { shuffled } from '../../building-blocks/random.ts'
import type { Random } from '../../building-blocks/random.ts'
import { isForSale } from '../rules/market.ts'
import { tileOf } from '../state/components.ts'
import type { MarketTile } from '../state/components.ts'
import type { State } from '../state/state.ts'

type Kind = 'lobby' | 'whistlestop' | 'A' | 'B'

/** The Lobbyist lies right below the others. */
function kindOf(tile: MarketTile): Kind {
  if (tile === 'LOBBY') return 'lobby'
  return isForSale(tile) ? tileOf(tile).section : 'whistlestop'
}

/** The position with what is hidden in an order that says nothing. */
export const forgetHidden = (s: State): State => laidAnew(s, (tiles) => tiles.toSorted())

/** The position with what is hidden dealt anew. */
export const dealHidden = (s: State, random: Random): State => laidAnew(s, (tiles) => shuffled(tiles, random))

function laidAnew(s: State, mixed: (tiles: readonly MarketTile[]) => MarketTile[]): State {
  const hidden = [...s.draw, ...s.reserve, ...s.faceDown.map((space) => s.market[space]!)]
  if (hidden.length === 0) return s
  const laid = mixedByKind(hidden, mixed)
  const [draw, reserve] = [s.draw.length, s.reserve.length]
  const market = s.faceDown.reduce((now, space, i) => now.with(space, itemAt(laid, draw + reserve + i)), s.market)
  return { ...s, draw: laid.slice(0, draw), reserve: laid.slice(draw, draw + reserve).filter(isForSale), market }
}

function mixedByKind(
  hidden: readonly MarketTile[],
  mixed: (tiles: readonly MarketTile[]) => MarketTile[],
): MarketTile[] {
  const kinds = hidden.map(kindOf)
  const piles: Partial<Record<Kind, MarketTile[]>> = {}
  hidden.forEach((tile, i) => (piles[itemAt(kinds, i)] ??= []).push(tile))
  for (const kind of keysOf(piles)) piles[kind] = mixed(piles[kind]!)
  return kinds.map((kind) => piles[kind]!.pop()!)
}
