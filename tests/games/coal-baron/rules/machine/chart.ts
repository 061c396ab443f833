/** Tables to test the statechart on: what the tables service does with it, without a disk. */
import { initialTransition, transition } from 'xstate'
import { allOrders, allTiles, legalMoves } from '../../../../../src/games/coal-baron/index.ts'
import type { Decision, Entry, Setup } from '../../../../../src/games/coal-baron/index.ts'
import { coalBaronMachine } from '../../../../../src/games/coal-baron/rules/machine.ts'
import { waitingFor } from '../../../../../src/games/facets/machine.ts'
import type { CoalBaronEvent, CoalBaronSnapshot } from '../../../../../src/games/coal-baron/rules/machine.ts'
import { seeded, shuffled } from '../../../../../src/games/building-blocks/random.ts'
import type { Random } from '../../../../../src/games/building-blocks/random.ts'

/** Milliseconds that a property over whole games may take where everything else runs at the same time. */
export const SLOW_MACHINE = 30_000

export function shuffledSetup(players: number, random: Random): Setup {
  const startingPlayer = random.below(players)
  return { players, startingPlayer, tiles: shuffled(allTiles(), random), orders: shuffled(allOrders(), random) }
}

export const opened = (setup: Setup, entries: readonly Entry[] = [], pending: readonly Decision[] = []) =>
  initialTransition(coalBaronMachine, { setup, entries, pending })[0]

export const after = (snapshot: CoalBaronSnapshot, event: CoalBaronEvent): CoalBaronSnapshot =>
  transition(coalBaronMachine, snapshot, event)[0]

/** The snapshot after these events; throws where one is refused. */
export const sent = (snapshot: CoalBaronSnapshot, ...events: CoalBaronEvent[]): CoalBaronSnapshot =>
  events.reduce((now, event) => {
    if (!now.can(event)) throw new Error(`${JSON.stringify(now.value)} refuses ${JSON.stringify(event)}`)
    return after(now, event)
  }, snapshot)

export const deciding = (...decisions: Decision[]): CoalBaronEvent[] =>
  decisions.map((decision) => ({ type: 'DECIDE', decision }))

/** The snapshot once whatever can happen without a decision has happened. */
export const skipped = (snapshot: CoalBaronSnapshot) =>
  waitingFor(snapshot) === 'ceremony' ? sent(snapshot, { type: 'SKIP' }) : snapshot

export const pickOf = <T>(items: readonly T[], random: Random): T => items[random.below(items.length)]

/** Something that may happen now, null once the game is finished. */
export function anyEvent(snapshot: CoalBaronSnapshot, random: Random): CoalBaronEvent | null {
  switch (waitingFor(snapshot)) {
    case 'decision':
      return { type: 'DECIDE', decision: pickOf(legalMoves(snapshot.context.state), random) }
    case 'hand-over':
      return { type: 'REVEAL' }
    case 'ceremony':
      return { type: random.below(4) > 0 ? 'NEXT' : 'SKIP' }
    case 'finished':
      return null
  }
}

/** A whole random game, snapshot by snapshot. */
export function* randomGame(players: number, seed: number): Generator<CoalBaronSnapshot> {
  const random = seeded(seed)
  let now = opened(shuffledSetup(players, random))
  for (let event = anyEvent(now, random); event !== null; event = anyEvent(now, random)) {
    yield now
    now = sent(now, event)
  }
  yield now
}

/** The chart's states that the snapshot is in, outermost first: `['', 'shift', 'shift.choosing']`. */
export function activeStates({ value }: Pick<CoalBaronSnapshot, 'value'>): string[] {
  const inside = (part: unknown, path: string[]): string[][] =>
    typeof part === 'string'
      ? [[...path, part]]
      : Object.entries(part as object).flatMap(([key, deeper]) => [[...path, key], ...inside(deeper, [...path, key])])
  return ['', ...inside(value, []).map((path) => path.join('.'))]
}

export const innermostState = (snapshot: CoalBaronSnapshot) => activeStates(snapshot).at(-1)!
