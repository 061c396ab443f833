/** How the sensible player mines: fetches what the orders want, fills with it, and lets two cubes stand in for one. */
import { best, coalOn, legalWith, LEVELS, openSpots, wanted, worthMining } from './position.ts'
import type { Idea, Position } from './position.ts'

const fillWith =
  (cubes: number): Idea =>
  (position) =>
    best(
      legalWith(position, 'fill').filter((step) => step.with.length === cubes),
      (step) => -step.fill.length,
      position.random,
    )

/** Only a cube that no order can take: there is a spot to vacate in the cage. */
const store: Idea = (position) => legalWith(position, 'store')[0]

const load: Idea = (position) => legalWith(position, 'load').find(({ load }) => wanted(position, load) > 0)

/** Up at the latest when the steps left are just enough to bring every cube to its order. */
const goUp: Idea = ({ seat: { cage }, view: { stepsLeft } }) =>
  cage.level > 0 && (cage.cubes.length === 5 || (cage.cubes.length > 0 && stepsLeft <= cage.cubes.length + 2))
    ? { cage: 0 }
    : undefined

const goWhereCoalIsWanted: Idea = (position) => goTo(position, (level) => worthMining(position, level))

const goTo = (position: Position, worth: (level: number) => number) =>
  position.view.stepsLeft > 3
    ? best(
        legalWith(position, 'cage').filter(({ cage }) => cage > 0 && worth(cage) > 0),
        ({ cage }) => worth(cage),
        position.random,
      )
    : undefined

/** Two cubes of whatever there is do for one that can't be had. */
const loadToSubstitute: Idea = (position) =>
  openSpots(position) > 0 && position.view.stepsLeft > 3 ? legalWith(position, 'load')[0] : undefined

const goToSubstitute: Idea = (position) =>
  openSpots(position) > 0 ? goTo(position, (level) => coalOn(position, level).length) : undefined

const surface: Idea = ({ seat: { cage } }) => (cage.level > 0 && cage.cubes.length > 0 ? { cage: 0 } : undefined)

const end: Idea = () => ({ end: 'mining' })

export const MINING: readonly Idea[] = [
  fillWith(1),
  fillWith(2),
  store,
  load,
  goUp,
  goWhereCoalIsWanted,
  loadToSubstitute,
  goToSubstitute,
  surface,
  end,
]

/** Whether a mining turn would bring an order further. */
export const isWorthMining = (position: Position) =>
  openSpots(position) > 0 &&
  (LEVELS.some((level) => coalOn(position, level).length > 0) || position.seat.cage.cubes.length > 0)
