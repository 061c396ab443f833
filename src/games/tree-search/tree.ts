/**
 * Tree search over games with hidden stacks and any number of players: every iteration deals what is hidden anew
 * (information-set tree search: Cowling, Powley and Whitehouse, 2012), children are chosen by value and prior (PUCT, after
 * Rosin, 2011), and a leaf is worth what the game's own evaluator says, without play-outs.
 */
import { addToFloat, addToInt, floatAt, intAt, singleAt } from '../building-blocks/lists.ts'
import type { Random } from '../building-blocks/random.ts'
import type { Budget } from './budget.ts'
import { actionTo, addNode, isFull, newNodes } from './nodes.ts'
import type { Nodes } from './nodes.ts'

/** The search's view of a game. States are changed in place. */
export interface SearchGame<S, Action> {
  copyInto: (target: S, source: S) => void
  /** Deals what `seat` can't see anew. */
  dealHidden: (state: S, random: Random) => void
  players: (state: S) => number
  /** The weight of priors against values found: the less, the deeper a search looks along what seems best. */
  exploration: number
  /** The seat to decide, or -1 when the game is over. */
  seatToAct: (state: S) => number
  /** The actions worth looking at; never empty while somebody has to act. */
  actions: (state: S) => readonly Action[]
  /** Whether an action found under another deal can be played here. */
  fits: (state: S, action: Action) => boolean
  play: (state: S, action: Action) => void
  /** Writes what the state is worth to each seat, 0 to 1, into `out`. */
  evaluate: (state: S, out: number[]) => void
}

/** The game in which the first action is settled. */
export function beginningWith<S, Action>(first: Action, game: SearchGame<S, Action>): SearchGame<S, Action> {
  let begun = false
  return {
    ...game,
    actions(s) {
      if (begun) return game.actions(s)
      begun = true
      return [first]
    },
  }
}

/** Iterations between two looks at the budget's clock. */
const LOOKS_EVERY = 64
/** Sharpness of a prior's softmax: between two players a difference of this much worth is a factor of e. */
const PRIOR_SCALE = 0.06

/** An action at the root with what the search found of it. */
export interface Found<Action> {
  action: Action
  visits: number
  /** To the seat to act, 0 to 1. */
  worth: number
}

/** The same with the worth to all seats. */
export interface FoundForAll<Action> extends Found<Action> {
  worths: number[]
}

/** One search under way. */
interface SearchUnderWay<S, Action> {
  game: SearchGame<S, Action>
  nodes: Nodes<Action>
  state: S
  trial: S
  /** The nodes from the root to the leaf of this iteration. */
  path: number[]
  worths: number[]
}

const ROOT = 0

/** Searches from a position and answers its actions, the most visited first. */
export function treeSearch<S, Action>(
  game: SearchGame<S, Action>,
  root: S,
  scratch: S,
  trial: S,
  budget: Budget,
  random: Random,
): FoundForAll<Action>[] {
  const nodes = newNodes<Action>(game.players(root))
  const now: SearchUnderWay<S, Action> = { game, nodes, state: scratch, trial, path: [], worths: [0, 0, 0, 0] }
  for (let i = 1; i <= budget.iterations; i++) {
    if (i % LOOKS_EVERY === 0 && budget.expired()) break
    game.copyInto(scratch, root)
    game.dealHidden(scratch, random)
    iterate(now)
  }
  const found = childrenOf(nodes, ROOT).map((child) => foundOf(nodes, child, game.seatToAct(root)))
  return found.sort((a, b) => b.visits - a.visits || b.worth - a.worth)
}

function childrenOf<Action>({ first, next }: Nodes<Action>, node: number): number[] {
  const children: number[] = []
  for (let child = intAt(first, node); child !== 0; child = intAt(next, child)) children.push(child)
  return children
}

function foundOf<Action>(nodes: Nodes<Action>, node: number, seat: number): FoundForAll<Action> {
  const { players, visits } = nodes
  const worths = Array.from({ length: players }, (_, each) => meanOf(nodes, node, each))
  return { action: actionTo(nodes, node), visits: intAt(visits, node), worth: worths[seat]!, worths }
}

/** A node's first estimate counts like a visit. */
const meanOf = <Action>({ sums, visits, players }: Nodes<Action>, node: number, seat: number) =>
  floatAt(sums, node * players + seat) / (intAt(visits, node) + 1)

/** Walks down to a child never visited, whose estimate goes up the path. */
function iterate<S, Action>(now: SearchUnderWay<S, Action>) {
  const { game, nodes, state, path, worths } = now
  path.length = 0
  path.push(ROOT)
  for (let node = ROOT; ;) {
    const seat = game.seatToAct(state)
    const isNew = nodes.first[node] === 0
    if (seat < 0 || (isNew && isFull(nodes))) {
      game.evaluate(state, worths)
      break
    }
    if (isNew) expand(now, node, seat)
    node = select(now, node, seat) || refresh(now, node, seat)
    path.push(node)
    if (nodes.visits[node] === 0) {
      for (let each = 0; each < nodes.players; each++) worths[each] = floatAt(nodes.sums, node * nodes.players + each)
      break
    }
    game.play(state, actionTo(nodes, node))
  }
  for (const node of path) visit(nodes, node, worths)
}

function visit<Action>({ visits, sums, players }: Nodes<Action>, node: number, worths: readonly number[]) {
  addToInt(visits, node, 1)
  for (let seat = 0; seat < players; seat++) addToFloat(sums, node * players + seat, worths[seat]!)
}

/** Adds children to a node, each with an estimate of its own, and gives all it has a prior. */
function expand<S, Action>(
  { game, nodes, state, trial, worths }: SearchUnderWay<S, Action>,
  node: number,
  seat: number,
) {
  for (const action of game.actions(state)) {
    game.copyInto(trial, state)
    game.play(trial, action)
    game.evaluate(trial, worths)
    addNode(nodes, node, action, worths)
  }
  setPriors(nodes, node, seat)
}

/** A softmax of what is known of the children. */
function setPriors<Action>(nodes: Nodes<Action>, node: number, seat: number) {
  const { first, next, priors, players } = nodes
  const scale = PRIOR_SCALE * (2 / players) ** 2
  let best = 0
  for (let child = intAt(first, node); child !== 0; child = intAt(next, child))
    best = Math.max(best, meanOf(nodes, child, seat))
  let total = 0
  for (let child = intAt(first, node); child !== 0; child = intAt(next, child))
    total += priors[child] = Math.exp((meanOf(nodes, child, seat) - best) / scale)
  for (let child = intAt(first, node); child !== 0; child = intAt(next, child))
    priors[child] = singleAt(priors, child) / total
}

/** The child with the best mixture of value and prior among those that can be played here; 0 if there is none. */
function select<S, Action>({ game, nodes, state }: SearchUnderWay<S, Action>, node: number, seat: number): number {
  const { first, next, priors, visits, sums, players } = nodes
  const weight = game.exploration * Math.sqrt(intAt(visits, node) + 1)
  let best = 0
  let most = -1
  for (let child = intAt(first, node); child !== 0; child = intAt(next, child)) {
    const promise =
      (floatAt(sums, child * players + seat) + weight * singleAt(priors, child)) / (intAt(visits, child) + 1)
    if (promise > most && game.fits(state, actionTo(nodes, child))) {
      most = promise
      best = child
    }
  }
  return best
}

/** Adds children that can be played under this deal, since none of the known ones can. */
function refresh<S, Action>(now: SearchUnderWay<S, Action>, node: number, seat: number): number {
  expand(now, node, seat)
  return select(now, node, seat)
}
