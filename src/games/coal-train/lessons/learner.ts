/** The learner's situation, as the steps of the lesson ask for it. */
import { itemAt } from '../../building-blocks/lists.ts'
import type { Occasion } from '../../facets/teaching.ts'
import { legalOf } from '../rules/legal.ts'
import type { DecisionOf, Kind } from '../rules/types.ts'
import { CENTRE, isCity, RESOURCES, spaceOf, STANDARD, stationTile } from '../state/components.ts'
import type { TileId } from '../state/components.ts'
import { asked, markersOf } from '../state/state.ts'
import type { Seat, State, Step } from '../state/state.ts'
import { STANDARD_UPGRADE } from '../state/valley.ts'

/** The learner sits first and starts. */
export const LEARNER = 0

export const own = ({ seats }: State): Seat => itemAt(seats, LEARNER)
const isAsked = (s: State): boolean => asked(s) === LEARNER
/** Whether the learner acts, in the midst of an action or not. */
export const hasTurn = (s: State): boolean => isAsked(s) && s.phase === 'acting'
/** Whether the learner may begin an action. */
export const isFree = (s: State): boolean => hasTurn(s) && s.step === null
/** Whether the learner is in the midst of an action. */
export const isBusy = (s: State): boolean => hasTurn(s) && s.step !== null
export const isReplenishing = (s: State): boolean => isAsked(s) && s.phase === 'replenishing'
export const isScored = ({ phase }: State): boolean => phase === 'scoring' || phase === 'over'
export const isOver = ({ phase }: State): boolean => phase === 'over'

/** The occasion of a step: as soon as the learner acts, while `also` holds. */
export const onTurn =
  (also: (s: State) => boolean = () => true) =>
  (s: State): Occasion => {
    if (isScored(s)) return 'never'
    return hasTurn(s) && also(s) ? 'now' : 'later'
  }

/** While an action of the learner asks this. */
export const isAskedFor =
  (...at: Step['at'][]) =>
  (s: State): boolean =>
    hasTurn(s) && s.step !== null && at.includes(s.step.at)

/** Decisions of a kind that the learner may make now; none while others decide. */
export const open = <K extends Kind>(s: State, kind: K): DecisionOf<K>[] =>
  isFree(s) ? legalOf(s, kind).filter((decision): decision is DecisionOf<K> => kind in decision) : []

export const tiles = (s: State): number => own(s).tiles.length
export const stations = (s: State): number => own(s).stations.length
export const markers = (s: State): number => markersOf(own(s))
export const paid = (s: State): number => own(s).paid.length
export const incomes = (s: State): number => RESOURCES.reduce((sum, each) => sum + own(s).income[each], 0)
export const upgrades = (s: State): number => own(s).upgrades

export const isStation = (tile: TileId): boolean => stationTile(tile) !== null
export const hasUpgrade = (s: State): boolean => own(s).tiles.some((tile) => !isStation(tile))
export const canBuildCity = (s: State): boolean => open(s, 'build').some(({ build }) => isCity(build))

/** Whether there are points for the way to the Standard Upgrade and for its use. */
export function canReachStandard(s: State): boolean {
  const { agent, actionPoints, resources } = own(s)
  const canPay = resources.C >= STANDARD_UPGRADE.pay.length
  return isFree(s) && canPay && agent !== null && actionPoints >= STANDARD_UPGRADE.cost + distance(agent, CENTRE)
}

function distance(from: number, to: number): number {
  const [a, b] = [spaceOf(from), spaceOf(to)]
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])
}

export const isOnStandard = (s: State): boolean => s.market[own(s).agent ?? -1] === STANDARD
