/** Schemas of a game's records. Thousands are read at once, so each schema is made once. */
import * as v from 'valibot'
import { eachOnce, exactly, listOf } from '../building-blocks/file-schemas.ts'
import { player, within } from '../building-blocks/shared-schemas.ts'
import type { Player } from '../building-blocks/shared-schemas.ts'
import { exercises } from '../facets/exercise.ts'
import type { Game } from '../facets/facets.ts'
import { ENVELOPE, leftOpen, REMARKS, studyOf } from '../facets/recording.ts'
import type { Mode } from '../facets/recording.ts'

const made = new WeakMap<Game, ReturnType<typeof newSchemas>>()
export function schemasOf(game: Game): ReturnType<typeof newSchemas> {
  const schemas = made.get(game) ?? newSchemas(game)
  made.set(game, schemas)
  return schemas
}

function newSchemas(game: Game) {
  const { seats, points } = game.identity
  const records = new Map<string, v.GenericSchema>()
  const newRecord = (mode: Mode, players: number) => {
    const parts = game.recording.parts(mode, players)
    const all: v.ObjectEntries = { ...ENVELOPE, ...parts, ...REMARKS }
    return exactly(
      mode === 'digital'
        ? {
            ...all,
            study: v.exactOptional(studyOf(parts.moves as v.GenericSchema)),
            exercises: v.exactOptional(exercises),
          }
        : { ...all, open: leftOpen },
    )
  }
  return {
    mode: v.picklist(modesOf(game)),
    players: v.pipe(listOf(exactly(player.entries), seats.fewest, seats.most), differentColors),
    /** A whole record of this mode with this number of players. */
    record: (mode: Mode, players: number): v.GenericSchema => {
      const key = `${mode} ${players}`
      const schema = records.get(key) ?? newRecord(mode, players)
      records.set(key, schema)
      return schema
    },
    totals: v.array(within(points)),
  }
}

const differentColors = eachOnce(({ color }: Player) => color, 'color')

/** A game without a score sheet has no scored physical tables. */
const modesOf = ({ scoreSheet }: Game): Mode[] => (scoreSheet ? ['digital', 'companion'] : ['digital'])
