/** `quick` reviews a game of two in some seconds; `thorough` thinks ten times as long. */
export const DEPTHS = ['quick', 'thorough'] as const
export type Depth = (typeof DEPTHS)[number]
