/** The parts of the evaluator's value that a player has a word for; `projects` is what the network adds. */
export const VALUE_PARTS = [
  'workers',
  'marks',
  'tunnels',
  'cubes',
  'balance',
  'orders',
  'clock',
  'tempo',
  'projects',
] as const
export type ValuePart = (typeof VALUE_PARTS)[number]

/** Points of the player's expected end by part; what a rival expects counts against. */
export type Parts = Record<ValuePart, number>

export const noParts = (): Parts => Object.fromEntries(VALUE_PARTS.map((part) => [part, 0])) as Parts
