/** A game to play where it doesn't matter which: its hands for tests of what all games have in common. */
export { byMouse } from '../games/coal-baron/mouse-player.ts'
export { ScorePage } from '../games/coal-baron/score-page.ts'
export { TablePage } from '../games/coal-baron/table-page.ts'
