/** Measures of a tunnel's drawing, shared by tiles on offer and the galleries of a pit. */

export const TUNNEL_HEIGHT = 62
/** Width of a stretch of gallery by number of minecarts; a tile on offer is always as wide as two. */
export const TUNNEL_WIDTH = { 1: 62, 2: 98 } as const
export const CART = { width: 36, height: 40, y: 18.5 } as const

/** Left edges of one or two minecarts in a tunnel of this width. */
export const cartPlaces = (carts: number, width: number): readonly number[] =>
  carts === 1 ? [(width - CART.width) / 2] : [width / 2 - 38, width / 2 + 2]
