/** The played examples of the book. Anna is seat 0; she starts. */
import type { Decision, OrderId } from '../../../../../games/coal-baron/rules/types.ts'
import { m } from '../../../../paraglide/messages.js'
import { step, type PlayedExample } from './played-example.ts'

const marks = (count: number) => m.cb_count_marks({ count })
const workers = (count: number) => m.cb_count_workers({ count })
const points = (count: number) => m.count_points({ count })
const steps = (count: number) => m.cb_count_steps({ count })

const drafted = (orders: readonly OrderId[]): Decision[] => orders.map((draft) => ({ draft }))

export const ousting: PlayedExample = {
  players: 3,
  tiles: [],
  orders: ['BY', 'BB', 'BG', 'CY', 'CB', 'CG', 'TY', 'TB', 'TG', 'EY'],
  lead: drafted(['BY', 'BB', 'BG', 'CY', 'CB', 'CG', 'TY', 'TB', 'TG']),
  shows: 'money-4',
  steps: [
    step(0, [{ place: 'money-4' }], { marks: 13, workers: 14 }, (facts) =>
      m.cb_book_ousting_ex_1({ marks: marks(facts.marks), workers: workers(facts.workers) }),
    ),
    step(1, [{ place: 'money-4' }], { workers: 13 }, (facts) =>
      m.cb_book_ousting_ex_2({ workers: workers(facts.workers) }),
    ),
    step(2, [{ place: 'money-4' }], { workers: 12 }, (facts) =>
      m.cb_book_ousting_ex_3({ workers: workers(facts.workers) }),
    ),
  ],
}

/** With two players Ben drafts first; Anna gets every other card. */
const DUEL = {
  players: 2,
  tiles: ['G2L', 'Y1D', 'B1L', 'K1D', 'B2D', 'Y2L'],
  orders: ['BY', 'CGG', 'BB', 'BK', 'CY', 'TY', 'EY'],
}
const DRAFT = drafted(['BY', 'CGG', 'BB', 'BK', 'CY', 'TY'])
const BUY: Decision[] = [{ place: 'factory-1' }]
const BENS: Decision[] = [{ place: 'bank' }]
const RAISE: Decision[] = [{ cage: 3 }, { load: 'G' }, { load: 'G' }, { cage: 0 }]
const FILL: Decision[] = [
  { fill: 'CGG', spot: 0, with: [['cage', 'G']] },
  { fill: 'CGG', spot: 1, with: [['cage', 'G']] },
]

export const buying: PlayedExample = {
  ...DUEL,
  lead: DRAFT,
  shows: 'pit',
  steps: [
    step(0, [], { marks: 10, workers: 18 }, (facts) =>
      m.cb_book_factory_ex_1({ marks: marks(facts.marks), workers: workers(facts.workers) }),
    ),
    step(0, BUY, { marks: 4 }, (facts) => m.cb_book_factory_ex_2({ marks: marks(facts.marks) })),
  ],
}

export const mining: PlayedExample = {
  ...DUEL,
  lead: [...DRAFT, ...BUY, ...BENS],
  shows: 'pit',
  steps: [
    step(0, [{ place: 'mining-6' }], { steps: 6 }, (facts) => m.cb_book_mining_ex_1({ steps: steps(facts.steps) })),
    step(0, [{ cage: 3 }], { steps: 5 }, (facts) => m.cb_book_mining_ex_2({ steps: steps(facts.steps) })),
    step(0, [{ load: 'G' }, { load: 'G' }], { steps: 3 }, (facts) =>
      m.cb_book_mining_ex_3({ steps: steps(facts.steps) }),
    ),
    step(0, [{ cage: 0 }], { steps: 2 }, (facts) => m.cb_book_mining_ex_4({ steps: steps(facts.steps) })),
    step(0, FILL, { steps: 0 }, (facts) => m.cb_book_mining_ex_5({ steps: steps(facts.steps) })),
  ],
}

export const delivering: PlayedExample = {
  ...DUEL,
  lead: [...DRAFT, ...BUY, ...BENS, { place: 'mining-6' }, ...RAISE, ...FILL, { end: 'mining' }, ...BENS],
  shows: 'pit',
  steps: [
    step(0, [], { points: 0 }, (facts) => m.cb_book_delivery_ex_1({ points: points(facts.points) })),
    step(0, [{ place: 'delivery-carriage' }], { points: 7, workers: 15 }, (facts) =>
      m.cb_book_delivery_ex_2({ points: points(facts.points), workers: workers(facts.workers) }),
    ),
  ],
}

export const pairing: PlayedExample = {
  ...DUEL,
  lead: [...DRAFT, ...BUY, ...BENS, { place: 'mining-6' }, ...RAISE],
  shows: 'pit',
  steps: [
    step(0, [], { steps: 2 }, (facts) => m.cb_book_two_ex_1({ steps: steps(facts.steps) })),
    step(
      0,
      [
        {
          fill: 'BK',
          spot: 0,
          with: [
            ['cage', 'G'],
            ['cage', 'G'],
          ],
        },
      ],
      { steps: 0 },
      (facts) => m.cb_book_two_ex_2({ steps: steps(facts.steps) }),
    ),
  ],
}

export const PLAYED: readonly PlayedExample[] = [ousting, buying, mining, delivering, pairing]
