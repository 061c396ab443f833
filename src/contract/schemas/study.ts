/** Variations, comments and names of positions that are kept with a finished game. */
import * as v from 'valibot'
import { list, MOST_KEPT, MOST_MOVES, name, notes, whole } from '../../games/building-blocks/shared-schemas.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import type { Wired } from '../../games/facets/ideas.ts'
import { part, type Wire } from '../../games/facets/wire.ts'
import { MOST_DECISIONS, placeOf } from './analysis.ts'
import { call, type FunctionsOf } from './call.ts'
import { ofAnyGame, problem, tableId } from './shared.ts'

const told = { name: v.nullable(name), comment: v.nullable(notes) }

const placeCall = <W extends Wire>(game: Wired<W>) => v.strictObject(placeOf(game))

const keepOf = <W extends Wire>(game: Wired<W>) =>
  v.pipe(
    v.strictObject({ ...placeOf(game), ...told }),
    v.check(({ line, name, comment }) => line.length > 0 || name !== null || comment !== null, 'nothing'),
  )

/** A position by what leads there, as it is asked for. */
const keptPlaceOf = <W extends Wire>({ wire }: Wired<W>) =>
  v.strictObject({ moves: whole(MOST_MOVES), line: list(part(wire, 'decision'), MOST_DECISIONS), ...told })

const studyOf = <W extends Wire>(game: Wired<W>) =>
  v.strictObject({
    game: v.literal(game.identity.id),
    kept: list(keptPlaceOf(game), MOST_KEPT),
    /** The problem of each kept position that can't be shown, at its place in the record. */
    unsound: list(problem, MOST_KEPT),
  })

export function studyCallsOf(catalogue: Catalogue) {
  const study = ofAnyGame(catalogue, studyOf)
  return {
    /** Refused with `not-found` if no such game was played on screen, with `not-allowed-now` while it runs; the others likewise. */
    'study.open': call([tableId], study),
    /**
     * Keeps a position, replacing what was kept of it. Refused with `bad-arguments` if the line breaks the rules or ends
     * within a turn or there is nothing to keep, with `study-full` if the record has no room.
     */
    'study.keep': call([ofAnyGame(catalogue, keepOf)], study, 'writes'),
    /** Refused with `not-found` if nothing is kept of it. */
    'study.drop': call([ofAnyGame(catalogue, placeCall)], study, 'writes'),
  }
}

export type Place<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof placeCall<W>>>
export type Keep<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof keepOf<W>>>
export type KeptPlace<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof keptPlaceOf<W>>>
export type Study<W extends Wire = Wire> = v.InferOutput<ReturnType<typeof studyOf<W>>>

export type StudyApi = FunctionsOf<ReturnType<typeof studyCallsOf>>
