import type { Table } from '../tables/table.ts'
import type { Question } from './question.ts'
import { present } from '../../games/building-blocks/present.ts'

/** A table's position as the seat that is asked may know it, for a thread. The game's bots must think. */
export const questionAbout = ({ game, head, course }: Table): Pick<Question, 'game' | 'players' | 'position'> => ({
  game: head.game,
  players: head.players.length,
  position: present(game.thinking, "the game's bots").seen(game.playing.position(course)),
})
