/** One physical table that is being scored: its pad with every edit, and the page that is open. */
import { pagedPads, type PagedPad } from '../../building-blocks/paged-pad.ts'
import type { Edit, Stage } from '../wire/wire.ts'
import { edited, whyNot } from './edits.ts'
import { isOver } from './pad.ts'
import type { Pad } from './pad.ts'

export type Scoring = PagedPad<Pad, Edit, Stage>

/** The page after each. */
const AFTER: Readonly<Partial<Record<Stage, Stage>>> = { setup: 'account', account: 'finished' }

export const pads = pagedPads<Pad, Edit, Stage>({
  end: 'finished',
  edited,
  whyNot,
  /** The end is there once everything is entered. */
  reachable: (pad, stage) => (stage === 'finished' && !isOver(pad) ? 'account' : stage),
  stageOf: ({ type }) => (type === 'table' ? 'setup' : 'account'),
  stageAfter: (_, stage) => AFTER[stage],
})
