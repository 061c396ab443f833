/** Games brought to where a test begins. */
import type { Coal, SpaceId } from '../../../../../src/games/coal-baron/index.ts'
import { Game, type Playable } from './game.ts'

/** Lucy drafts first and Mike second, in turn; each gets these three, and the last card is left over. */
function drafted(mike: readonly string[], lucy: readonly string[], left: string, wanted: object = {}): Game {
  const game = new Game({ players: 2, orders: [...mike, ...lucy, left], ...wanted })
  for (const at of [0, 1, 2]) game.play({ draft: lucy[at] }, { draft: mike[at] })
  return game
}

const LUCY = ['TBB', 'TGG', 'TYY']

/** Mike's first turn: 10 Marks, 18 workers; the factory sells what is named, a gray tile for 6 Marks on space 3. */
export const firstTurn = () =>
  drafted(['BK', 'CY', 'EGG'], LUCY, 'EB', { tiles: ['K2L', 'K2D', 'G2L', 'K1L', 'Y1L', 'B1D'] })

/** Mike mines with 10 work steps; each of his orders wants another coal. */
export const mining = () => firstTurn().play({ place: 'mining-10' })

/** Mike mines; two orders want black coal, one of them in two spots. */
export const miningChoice = () => drafted(['BK', 'CKK', 'EYBGK'], LUCY, 'EB').play({ place: 'mining-10' })

/** Mike has five tiles in hand, among them two that cost more than his 10 Marks after he bought one for 8. */
export function fiveTiles() {
  const tiles = ['K2L', 'K2D', 'G2L', 'K1L', 'Y1L', 'B1D', 'Y1D', 'K1D', 'G1L', 'Y2L', 'B1L', 'Y1L']
  return drafted(['BK', 'CY', 'EGG'], LUCY, 'EB', { tiles }).play(
    { place: 'factory-1' },
    { place: 'bank' },
    { place: 'factory-draw' },
  )
}

/** Mike has just bought a yellow tile that the supply has no cube left for. */
export function shortage() {
  const tiles = ['Y2L', 'Y2L', 'Y2L', 'Y2D', 'Y2D', 'Y2D', 'Y1L', 'Y1L', 'Y1L']
  const bought = [
    'factory-1',
    'factory-2',
    'factory-3',
    'factory-5',
    'factory-6',
    'factory-7',
    'factory-1',
    'factory-2',
  ]
  const game = drafted(['BK', 'CY', 'EGG'], LUCY, 'EB', { tiles })
  for (const place of [...bought, 'factory-3']) game.play({ place: place as SpaceId })
  return game
}

/** Mike has delivered his only complete order, `BK`, and it is Lucy's turn. */
export const delivered = () =>
  mining().play(
    { cage: 4 },
    { load: 'K' },
    { cage: 0 },
    { fill: 'BK', spot: 0, with: [['cage', 'K']] },
    { end: 'mining' },
    { place: 'bank' },
    { place: 'delivery-barrow' },
  )

/** More than a game is likely to bring: long galleries, nine outstanding orders, a full cage, a rich storage. */
export function crowded(): Playable {
  const table = structuredClone(mining().table)
  const own = table.view.seats[0]
  const tunnels = (coal: Coal, side: string) =>
    ['1', '1', '1', '2', '2', '2'].map((carts) => ({
      tile: coal + carts + side,
      minecarts: Array<Coal>(Number(carts)).fill(coal),
    }))
  own.levels[1].light.push(...tunnels('B', 'L'))
  own.levels[3].dark.push(...tunnels('K', 'D'))
  own.orders = ['TKKK', 'EYBGK', 'BGGG', 'CKK', 'TYYY', 'EBBB', 'CY', 'BK', 'TGG'].map((order) => ({
    order,
    spots: [...order.slice(1)].map(() => []),
    complete: false,
  }))
  own.cage.cubes = ['Y', 'B', 'G', 'G', 'K']
  own.storage = ['Y', 'Y', 'Y', 'B', 'B', 'G', 'G', 'K', 'K', 'K']
  own.marks = 23
  Object.assign(table.view, { canteen: [17, 16], bank: [6, 5] })
  return { table, act: () => undefined }
}
