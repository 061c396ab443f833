/** Positions of Coal Baron that somebody lays out. */
import type { Situations } from '../../facets/situations.ts'
import type { DigitalRecord } from '../rules/record.ts'
import { situationProblems, type Situation } from '../rules/laid-out.ts'

export const situations: Situations<Situation> = {
  problems: situationProblems,
  begunAt: (setup: DigitalRecord['setup'], { startingPlayer, ...situation }): DigitalRecord['setup'] => ({
    ...setup,
    startingPlayer,
    situation,
  }),
}
