/** The desk's previews of a decision come true, over random games: money, revenue, prices, what leaves the game. */
import { expect, it } from 'vitest'
import { whyIllegal, decide } from '../../../../src/games/railroad-barons/rules/entries.ts'
import { decisionOf } from '../../../../src/games/railroad-barons/rules/decisions.ts'
import type { Decision, HoldingView, View } from '../../../../src/games/railroad-barons/rules/types.ts'
import { view } from '../../../../src/games/railroad-barons/rules/view.ts'
import { legalMoves } from '../../../../src/games/railroad-barons/rules/legal.ts'
import * as state from '../../../../src/games/railroad-barons/state/state.ts'
import type { State } from '../../../../src/games/railroad-barons/state/state.ts'
import {
  costFor,
  dividendsOf,
  leftoverOf,
  priceBeside,
  railroadAt,
  revenueWith,
  sidesOfCard,
  tradeMoney,
  trainAfter,
  trainWith,
} from '../../../../src/renderer/games/railroad-barons/outlook/outlook.ts'
import { steps } from '../support/games.ts'
import { randomGames } from '../../../support/random-games.ts'

const GAMES = randomGames(6)

interface Moment {
  now: State
  shown: View
}

/** The table after a decision, before what follows by itself. */
function after({ now }: Moment, decision: Decision): View {
  const played = decide(now, decision)
  if (played.refusal) throw new Error(played.refusal.code)
  return view(played.state, now, [])
}
const holdingIn = ({ holdings }: View, id: HoldingView['id']) => holdings.find((each) => each.id === id)!
const revenues = ({ holdings }: View) => holdings.map(({ revenue }) => revenue)

/** Previews of a decision, each with what comes of it. */
const CHECKS: Partial<Record<View['phase'], (moment: Moment) => [said: unknown, is: unknown][]>> = {
  acquiring: (moment) => {
    const { shown } = moment
    const holding = holdingIn(shown, shown.operation!.holding)
    const top = shown.stack[0]
    if (!top) return []
    return sidesOfCard(top).flatMap((side, at, sides) => {
      const help = Math.max(0, costFor(holding, side) - holding.treasury)
      const decision = {
        rail: 'bank',
        ...(sides.length > 1 && { side: at === 0 ? 'low' : 'high' }),
        ...(help > 0 && { help }),
      } as Decision
      if (whyIllegal(moment.now, decision)) return []
      const then = after(moment, decision)
      const bought = railroadAt(top, at)
      const trains = shown.holdings.map((each) => trainAfter(shown, each, bought))
      return [
        [shown.holdings.map((each, nth) => revenueWith(each, trains[nth])), revenues(then)],
        [trains.map((train) => train.map(({ id }) => id).toSorted()), trainsIn(then)],
        [holding.treasury + help - costFor(holding, side), holdingIn(then, holding.id).treasury],
      ]
    })
  },
  consenting: (moment) => {
    const { shown } = moment
    const { railroad, price } = shown.operation!.wanted!
    const buyer = holdingIn(shown, shown.operation!.holding)
    const seller = shown.holdings.find(({ railroads }) => railroads.some(({ id }) => id === railroad))!
    const sold = seller.railroads.find(({ id }) => id === railroad)!
    const then = after(moment, { consent: true })
    return [
      [revenueWith(buyer, trainWith(shown, buyer, [...buyer.railroads, sold])), holdingIn(then, buyer.id).revenue],
      [
        revenueWith(
          seller,
          seller.railroads.filter((each) => each !== sold),
        ),
        holdingIn(then, seller.id).revenue,
      ],
      [
        [buyer.treasury - price!, seller.treasury + price!],
        [holdingIn(then, buyer.id).treasury, holdingIn(then, seller.id).treasury],
      ],
    ]
  },
  paying: (moment) => {
    const { shown } = moment
    const holding = holdingIn(shown, shown.operation!.holding)
    const [paid, kept] = [after(moment, { pay: true }), after(moment, { pay: false })]
    const cash = ({ players }: View) => players.map((player) => player.cash)
    return [
      [dividendsOf(holding).map((money, seat) => shown.players[seat].cash + money), cash(paid)],
      [priceBeside(holding.space!, 1), holdingIn(paid, holding.id).price],
      [
        [holding.treasury + holding.revenue, holding.price],
        [holdingIn(kept, holding.id).treasury, holding.price],
      ],
    ]
  },
  discarding: (moment) => {
    const { shown } = moment
    const holding = holdingIn(shown, shown.operation!.holding)
    return holding.railroads.map(({ id }) => [
      revenueWith(
        holding,
        holding.railroads.filter((each) => each.id !== id),
      ),
      holdingIn(after(moment, { discard: id }), holding.id).revenue,
    ])
  },
  answering: (moment) => {
    const { shown } = moment
    const { investors, offered, value } = shown.draft!
    const extra = investors.length === 2 ? Number(leftoverOf(investors, offered!)) : 0
    const seat = shown.turn!
    return [
      [shown.players[seat].cash + value! + extra, after(moment, { take: 'money' }).players[seat].cash],
      [shown.players[seat].cash + extra, after(moment, { take: 'investor' }).players[seat].cash],
    ]
  },
}

const trainsIn = ({ holdings }: View) => holdings.map(({ railroads }) => railroads.map(({ id }) => id).toSorted())

/** Each piece of a turn of a stock round, the sales and the purchase that may follow those already made. */
function trades(opening: State, now: State, pending: readonly Decision[]): [unknown, unknown][] {
  const shown = view(now, opening, pending)
  const seat = state.asked(now)
  return legalMoves(now).flatMap((move): [unknown, unknown][] => {
    const decision = decisionOf(now, move)
    if (!('sell' in decision || 'buy' in decision)) return []
    const played = decide(now, decision)
    if (played.refusal) throw new Error(played.refusal.code)
    return [[tradeMoney(shown, decision), state.cash(played.state, seat) - state.cash(now, seat)]]
  })
}

it(`what is said before a decision is what happens, over ${GAMES} random games`, () => {
  const checked = new Map<string, number>()
  for (let seed = 1; seed <= GAMES; seed++) {
    let opening: State | null = null
    let pending: Decision[] = []
    for (const { before, move } of steps(seed)) {
      if (!state.isUnderWay(before)) [opening, pending] = [before, []]
      const shown = view(before, opening!, pending)
      const claims =
        shown.phase === 'trading'
          ? trades(opening!, before, pending)
          : (CHECKS[shown.phase]?.({ now: before, shown }) ?? [])
      for (const [said, is] of claims) expect([shown.phase, seed, said]).toEqual([shown.phase, seed, is])
      checked.set(shown.phase, (checked.get(shown.phase) ?? 0) + claims.length)
      pending.push(decisionOf(before, move))
    }
  }
  for (const phase of [...Object.keys(CHECKS), 'trading']) expect(checked.get(phase) ?? 0).toBeGreaterThan(0)
})
