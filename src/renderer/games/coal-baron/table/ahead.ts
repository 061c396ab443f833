/** A table right after a decision that is still on its way, as far as the page can know. */
import { onlyPerson } from '../../../../games/building-blocks/players.ts'
import { decide, entryOf, isUnderWay } from '../../../../games/coal-baron/rules/entries.ts'
import { isRefilled, reveals } from '../../../../games/coal-baron/rules/hidden.ts'
import { knownPosition } from '../../../../games/coal-baron/rules/known.ts'
import { entryItem } from '../../../../games/coal-baron/rules/log.ts'
import { isDecided } from '../../../../games/coal-baron/rules/scoring.ts'
import { shownAt } from '../../../../games/coal-baron/rules/shown.ts'
import type { Decision, SpaceId, Step } from '../../../../games/coal-baron/rules/types.ts'
import { deciding } from '../../../../games/coal-baron/rules/view.ts'
import { FACTORY_DRAW, ORDER_1, ORDER_DRAW, SPACES } from '../../../../games/coal-baron/state/components.ts'
import { phaseOf } from '../../../../games/coal-baron/state/phases.ts'
import * as state from '../../../../games/coal-baron/state/state.ts'
import type { State } from '../../../../games/coal-baron/state/state.ts'
import { tableAhead } from '../../screens/shown-ahead.ts'
import type { CoalBaronWire } from '../../../../games/coal-baron/wire/wire.ts'
import type { CoalBaronTable } from '../board-state/envelopes.ts'

/**
 * Returns the table after the decision, with the pieces that stacks turn up left open. Null if the rules refuse the
 * decision, if it draws five, or if the page knows too little. The log gets a turn's line only after its last decision.
 */
export function ahead(table: CoalBaronTable, decision: Decision): CoalBaronTable | null {
  const before = draws(decision) ? null : knownPosition(table.view, table.log)
  const after = before && decide(before, decision).state
  if (!after) return null
  const turnedUp = reveals(before, after)
  if (turnedUp) leaveOpen(after, decision)
  const faceDown = turnedUp && !isDecided(after) ? refillAt(table, decision) : null
  const turn = deciding(after)
  const steps = isMining(after) ? stepsAfter(table, decision) : []
  const log = [...table.log, ...itemsOf(table, decision, before, after)]
  const shown = shownAt({ state: after, log, faceDown, steps }, turn)
  return tableAhead<CoalBaronWire>(
    table,
    turn,
    shown,
    takeBackAt(table, after, decision, turnedUp && faceDown === null),
  )
}

/** The space whose refill lies face down, between people. */
const refillAt = ({ players }: CoalBaronTable, decision: Decision): SpaceId | null =>
  'place' in decision && isRefilled(decision.place) && onlyPerson(players) === null ? decision.place : null

const draws = (decision: Decision): boolean => 'place' in decision && decision.place.endsWith('draw')

/** Takes away what the stacks filled the table with: nobody knows it yet. */
function leaveOpen(s: State, decision: Decision) {
  const spaces = 'place' in decision ? [SPACES.indexOf(decision.place)] : [ORDER_1, ORDER_1 + 1, ORDER_1 + 2]
  for (const space of spaces) {
    if (space < FACTORY_DRAW) state.setFactoryTile(s, space, -1)
    else if (space >= ORDER_1 && space < ORDER_DRAW) state.setDeskOrder(s, space - ORDER_1, -1)
  }
}

const isMining = (s: State): boolean => phaseOf(s) === 'mining'

const stepsAfter = ({ view: { steps } }: CoalBaronTable, decision: Decision): Step[] =>
  'place' in decision ? [] : [...steps, decision as Step]

function takeBackAt(
  { players }: CoalBaronTable,
  s: State,
  decision: Decision,
  turnedUp: boolean,
): CoalBaronTable['takeBack'] {
  if (turnedUp && onlyPerson(players) === null) return null
  return { effect: reach(s, decision), practice: turnedUp }
}

function reach(s: State, decision: Decision): string {
  if (!isUnderWay(s)) return 'move'
  return 'place' in decision ? 'placement' : 'step'
}

function itemsOf(table: CoalBaronTable, decision: Decision, before: State, after: State): CoalBaronTable['log'] {
  if (isUnderWay(after) || !('draft' in decision || 'place' in decision)) return []
  const move = table.log.filter((item) => 'move' in item).length
  return [entryItem(before, entryOf([decision]), move, after)]
}
