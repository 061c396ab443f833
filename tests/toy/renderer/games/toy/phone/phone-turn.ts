/** The toy played on phones. Turning the row round takes a second tap, as if it couldn't be taken back. */
import type { Decision } from '../../../../games/toy/rules/rules.ts'
import type { ToyWire } from '../../../../games/toy/wire/wire.ts'
import type { Choice, PhoneTurn } from '../../../../../../src/renderer/games/screens/phone-turn.ts'
import SeatFacts from '../table/SeatFacts.svelte'
import { words } from '../words/words.ts'

const choiceOf = (decision: Decision): Choice<ToyWire> => ({
  label: 'take' in decision ? `Take ${decision.take}` : 'Turn the row round',
  isFinal: 'turn' in decision,
  action: { type: 'decide', decision },
})

const own: PhoneTurn<ToyWire> = {
  words,
  turn: ({ allowed }) => ({ groups: [{ title: 'The row', choices: allowed.map(choiceOf) }] }),
  Seat: SeatFacts,
  write: String,
}

export const phoneTurn: PhoneTurn = own
