/** Coal Baron's lessons, the one for newcomers first. */
import type { Lesson } from '../../facets/teaching.ts'
import { firstShift } from '../lessons/first-shift.ts'
import { miningWell } from '../lessons/mining-well.ts'
import { majorities } from '../lessons/majorities.ts'
import { newHere } from '../lessons/new-here.ts'
import { twoPlayers } from '../lessons/two-players.ts'

export const teaching = [firstShift, miningWell, majorities, twoPlayers, newHere] as Lesson[]
