/** The screens by the place they show. The home screen comes with the page; the others come when they are first needed. */
import type { Component } from 'svelte'
import HomeScreen from '../play/home/HomeScreen.svelte'
import type { Route } from '../app/router.svelte.ts'
import { PARTS } from './later-parts.ts'
import { partsOfGames } from '../games/offered-games.svelte.ts'
import { keysOf } from '../../games/building-blocks/keyed.ts'

type Place = Route['at']
/** A screen is told what its route says besides the place. */
type Screen<P extends Place = Place> = Component<Omit<Extract<Route, { at: P }>, 'at'>>

const LATER: { [P in Exclude<Place, 'home'>]: () => Promise<{ default: Screen<P> }> } = {
  new: () => import('../play/new-game/NewGameScreen.svelte'),
  table: () => import('../play/table/TableScreen.svelte'),
  television: () => import('../play/television/TelevisionScreen.svelte'),
  archive: () => import('../archive/list/ArchiveScreen.svelte'),
  'new-board': () => import('../play/new-game/NewBoardScreen.svelte'),
  board: () => import('../archive/board/BoardScreen.svelte'),
  situation: () => import('../archive/board/SituationScreen.svelte'),
  bin: () => import('../archive/bin/BinScreen.svelte'),
  'archived-game': () => import('../archive/game/GameScreen.svelte'),
  people: () => import('../archive/people/PeopleScreen.svelte'),
  person: () => import('../archive/people/PersonScreen.svelte'),
  statistics: () => import('../archive/statistics/StatisticsScreen.svelte'),
  seasons: () => import('../archive/seasons/SeasonsScreen.svelte'),
  practise: () => import('../archive/practise/PractiseScreen.svelte'),
  puzzles: () => import('../archive/practise/PuzzlesScreen.svelte'),
  day: () => import('../archive/day/DayScreen.svelte'),
  'new-score': () => import('../score-sheet/NewScoreScreen.svelte'),
  score: () => import('../score-sheet/ScoreScreen.svelte'),
  'empty-sheet': () => import('../score-sheet/EmptySheetScreen.svelte'),
  rules: () => import('../rules/RulesScreen.svelte'),
  lessons: () => import('../play/lesson/LessonsScreen.svelte'),
  'rules-summary': () => import('../rules/RulesSummaryScreen.svelte'),
}

let here = $state.raw<Partial<Record<Place, Screen>>>({ home: HomeScreen })

/** The screen for a place, undefined until it is loaded. */
export const screenAt = (place: Place): Screen | undefined => here[place]

/** Rejects if the page's files are out of reach. */
export async function loadScreen(place: Place): Promise<void> {
  if (here[place] || place === 'home') return
  const { default: screen } = await LATER[place]()
  here = { ...here, [place]: screen as Screen }
}

/** Milliseconds: on a slow machine, too, the first screen has the processor for itself. */
const SETTLED = 2500

type Load = () => Promise<unknown>

/**
 * Loads all others, the games' too, once the first has settled and there is nothing else to do, so that going there takes
 * no time.
 */
export function loadScreensWhenIdle() {
  const screens = keysOf(LATER).map((place) => () => loadScreen(place))
  setTimeout(() => loadInTurn([...Object.values(PARTS), ...screens, ...partsOfGames()]), SETTLED)
}

function loadInTurn([next, ...rest]: readonly Load[]) {
  // A failure here is retried, and shown, when somebody goes there.
  if (next)
    requestIdleCallback(
      () =>
        void next().then(
          () => loadInTurn(rest),
          () => {},
        ),
    )
}
