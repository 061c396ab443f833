/** One physical table that is being scored: its pad with every edit, and the page that is open. */
import { pagedPads, type PagedPad } from '../../building-blocks/paged-pad.ts'
import type { Edit, Stage } from '../wire/wire.ts'
import { edited, whyNot } from './edits.ts'
import { isOver } from './pad.ts'
import type { Pad } from './pad.ts'

export type Scoring = PagedPad<Pad, Edit, Stage>

/** The page after each, with the whole account and with the totals alone. */
const AFTER: Readonly<Partial<Record<Stage, [Stage, Stage]>>> = {
  setup: ['account', 'totals'],
  account: ['finished', 'finished'],
  totals: ['finished', 'finished'],
}

function reachable(pad: Pad, stage: Stage): Stage {
  if (stage === 'setup' || (stage === 'finished' && isOver(pad))) return stage
  return pad.totalsOnly ? 'totals' : 'account'
}

/** The page on which an edit is seen. */
function stageOf({ type }: Edit): Stage {
  if (type === 'table') return 'setup'
  return type === 'total' || type === 'totals-only' ? 'totals' : 'account'
}

export const pads = pagedPads<Pad, Edit, Stage>({
  end: 'finished',
  edited,
  whyNot,
  reachable,
  stageOf,
  stageAfter: (pad, stage) => AFTER[stage]?.[Number(pad.totalsOnly)],
})
