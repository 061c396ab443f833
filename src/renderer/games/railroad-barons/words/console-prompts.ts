/** The prompt below the board. */
import type { View } from '../../../../games/railroad-barons/rules/types.ts'
import type { Player } from '../../../../games/building-blocks/players.ts'
import { m } from '../../../paraglide/messages.js'
import { holdingName, investorName } from './piece-names.ts'

type Named = readonly Pick<Player, 'name'>[]

export function promptOf(view: View, players: Named): string {
  const { phase, turn, draft, operation } = view
  if (turn === null) return ''
  const other = players[1 - turn].name
  const holding = operation ? holdingName(operation.holding) : ''
  switch (phase) {
    case 'offering':
      return m.rb_prompt_offer()
    case 'valuing':
      return m.rb_prompt_value({ name: other, investor: draft?.offered ? investorName(draft.offered) : '' })
    case 'answering':
      return m.rb_prompt_answer({ name: other })
    case 'trading':
      return m.rb_prompt_trade()
    case 'acquiring':
      return m.rb_prompt_acquire({ count: operation?.plusLeft ?? 0, holding })
    default:
      return ''
  }
}
