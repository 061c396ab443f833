/** One physical table that is being scored: its pad with every edit, the open page, and the progress of its tally. */
import { numberAt } from '../../building-blocks/lists.ts'
import { pagedPads, type KeptPad, type PadAct, type PadCourse, type PagedPad } from '../../building-blocks/paged-pad.ts'
import { ELEMENTS_SCORED } from '../state/components.ts'
import { edited, whyNot } from './edits.ts'
import type { Edit } from './edits.ts'
import type { Pad } from './pad.ts'
import { firstOpen, reachable, shiftOfStage, stageAfter, stageOfEdit } from './stages.ts'
import type { Stage } from './stages.ts'
import { isWhole } from './tally.ts'

type Paged = PagedPad<Pad, Edit, Stage>

interface Tally {
  /** Elements of the open shift's tally shown so far, the last of them now; null while it is still being counted. */
  told: number | null
  /** Shifts whose tally has been shown, at least once. */
  closed: number
}

export interface Scoring extends Paged, Tally {}

/** The state of a scoring besides its edits. */
export type Kept = KeptPad<Pad, Stage> & Tally

/** Besides what is done to any pad: the open shift's tally from its first element, also once more, or all at once. */
export type Act = PadAct<Edit, Stage> | { type: 'tally' } | { type: 'skip' }

const pads = pagedPads<Pad, Edit, Stage>({
  ...{ end: 'finished', edited, whyNot, reachable },
  stageOf: stageOfEdit,
  stageAfter: (pad, stage) => (stage === 'finished' ? undefined : stageAfter(pad, stage)),
})

/** A tally goes on as long as everything of its shift is entered. */
function settled(paged: Paged, { told, closed }: Tally): Scoring {
  const shift = shiftOfStage(paged.stage)
  return { ...paged, told: shift !== null && isWhole(paged.pad, shift) ? told : null, closed }
}

/** Another page is opened without its tally. */
const turned = (paged: Paged | null, { closed }: Tally) => paged && settled(paged, { told: null, closed })

const openedAnew = (base: Pad, stage: Stage, closed: number): Scoring =>
  settled(pads.scoringOf({ base, edits: [], done: 0, stage }), { told: null, closed })

/** The sheet of a record: its first `closed` shifts were told. */
export const ofRecord = (base: Pad, closed: number): Scoring => openedAnew(base, firstOpen(base), closed)

export const course: PadCourse<Scoring, Pad, Edit, Act> = {
  // The players were asked for before.
  begun: (base) => openedAnew(base, stageAfter(base, 'setup'), 0),
  opened: (kept, edits) => settled(pads.opened(kept, edits), kept as Kept),
  kept: ({ base, done, stage, told, closed }): Kept => ({ base, done, stage, told, closed }),
  turnedTo: (scoring, { stage, told }) => settled(pads.openedAt(scoring, stage), { ...scoring, told }),
  at: ({ stage, told, closed }) => ({ stage, told, closed }),
  after(scoring, act) {
    switch (act.type) {
      case 'tally':
        return tallied(scoring, () => 1)
      case 'skip':
        return tallied(scoring, (elements) => elements)
      case 'next':
        return shiftOfStage(scoring.stage) === null ? turned(pads.movedOn(scoring), scoring) : toldNext(scoring)
      case 'edit': {
        const paged = pads.after(scoring, act)
        return paged && settled(paged, scoring)
      }
      default:
        return turned(pads.after(scoring, act), scoring)
    }
  },
}

/** Shows the first elements of the open shift's tally; null if something is still missing in it. */
function tallied(scoring: Scoring, toldOf: (elements: number) => number): Scoring | null {
  const shift = shiftOfStage(scoring.stage)
  if (shift === null || !isWhole(scoring.pad, shift)) return null
  return { ...scoring, told: toldOf(numberAt(ELEMENTS_SCORED, shift)), closed: Math.max(scoring.closed, shift + 1) }
}

/** The tally's next element, and after the last one the next page; null while the shift is being counted. */
function toldNext(scoring: Scoring): Scoring | null {
  const { told } = scoring
  if (told === null) return null
  const next = tallied(scoring, (elements) => Math.min(told + 1, elements))
  return next && next.told !== told ? next : turned(pads.movedOn(scoring), scoring)
}
