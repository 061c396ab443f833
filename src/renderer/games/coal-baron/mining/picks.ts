/**
 * Mining by picking cubes and where they go: every pick narrows the legal work steps, and once a single one is left it is
 * the one that was meant. Nothing here knows a rule; it only reads the steps that the table offers.
 */
import type { Coal, OrderId, Source, Step } from '../../../../games/coal-baron/rules/types.ts'

/** A cube in the cage or the storage; `at` tells cubes of one colour apart. */
export interface Cube {
  source: Source
  coal: Coal
  at: number
}
export type Target = { order: OrderId; spot: number } | 'storage'

export interface Picks {
  cubes: readonly Cube[]
  target: Target | null
  /** Two cubes in place of one spot's colour. */
  two: boolean
}
export const NOTHING: Picks = { cubes: [], target: null, two: false }

/** The result of a pick: a work step, or picks that wait for more. */
export type Narrowed = { step: Step; picks?: undefined } | { picks: Picks; step?: undefined }

type Fill = Extract<Step, { fill: OrderId }>
type Store = Extract<Step, { store: Coal }>

/** The steps that the picks still allow, once for all spots of a colour on one card. */
export function candidates(steps: readonly Step[], picks: Picks): (Fill | Store)[] {
  const fitting = steps.filter((step): step is Fill | Store => fits(step, picks))
  return [...new Map(fitting.toReversed().map((step) => [meaning(step), step])).values()].toReversed()
}

function fits(step: Step, picks: Picks): boolean {
  if ('store' in step) return !picks.two && isStorage(picks.target) && covers([['cage', step.store]], picks.cubes)
  if (!('fill' in step)) return false
  return step.with.length === (picks.two ? 2 : 1) && isSpot(picks.target, step) && covers(step.with, picks.cubes)
}

const isStorage = (target: Target | null) => target === null || target === 'storage'
const isSpot = (target: Target | null, step: Fill) =>
  target === null || (target !== 'storage' && target.order === step.fill && target.spot === step.spot)

/** Whether a step uses all the picked cubes. */
function covers(used: readonly [Source, Coal][], cubes: readonly Cube[]): boolean {
  const left = used.map(([source, coal]) => source + coal)
  return cubes.every(({ source, coal }) => {
    const at = left.indexOf(source + coal)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

const meaning = (step: Fill | Store) =>
  'store' in step ? `store ${step.store}` : `${step.fill} ${step.fill[step.spot + 1]} ${step.with.join(' ')}`

/** Picks a cube, or lets go of it. With one cube asked for, another takes its place. */
export function pickCube(steps: readonly Step[], picks: Picks, cube: Cube): Narrowed {
  const others = picks.cubes.filter((other) => !isSame(other, cube))
  if (others.length < picks.cubes.length) return { picks: { ...picks, cubes: others } }
  const cubes = [...others.slice(picks.two ? -1 : picks.cubes.length), cube]
  return settle(steps, { ...picks, cubes })
}

/** Picks a target. A spot that no single cube can fill asks for two. */
export function pickTarget(steps: readonly Step[], picks: Picks, target: Target): Narrowed {
  const one = { ...picks, target }
  if (candidates(steps, one).length > 0) return settle(steps, one)
  return { picks: { ...one, two: true } }
}

export const isSame = (a: Cube, b: Cube) => a.source === b.source && a.coal === b.coal && a.at === b.at

function settle(steps: readonly Step[], picks: Picks): Narrowed {
  const step = onlyStep(candidates(steps, picks), picks)
  return step ? { step } : { picks }
}

/** A cube that fits an order was hardly meant for the storage, unless that was said. */
function onlyStep(left: readonly (Fill | Store)[], picks: Picks): Step | null {
  const fills = left.filter((step) => 'fill' in step)
  const meant = fills.length > 0 ? fills : left
  const settled = picks.cubes.length === (picks.two ? 2 : 1) || (picks.target !== null && !waitsForTwo(picks))
  return settled && meant.length === 1 ? meant[0] : null
}

/** A target alone never takes two cubes unasked. */
const waitsForTwo = (picks: Picks) => picks.two && picks.cubes.length === 0

/** Whether a cube could be picked next. */
export function canPick(steps: readonly Step[], picks: Picks, cube: Cube): boolean {
  if (picks.cubes.some((other) => isSame(other, cube))) return true
  const cubes = picks.two ? [...picks.cubes.slice(-1), cube] : [cube]
  return candidates(steps, { ...picks, cubes }).length > 0
}

/** Whether a target would do for what is picked: with these cubes, only by two in place of one, or not at all. */
export function offer(steps: readonly Step[], picks: Picks, target: Target): 'yes' | 'two' | null {
  if (candidates(steps, { ...picks, target }).length > 0) return picks.two ? 'two' : 'yes'
  return candidates(steps, { ...picks, target, two: true }).length > 0 ? 'two' : null
}
