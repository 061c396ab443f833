/** Frames as a hostile page might send them. */
import { MOST_CHARACTERS } from '../../../src/contract/transport.ts'
import type { Random } from '../../../src/games/building-blocks/random.ts'
import { any, spoiled, wellFormed, type Known } from './values.ts'
import { CALLS } from '../games.ts'

export interface Frame {
  /** The frame itself; not always a text. */
  sent: unknown
  /** The call that it makes, where it was meant to be one. */
  call: string
}

type Name = keyof typeof CALLS
/** All of them, and more often those that people use most. */
const ACTS = Array<Name[]>(12).fill(['tables.act', 'sheets.act']).flat()
const NAMES = [...(Object.keys(CALLS) as Name[]), ...ACTS]

/** These set threads thinking, for seconds each: they are called with ids of nothing. */
const THINKING: readonly string[] = [
  'hints.think',
  'bots.attend',
  'reviews.start',
  'reviews.open',
  'reviews.hints',
  'analysis.look',
  'analysis.try',
  'exercises.help',
  'exercises.answer',
  'puzzles.answer',
]
const NOTHING: Known = { strings: [], numbers: [] }

/** Mostly a call with something hostile in it; well-formed calls, odd envelopes and plain noise among them. */
export function nextFrame(id: string, known: Known, crowded: boolean, random: Random): Frame {
  const kind = random.below(20)
  if (kind === 0) return { sent: noise(random), call: 'noise' }
  const call = crowded ? 'tables.remove' : any(NAMES, random)
  const args = wellFormed(CALLS[call].args, THINKING.includes(call) ? NOTHING : known, random) as unknown[]
  const frame = { t: 'q', i: id, m: call, a: args }
  if (kind === 1) return { sent: JSON.stringify(spoiled(frame, random)), call: 'envelope' }
  if (kind < 8 || crowded) return { sent: JSON.stringify(frame), call }
  return { sent: JSON.stringify({ ...frame, a: args.map((arg) => spoiled(arg, random)) }), call }
}

const NOISE: readonly ((random: Random) => unknown)[] = [
  (random) => String.fromCharCode(...Array.from({ length: random.below(200) }, () => random.below(0x10000))),
  (random) => Buffer.from(Array.from({ length: random.below(200) }, () => random.below(256))),
  (random) => '{"t":"q","i":"1","m":"app.info","a":[]}'.slice(0, random.below(38)),
  (random) => '['.repeat(random.below(60_000)),
  (random) => JSON.stringify('x'.repeat(MOST_CHARACTERS - 2 + random.below(4))),
  () => '',
  () => 'null',
  () => '\ufeff{}',
  () => '{"t":"s","i":"1","r":{}}',
  () => '{"__proto__":{"polluted":true},"t":"q"}',
]

const noise = (random: Random): unknown => any(NOISE, random)(random)
