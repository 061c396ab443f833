/** Laying out a position of Coal Baron. */
import { phaseOf } from '../../../../games/coal-baron/state/phases.ts'
import { situationOf, situationProblems, type Situation } from '../../../../games/coal-baron/rules/laid-out.ts'
import { view } from '../../../../games/coal-baron/rules/view.ts'
import type { SituationScreens } from '../../screens/archive-screens.ts'
import type { CoalBaronPlayed } from './stored-game.ts'
import { problemText } from '../situation/situation-words.ts'
import SituationForm from '../situation/SituationForm.svelte'

export const situations: SituationScreens<Situation, CoalBaronPlayed> = {
  at: lastTurn,
  problems: situationProblems,
  problemText,
  Form: SituationForm,
}

/** In the draft there is none yet: then it is what lies there so far. */
function lastTurn({ positions }: CoalBaronPlayed, at: number): Situation {
  const begun = positions
    .slice(0, at + 1)
    .findLast(({ course, part }) => part === 0 && phaseOf(course.state) === 'place')
  return situationOf(view((begun ?? positions[at]).course.state, null))
}
