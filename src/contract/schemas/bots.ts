/** Schemas of bots: who they are, what is done about them, what they think. */
import * as v from 'valibot'
import { decision } from './coal-baron.ts'
import { list, revision, signed, tableId, whole } from './base.ts'

/** Who may sit down at a table: a person, or a bot of one of the levels. */
export const control = v.pipe(v.string(), v.regex(/^(human|bot:(apprentice|hewer|foreman|director))$/))

export const botsAct = v.strictObject({
  id: tableId,
  act: v.picklist(['hurry', 'play', 'pause', 'step', 'run']),
})

export const botsState = v.strictObject({
  id: tableId,
  mode: v.picklist(['play', 'pause', 'run']),
  stuck: v.boolean(),
})

export const atRevision = v.strictObject({ id: tableId, revision })

const chance = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
/** Points that are expected, in tenths and with a sign. */
const expected = v.pipe(v.number(), v.minValue(-1000), v.maxValue(1000))

const reason = v.strictObject({
  part: v.picklist(['workers', 'marks', 'tunnels', 'cubes', 'balance', 'orders', 'clock', 'tempo', 'later']),
  points: expected,
})

const effects = v.strictObject({
  workers: whole(40),
  marks: signed,
  delivered: list(whole(20), 44),
  setUp: list(whole(20), 44),
  order: v.nullable(whole(20)),
  minecarts: whole(2),
  emptied: whole(10),
  leads: list(whole(11), 12),
  balance: signed,
})

export const idea = v.strictObject({
  decisions: list(decision, 16),
  lead: expected,
  chance,
  effects,
  reasons: list(reason, 8),
})

export const hints = v.strictObject({
  ideas: list(idea, 3),
  used: list(whole(), 4),
})

export const forecast = v.strictObject({
  points: list(signed, 4),
  chances: list(chance, 4),
})
