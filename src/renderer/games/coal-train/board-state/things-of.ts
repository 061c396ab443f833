/** The things on the board and the desk that decisions and reasons are about. */
import type { Idea } from '../../../../games/facets/ideas.ts'
import type { Decision } from '../../../../games/coal-train/rules/types.ts'
import type { CoalTrainWire } from '../../../../games/coal-train/wire/wire.ts'

export type Reasons = Idea<CoalTrainWire>['reasons']

/** Names of places and spaces, as a line of the log has them, and of what lies on the desk; of a walk only its end. */
export const thingsOf = (decisions: readonly Decision[]): string[] =>
  decisions.flatMap((decision, at) => {
    const next = decisions[at + 1]
    return 'step' in decision && next && 'step' in next ? [] : namedBy(decision)
  })

/** The things that a fact is told of. */
export const thingsOfReasons = (reasons: Reasons): string[] =>
  reasons.flatMap(({ part: { fact } }) => {
    if (fact.of === 'station') return [fact.place]
    if (fact.of === 'contract') return [onDesk.card(fact.card)]
    return fact.of === 'income' ? [onDesk.income(fact.raises)] : []
  })

/** Names of what lies on a railway's desk: tiles, cards, subsidies, and the tracks of resources and action points. */
export const onDesk = {
  tile: (id: string) => `tile ${id}`,
  card: (id: string) => `card ${id}`,
  subsidy: (id: string) => `subsidy ${id}`,
  income: (letter: string) => `income ${letter}`,
}

const tracks = (letters: string) => [...letters].map(onDesk.income)

function namedBy(decision: Decision): string[] {
  if ('build' in decision) return decision.tile ? [decision.build, onDesk.tile(decision.tile)] : [decision.build]
  if ('town' in decision) return [decision.town]
  if ('step' in decision) return [decision.step.join(' ')]
  if ('to' in decision) return [decision.to.join(' ')]
  if ('use' in decision) return [onDesk.tile(decision.use)]
  if ('contract' in decision) return [onDesk.card(decision.contract)]
  if ('upgrade' in decision) return tracks(decision.upgrade)
  if ('raise' in decision) return tracks(decision.raise)
  return marked(decision)
}

function marked(decision: Decision): string[] {
  if ('spend' in decision) return [onDesk.subsidy(decision.spend)]
  if ('start' in decision) return [onDesk.subsidy(decision.start)]
  if ('gain' in decision) return decision.gain.map(onDesk.subsidy)
  if ('with' in decision) return decision.with.map(onDesk.subsidy)
  if ('coal' in decision) return tracks('C')
  if ('exchange' in decision) return tracks(decision.exchange.join(''))
  return 'trade' in decision ? tracks(decision.trade.join('')) : []
}
