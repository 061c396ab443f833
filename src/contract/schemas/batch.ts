/** Schemas of changes in the archive without opening a game: marks of one, and edits of many at once. */
import * as v from 'valibot'
import type { Catalogue } from '../../games/facets/facets.ts'
import { list, MOST_TAGS, name, storedName, tags, text, whole } from '../../games/building-blocks/shared-schemas.ts'
import { MOST_GAMES, selectionOf } from './archive.ts'
import { call, nothing, type FunctionsOf } from './call.ts'
import { limitsOf, tableId } from './shared.ts'

const marks = { star: v.optional(v.boolean()), tags: v.optional(tags) }
const told = {
  place: v.optional(v.nullable(name)),
  /** A person of this name gets another where they sat. */
  rename: v.optional(v.strictObject({ name: text, to: name })),
}

/** A game's star or tags; what is absent stays. */
const gameMark = v.strictObject({ id: tableId, ...marks })

/** Changes to one game; fields left out stay. */
export const details = v.strictObject({ ...marks, ...told })

const someTags = v.pipe(list(name, MOST_TAGS), v.minLength(1))

/** The same for every game; what is absent stays. */
const batchChange = v.strictObject({
  star: marks.star,
  addTags: v.optional(someTags),
  dropTags: v.optional(v.pipe(list(storedName, MOST_TAGS), v.minLength(1))),
  ...told,
})

/** Games that are as they were, and those that were changed once more since and stay. */
const undone = v.strictObject({ back: whole(MOST_GAMES), left: whole(MOST_GAMES) })

/** Changes to games in the archive without opening them. */
export const batchCallsOf = (catalogue: Catalogue) => ({
  /** Sets the star or the tags of one game. */
  'archive.mark': call([gameMark], nothing, 'writes'),
  /**
   * Changes all these games or none, and answers how many had something to change. Refused with `sat-together` if a person
   * and their new name sat at one table, with `too-many-tags` if a game would get more than it may have.
   */
  'batch.change': call(
    [v.strictObject({ games: selectionOf(limitsOf(catalogue)), change: batchChange })],
    whole(MOST_GAMES),
    'writes',
    'later',
  ),
  /** Undoes the last such change. Refused with `not-found` if there is none. */
  'batch.undo': call([], undone, 'writes', 'later'),
})

export type GameMark = v.InferOutput<typeof gameMark>
export type Details = v.InferOutput<typeof details>
export type BatchChange = v.InferOutput<typeof batchChange>
export type Undone = v.InferOutput<typeof undone>

export type BatchApi = FunctionsOf<ReturnType<typeof batchCallsOf>>
