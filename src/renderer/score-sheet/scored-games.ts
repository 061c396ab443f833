/** The games whose physical tables are scored. */
import type { GameEntry } from '../games/catalogue.ts'
import { gameEntry, games } from '../games/offered-games.svelte.ts'
import type { ScoreScreens } from '../games/screens/score-screens.ts'

type ScoredGame = GameEntry & Required<Pick<GameEntry, 'score'>>

const isScored = (game: GameEntry): game is ScoredGame => game.score !== undefined

export const scoredGames = (): ScoredGame[] => games().filter(isScored)

/** Rejects if the page's files are out of reach, and for a game that isn't scored. */
export async function loadScoreScreens(id: string): Promise<ScoreScreens> {
  const { score } = gameEntry(id) as ScoredGame
  return (await score()).screens
}
