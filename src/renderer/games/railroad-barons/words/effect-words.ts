/** The effects of a turn of a stock round, in words, while it is put together. */
import type { HoldingView, View } from '../../../../games/railroad-barons/rules/types.ts'
import type { Player } from '../../../../games/building-blocks/players.ts'
import { m } from '../../../paraglide/messages.js'
import { holdingName } from './piece-names.ts'
import { usd } from './money.ts'

type Named = readonly Pick<Player, 'name'>[]

/** Nothing while no turn is under way. */
export function effectsOf(view: View, players: Named): string[] {
  if (!view.before || view.turn === null) return []
  const { before, turn } = view
  const ofHoldings = view.holdings.flatMap((now, at) => holdingEffects(before.holdings[at], now, players))
  return [...ofHoldings, m.rb_effect_priority({ name: players[1 - turn].name })]
}

function holdingEffects(was: HoldingView, now: HoldingView, players: Named): string[] {
  const holding = holdingName(now.id)
  const prices = { holding, from: usd(was.price ?? 0), to: usd(now.price ?? 0) }
  return [
    ...(was.price !== null && was.price !== now.price ? [m.rb_effect_price(prices)] : []),
    ...(was.director !== now.director ? directorEffects(was, now, players) : []),
    ...(was.standing !== 'operating' && now.standing === 'operating'
      ? [m.rb_log_capital({ holding, money: usd(now.treasury - was.treasury) })]
      : []),
  ]
}

function directorEffects(was: HoldingView, now: HoldingView, players: Named): string[] {
  if (now.director === null) return []
  const holding = holdingName(now.id)
  const name = players[now.director].name
  if (was.director === null) return [m.rb_effect_starts({ name, holding, price: usd(now.price ?? 0) })]
  const [own, other] = [now.shares[now.director], now.shares[1 - now.director]]
  const moved = m.rb_effect_director({
    name,
    holding,
    own,
    other,
    safe: usd(now.treasury),
    count: now.railroads.length,
  })
  const holder = now.certificates[0]
  const forty = holder === now.director ? [] : [m.rb_effect_forty_stays({ name })]
  const swapped = was.certificates[0] !== holder && holder === now.director && was.certificates[0] === was.director
  return [moved, ...(swapped ? [m.rb_log_swapped({ holding, name })] : forty)]
}
