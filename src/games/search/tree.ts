/**
 * Tree search over games with hidden stacks and any number of players: every iteration deals what is hidden anew
 * (information-set tree search: Cowling, Powley and Whitehouse, 2012), children are chosen by value and prior (PUCT, after
 * Rosin, 2011), and a leaf is worth what the game's own evaluator says, without play-outs.
 */
import type { Random } from '../random.ts'

/** What the search needs to know of a game. States are changed in place. */
export interface SearchGame<S, Action> {
  copyInto: (target: S, source: S) => void
  /** Deals what `seat` can't see anew. */
  dealHidden: (state: S, random: Random) => void
  /** The seat to decide, or -1 when the game is over. */
  seatToAct: (state: S) => number
  /** The actions worth looking at; never empty while somebody has to act. */
  actions: (state: S) => Action[]
  /** Whether an action found under another deal can be played here. */
  fits: (state: S, action: Action) => boolean
  play: (state: S, action: Action) => void
  /** Writes each seat's chance of winning, 0 to 1, into `out`. */
  evaluate: (state: S, out: number[]) => void
}

/** When to stop: after so many iterations, or when `expired` says so. It is asked every 64 iterations. */
export interface Budget {
  iterations: number
  expired: () => boolean
}

/** How much a prior counts against values found. */
const EXPLORATION = 0.8
/** A prior's softmax is this sharp: a difference of so much winning chance is a factor of e. */
const PRIOR_SCALE = 0.06
const SEATS = 4

interface Node<Action> {
  action: Action | null
  prior: number
  visits: number
  /** Winning chances by seat: summed over visits, and as first estimated. */
  sums: number[]
  children: Node<Action>[] | null
}

/** An action at the root with what the search found of it. */
export interface Found<Action> {
  action: Action
  visits: number
  /** Chance of winning for the seat to act, 0 to 1. */
  chance: number
}

/** With the chances of all seats. */
export interface FoundForAll<Action> extends Found<Action> {
  chances: number[]
}

const leaf = <Action>(action: Action | null, prior: number): Node<Action> => ({
  action,
  prior,
  visits: 0,
  sums: [0, 0, 0, 0],
  children: null,
})

/** Searches from a position and answers its actions, the most visited first. */
export function search<S, Action>(
  game: SearchGame<S, Action>,
  root: S,
  scratch: S,
  trial: S,
  budget: Budget,
  random: Random,
): FoundForAll<Action>[] {
  const seat = game.seatToAct(root)
  const top = leaf<Action>(null, 1)
  const chances = [0, 0, 0, 0]
  for (let i = 0; i < budget.iterations; i++) {
    if ((i & 63) === 63 && budget.expired()) break
    game.copyInto(scratch, root)
    game.dealHidden(scratch, random)
    iterate(game, top, scratch, trial, chances)
  }
  const children = top.children ?? []
  const found = children.map((child) => foundOf(child, seat))
  return found.sort((a, b) => b.visits - a.visits || b.chance - a.chance)
}

function foundOf<Action>({ action, visits, sums }: Node<Action>, seat: number): FoundForAll<Action> {
  const chances = sums.map((sum) => sum / (visits + 1))
  return { action: action!, visits, chance: chances[seat], chances }
}

const path: Node<unknown>[] = []

/** Walks down to a child never visited, whose estimate goes up the path. */
function iterate<S, Action>(game: SearchGame<S, Action>, top: Node<Action>, state: S, trial: S, chances: number[]) {
  let node = top
  path.length = 0
  path.push(node)
  for (;;) {
    const seat = game.seatToAct(state)
    if (seat < 0) {
      game.evaluate(state, chances)
      break
    }
    if (node.children === null) node.children = expand(game, state, trial, seat)
    const child = select(game, node, state, seat) ?? refresh(game, node, state, trial, seat)
    path.push(child)
    if (child.visits === 0) {
      for (let i = 0; i < SEATS; i++) chances[i] = child.sums[i]
      break
    }
    game.play(state, child.action!)
    node = child
  }
  for (const each of path) visit(each, chances)
}

function visit(node: Node<unknown>, chances: number[]) {
  node.visits++
  for (let seat = 0; seat < SEATS; seat++) node.sums[seat] += chances[seat]
}

/** The children of a node, each with an estimate of its own and a prior by the softmax of these. */
function expand<S, Action>(game: SearchGame<S, Action>, state: S, trial: S, seat: number): Node<Action>[] {
  const children = game.actions(state).map((action) => {
    const child = leaf(action, 0)
    game.copyInto(trial, state)
    game.play(trial, action)
    game.evaluate(trial, child.sums)
    return child
  })
  setPriors(children, seat)
  return children
}

function setPriors<Action>(children: Node<Action>[], seat: number) {
  let best = 0
  for (const child of children) best = Math.max(best, child.sums[seat] / (child.visits + 1))
  let total = 0
  for (const child of children)
    total += child.prior = Math.exp((child.sums[seat] / (child.visits + 1) - best) / PRIOR_SCALE)
  for (const child of children) child.prior /= total
}

/** The child with the best mixture of value and prior among those that can be played here. */
function select<S, Action>(
  game: SearchGame<S, Action>,
  node: Node<Action>,
  state: S,
  seat: number,
): Node<Action> | null {
  const weight = EXPLORATION * Math.sqrt(node.visits + 1)
  let best: Node<Action> | null = null
  let most = -1
  for (const child of node.children!) {
    const worth = child.sums[seat] / (child.visits + 1) + (weight * child.prior) / (child.visits + 1)
    if (worth > most && game.fits(state, child.action!)) {
      most = worth
      best = child
    }
  }
  return best
}

/** None of the known children can be played under this deal: adds those that can. */
function refresh<S, Action>(
  game: SearchGame<S, Action>,
  node: Node<Action>,
  state: S,
  trial: S,
  seat: number,
): Node<Action> {
  node.children!.push(...expand(game, state, trial, seat))
  setPriors(node.children!, seat)
  return select(game, node, state, seat)!
}
