export type { ExerciseGrade } from '../games/facets/exercise.ts'
export type * from './schemas/exercises.ts'
