/** The board's parts on one page: to load the renderer for each would take longer than the tests. */
import './board/coal.ts'
import './board/draft.ts'
import './board/draw-five.ts'
import './board/mining.ts'
import './board/player-sheet.ts'
import './board/shown-pit.ts'
import './board/spaces.ts'
