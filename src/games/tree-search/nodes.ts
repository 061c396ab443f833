/** The nodes of a search tree, side by side in typed arrays: an object for each would take several times the memory. */
import { intAt } from '../building-blocks/lists.ts'

export interface Nodes<Action> {
  players: number
  count: number
  /** The move to each node; null for the root, node 0. */
  actions: (Action | null)[]
  visits: Int32Array
  priors: Float32Array
  /** Worth by node and seat: summed over visits, and as first estimated. */
  sums: Float64Array
  /** The first child and the next sibling; 0 for none. */
  first: Int32Array
  next: Int32Array
}

/** A tree grows to about this many nodes, some 30 MB, and then goes on learning about those it has. */
const ROOM = 2 ** 19
const AT_FIRST = 2 ** 12

/** A tree with nothing but its root. */
export const newNodes = <Action>(players: number): Nodes<Action> => ({
  players,
  count: 1,
  actions: [null],
  visits: new Int32Array(AT_FIRST),
  priors: new Float32Array(AT_FIRST),
  sums: new Float64Array(AT_FIRST * players),
  first: new Int32Array(AT_FIRST),
  next: new Int32Array(AT_FIRST),
})

/** The move to a node that is not the root. */
export const actionTo = <Action>({ actions }: Nodes<Action>, node: number): Action => actions[node] as Action

export const isFull = <Action>({ count }: Nodes<Action>): boolean => count >= ROOM

/** Adds a child with its first estimate before its siblings. */
export function addNode<Action>(
  nodes: Nodes<Action>,
  parent: number,
  action: Action,
  estimate: readonly number[],
): void {
  const node = nodes.count++
  if (node === nodes.visits.length) grow(nodes)
  nodes.actions.push(action)
  nodes.next[node] = intAt(nodes.first, parent)
  nodes.first[parent] = node
  for (let seat = 0; seat < nodes.players; seat++) nodes.sums[node * nodes.players + seat] = estimate[seat]!
}

function grow<Action>(nodes: Nodes<Action>) {
  nodes.visits = doubled(nodes.visits, Int32Array)
  nodes.priors = doubled(nodes.priors, Float32Array)
  nodes.sums = doubled(nodes.sums, Float64Array)
  nodes.first = doubled(nodes.first, Int32Array)
  nodes.next = doubled(nodes.next, Int32Array)
}

function doubled<Numbers extends Int32Array | Float32Array | Float64Array>(
  numbers: Numbers,
  Kind: new (length: number) => Numbers,
): Numbers {
  const more = new Kind(2 * numbers.length)
  more.set(numbers)
  return more
}
