/** Words the problems of a situation as sentences. */
import { COALS, DESK_SPACES, FACTORY_SPACES } from '../../../../games/coal-baron/state/components.ts'
import type { Situation } from '../../../../games/coal-baron/rules/laid-out.ts'
import type { Coal } from '../../../../games/coal-baron/rules/types.ts'
import type { Player } from '../../../../games/building-blocks/players.ts'
import type { Problem } from '../../../../games/building-blocks/problem.ts'
import { capital } from '../../../i18n/capital.ts'
import { problemText as fileProblemText } from '../../../i18n/problems.ts'
import { m } from '../../../paraglide/messages.js'
import { coalName, coalOf, orderName, spaceName, tileName } from '../words/piece-names.ts'

type Params = Problem['params']

const WORDS: Record<string, (params: Params) => string> = {
  'no-seat': m.cb_situation_no_seat,
  'no-workers': m.cb_situation_no_workers,
  locked: m.cb_situation_locked,
  'factory-empty': m.cb_situation_factory_empty,
  'desk-empty': m.cb_situation_desk_empty,
  'space-twice': m.cb_situation_space_twice,
  'tile-too-often': ({ id }) => m.cb_situation_tile_too_often({ tile: tileName(String(id)) }),
  'card-twice': ({ id }) => m.cb_situation_card_twice({ order: orderName(String(id)) }),
  'cubes-over': ({ coal, have, most }) => m.cb_situation_cubes_over({ coal: coalOf(coal as Coal), have, most }),
  'workers-over': ({ have, most }) => m.cb_situation_workers_over({ have, most }),
  'points-over': ({ have, most }) => m.cb_situation_points_over({ have, most }),
  'wrong-tunnel': m.cb_situation_wrong_tunnel,
  'wrong-coal': m.cb_situation_wrong_coal,
}

export function problemText(problem: Problem, situation: Situation, players: readonly Player[]): string {
  const reason = WORDS[problem.code]?.(problem.params)
  if (!reason) return fileProblemText(problem)
  const place = placeOf(problem.path, situation, players)
  return place === null ? capital(reason) : m.cb_situation_at({ place: capital(place), problem: reason })
}

/** The place with this path, as the form names it; null for the whole table. */
export function placeOf(path: string, situation: Situation, players: readonly Player[]): string | null {
  const [, whole, index, rest] = /^(\w+)(?:\[(\d+)\])?\.?(.*)$/.exec(path) ?? []
  switch (whole) {
    case 'turn':
      return m.cb_situation_turn()
    case 'startingPlayer':
      return m.cb_situation_starter()
    case 'factory':
      return spaceName(FACTORY_SPACES[Number(index)])
    case 'desk':
      return spaceName(DESK_SPACES[Number(index)])
    case 'placed':
      return spaceName(situation.placed[Number(index)].space)
    case 'seats':
      return m.cb_situation_of({ name: players[Number(index)].name, place: ownPlace(rest, situation, Number(index)) })
    default:
      return null
  }
}

/** The place among what a seat has. */
function ownPlace(path: string, { seats }: Situation, seat: number): string {
  const [, part, index, rest] = /^(\w+)(?:\[(\d+)\])?\.?(\w*)/.exec(path) ?? []
  const at = Number(index)
  switch (part) {
    case 'workers':
      return m.cb_situation_workers()
    case 'scored':
      return m.cb_situation_points()
    case 'levels':
      return gallery(at, rest === 'dark')
    case 'orders':
      return orderName(seats[seat].orders[at].order)
    default:
      return m.cb_delivered_orders()
  }
}

/** "Gray, light side" */
export const gallery = (level: number, isDark: boolean): string =>
  m.cb_situation_gallery({ coal: coalName(COALS[level]), side: isDark ? m.cb_side_dark() : m.cb_side_light() })
