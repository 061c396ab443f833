/**
 * How many sequences of moves there are to a small depth, and in which order they are listed. A change of a count is a change
 * of the rules; a change of the order alone makes other games of the same seed. `nodes.txt` was written by this test, once
 * the others had shown the moves to be right; `vitest --update` writes it anew.
 */
import { expect, test } from 'vitest'
import { listMoves, moveList } from '../../../../src/games/coal-baron/rules/legal.ts'
import type { MoveList } from '../../../../src/games/coal-baron/rules/legal.ts'
import { legalMoves } from '../../../../src/games/coal-baron/rules/options.ts'
import { playUnchecked } from '../../../../src/games/coal-baron/rules/play.ts'
import { settle } from '../../../../src/games/coal-baron/rules/scoring.ts'
import { copy } from '../../../../src/games/coal-baron/state/state.ts'
import type { State } from '../../../../src/games/coal-baron/state/state.ts'
import {
  dealt,
  firstTurn,
  hasFilled,
  hasInCage,
  hasMarks,
  hasOrders,
  hasStored,
  hasWorkers,
  leavesInSupply,
  place,
  play,
} from '../support/given.ts'

const with4 = () => firstTurn({ players: 4, startingPlayer: 2 })

function rich(): State {
  const s = firstTurn({ players: 4 })
  hasMarks(s, 0, 30)
  hasOrders(s, 0, 'EY', 'TKKK')
  hasFilled(s, 0, 'EY', 'TKKK')
  return s
}

function mining(): State {
  const s = firstTurn({ players: 2 })
  hasOrders(s, 0, 'TYBGK', 'EKK')
  hasInCage(s, 0, ['Y', 'K', 'K'])
  hasStored(s, 0, ['G', 'G', 'B'])
  return play(s, place('mining-6'))
}

function shortOfCoal(): State {
  const s = firstTurn({ tiles: ['G2L'] })
  leavesInSupply(s, { G: 0, Y: 1 }, 1)
  return play(s, place('factory-1'))
}

function lastWorkers(): State {
  const s = firstTurn({ players: 3 })
  for (const seat of [0, 1, 2]) hasWorkers(s, seat, 1)
  return s
}

const POSITIONS: [name: string, position: State, depth: number][] = [
  ['the draft of two', dealt({ players: 2 }), 4],
  ['the first placement of four', with4(), 3],
  ['a rich player with two complete orders', rich(), 2],
  ['mining with coal of every kind', mining(), 3],
  ['five tiles drawn', play(with4(), place('factory-draw')), 2],
  ['five orders drawn', play(with4(), place('order-draw')), 3],
  ['a tile that waits for coal', shortOfCoal(), 3],
  ['the last worker of everybody', lastWorkers(), 3],
]

/** Counts and a checksum of the moves below a position, in the order in which they are listed. */
interface Nodes {
  /** Sequences of one move, of two, …. */
  counts: number[]
  /** A checksum (FNV-1a) over every move of every sequence. */
  order: number
}

function nodesBelow(s: State, depth: number): Nodes {
  const nodes = { counts: Array<number>(depth).fill(0), order: 0x811c9dc5 }
  count(s, 0, nodes, Array.from({ length: depth }, moveList))
  return nodes
}

function count(s: State, level: number, nodes: Nodes, lists: MoveList[]) {
  const list = lists[level]
  for (const move of list.subarray(0, listMoves(s, list))) {
    nodes.counts[level]++
    nodes.order = Math.imul(nodes.order ^ move, 0x01000193) >>> 0
    if (level + 1 < lists.length) count(after(s, move), level + 1, nodes, lists)
  }
}

function after(s: State, move: number): State {
  const next = copy(s)
  playUnchecked(next, move)
  settle(next)
  return next
}

/** A paragraph of the data file: counts by depth, the checksum, and the first moves in their order. */
function paragraph([name, s, depth]: (typeof POSITIONS)[number]): string {
  const { counts, order } = nodesBelow(s, depth)
  const first = legalMoves(s).slice(0, 40)
  const lines = [
    name,
    `  counts ${counts.join(' ')}`,
    `  order ${order}`,
    ...first.map((move) => `  ${JSON.stringify(move)}`),
  ]
  return `${lines.join('\n')}\n`
}

test('the moves below some positions are those counted once, in the same order', async () => {
  await expect(POSITIONS.map(paragraph).join('\n')).toMatchFileSnapshot('./nodes.txt')
})

test('the draft of two has 7 x 6 x 5 x 4 beginnings', () => {
  expect(nodesBelow(dealt({ players: 2 }), 4).counts).toEqual([7, 7 * 6, 7 * 6 * 5, 7 * 6 * 5 * 4])
})

test('five drawn can be kept or not and put back in 5 x 4! + 5! orders, on top or below', () => {
  expect(nodesBelow(play(with4(), place('order-draw')), 2).counts).toEqual([6, 2 * (5 * 24 + 120)])
})
