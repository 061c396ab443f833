/**
 * A player for tests who plays as a person might: delivers what is complete, mines for its orders, buys what they lack,
 * takes orders and money. Chance decides between what looks equal, so that games differ.
 */
import type { Decision, SpaceId, State } from '../../../../../src/games/coal-baron/index.ts'
import type { Random } from '../../../../../src/games/building-blocks/random.ts'
import { isWorthMining, MINING } from './mining.ts'
import { best, legalWith, positionOf, worthOfOrder, worthOfTile } from './position.ts'
import type { Idea, Position } from './position.ts'

/** Workers that he spends at most on one space. */
const PATIENCE = 3
/** Points that he hopes for from five cards that he doesn't know. */
const HOPE = 6

const placesOf = (position: Position, area: string) =>
  legalWith(position, 'place').filter(
    ({ place }) => place.startsWith(area) && workersNeeded(position, place) <= PATIENCE,
  )

const workersNeeded = ({ view }: Position, space: SpaceId) => view.spaces[space].workers + 1

const go =
  (area: string, worth: (position: Position, space: SpaceId) => number): Idea =>
  (position) =>
    best(
      placesOf(position, area),
      ({ place }) => worth(position, place) * 2 - workersNeeded(position, place),
      position.random,
    )

const when =
  (condition: (position: Position) => boolean, idea: Idea): Idea =>
  (position) =>
    condition(position) ? idea(position) : undefined

const numberIn = (space: SpaceId) => Number(space.split('-')[1])

const deliver = go('delivery', () => 0)
const mine = go('mining', (_, space) => numberIn(space))
const earn = go('money', (_, space) => numberIn(space))
const takeOrder = go('order', ({ view }, space) => {
  const { order } = view.spaces[space]
  return order ? worthOfOrder(order) : HOPE
})

function worthOfSpace(position: Position, space: SpaceId) {
  const { tile } = position.view.spaces[space]
  return tile ? worthOfTile(position, tile) : 0
}
const buyTile = go('factory', worthOfSpace)
const offersUsefulTile = (position: Position) =>
  placesOf(position, 'factory').some(({ place }) => worthOfSpace(position, place) > 1)
const drawTiles: Idea = (position) => placesOf(position, 'factory-draw')[0]

function keep(position: Position): ReturnType<Idea> {
  const worth = ({ keep }: { keep: string | null }) => {
    if (keep === null) return 0
    return position.view.phase === 'keep-tile' ? worthOfTile(position, keep) : worthOfOrder(keep)
  }
  return best(legalWith(position, 'keep'), worth, position.random)
}

const anyOf =
  (key: string): Idea =>
  (position) =>
    best<Decision>(legalWith(position, key), () => 0, position.random)

const IDEAS: readonly Idea[] = [
  (position) => best(legalWith(position, 'draft'), ({ draft }) => worthOfOrder(draft), position.random),
  keep,
  anyOf('coal'),
  anyOf('put'),
  deliver,
  when(isWorthMining, mine),
  when(({ seat }) => seat.orders.length < 3, takeOrder),
  when(offersUsefulTile, buyTile),
  when(({ seat }) => seat.marks > 5, drawTiles),
  earn,
  takeOrder,
  anyOf('place'),
]

export function chooseSensibly(state: State, random: Random): Decision[] {
  const position = positionOf(state, random)
  const ideas = position.view.phase === 'mining' ? MINING : IDEAS
  for (const idea of ideas) {
    const decision = idea(position)
    if (decision) return [decision]
  }
  throw new Error(`no idea in phase ${position.view.phase}`)
}
