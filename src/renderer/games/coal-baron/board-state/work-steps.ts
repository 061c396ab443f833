import type { Decision, Step } from '../../../../games/coal-baron/rules/types.ts'

/** Whether a decision is a work step in the pit. */
export const isStep = (decision: Decision): decision is Step =>
  'cage' in decision || 'load' in decision || 'store' in decision || 'fill' in decision
