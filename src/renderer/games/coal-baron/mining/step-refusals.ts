/** In words why a work step is not among those offered. The table decides; this only finds what to say. */
import { CAGE_SPOTS } from '../../../../games/coal-baron/state/components.ts'
import type { Coal, RefusalCode, View } from '../../../../games/coal-baron/rules/types.ts'
import { coalOf } from '../words/piece-names.ts'
import { ruleText } from '../words/refusals.ts'
import { m } from '../../../paraglide/messages.js'
import { capital } from '../../../i18n/capital.ts'
import type { Cube } from './picks.ts'

const because = (code: RefusalCode) => capital(ruleText({ code, params: {} }))
const noStepsLeft = (view: View) => (view.stepsLeft === 0 ? m.cb_board_no_steps_left() : null)

export function whyNoCage(view: View, seat: number, level: number): string {
  if (view.seats[seat].cage.level === level) return because('cage-there')
  return noStepsLeft(view) ?? because('other-decision')
}

export function whyNoLoad(view: View, seat: number, level: number): string {
  const { cage } = view.seats[seat]
  if (cage.level !== level) return noStepsLeft(view) ?? m.cb_board_cage_elsewhere()
  return cage.cubes.length === CAGE_SPOTS ? because('cage-full') : (noStepsLeft(view) ?? because('no-cube'))
}

export function whyNoPick(view: View, seat: number, cube: Cube): string {
  if (cube.source === 'cage' && view.seats[seat].cage.level > 0) return because('cage-not-at-surface')
  return noStepsLeft(view) ?? m.cb_board_no_order_wants({ coal: coalOf(cube.coal) })
}

export function whyNoFill(view: View, taken: boolean, coal: Coal): string {
  if (taken) return because('spot-taken')
  return noStepsLeft(view) ?? m.cb_board_no_cube_at_hand({ coal: coalOf(coal) })
}

export const whyNoStore = (view: View, seat: number): string =>
  view.seats[seat].cage.level > 0 ? because('cage-not-at-surface') : (noStepsLeft(view) ?? m.cb_board_cage_empty())
