import type { Field } from '../../../contract/archive-search/search-fields.ts'
import { m } from '../../paraglide/messages.js'

/** Each field of a search in words. */
export const FIELD_WORDS: Readonly<Record<Field, () => string>> = {
  winner: m.search_field_winner,
  players: m.search_field_players,
  place: m.search_field_place,
  date: m.search_field_date,
  after: m.search_field_after,
  before: m.search_field_before,
  points: m.search_field_points,
  minutes: m.search_field_minutes,
  bot: m.search_field_bot,
  level: m.search_field_level,
  game: m.search_field_game,
  tag: m.search_field_tag,
  notes: m.search_field_notes,
  is: m.search_field_is,
}
