/** The keys of the board, as the overlay lists them. */
import { offerShortcuts, type Shortcut } from '../../../keys/shortcuts.svelte.ts'
import { SUBSIDIES } from '../../../../games/coal-train/state/components.ts'
import { m } from '../../../paraglide/messages.js'
import { canDo } from '../board-state/at-hand.ts'
import type { BoardState } from '../board-state/board-state.svelte.ts'

/** Call it while the board is set up. */
export function offerBoardKeys(board: BoardState, root: () => HTMLElement | null): void {
  const stops = (selector: string) => [...(root()?.querySelectorAll<HTMLElement>(selector) ?? [])]
  offerShortcuts(m.ct_keys_board, [
    ...placeKeys(board, (selector) =>
      (stops(selector).find((stop) => 'bright' in stop.dataset) ?? stops(selector)[0])?.focus(),
    ),
    ...actionKeys(board, (selector) => stops(selector).find((each) => each.checkVisibility())),
    { keys: ['Backspace'], says: m.ct_keys_back, run: board.oneBack, when: () => hasOpenWork(board) },
    { keys: ['Escape'], says: m.cancel, run: board.cancel, when: () => hasOpenWork(board) },
    { keys: [], shown: '← ↑ → ↓', says: m.ct_keys_move },
  ])
}

/** The keys that lead to a part of the table; `jump` focuses what a selector finds, something that can be chosen first. */
const placeKeys = (board: BoardState, jump: (selector: string) => void): Shortcut[] => [
  { keys: ['m'], says: m.ct_keys_map, run: () => jump('[data-place]') },
  { keys: ['y'], says: m.ct_keys_yard, run: () => yard(board, jump) },
  { keys: ['i'], says: m.ct_keys_cities, run: () => void (board.listsCards = true) },
  { keys: ['v'], says: m.ct_keys_peek, run: () => void (board.peeks = !board.peeks), when: () => board.orders },
  {
    keys: ['t'],
    says: m.ct_keys_siding,
    run: () => jump('[data-tile-held]'),
    when: () => board.own.tiles.length > 0,
  },
  { keys: ['k'], says: m.ct_keys_cards, run: () => jump('[data-card]'), when: () => board.own.cards.length > 0 },
]

/** The keys that press something in sight, which `find` looks for; if it can't be done, it says why. */
function actionKeys(board: BoardState, find: (selector: string) => HTMLElement | undefined): Shortcut[] {
  const presses = (selector: string) => ({
    run: () => find(selector)?.click(),
    when: () => find(selector) !== undefined,
  })
  const onTile = (kind: 'buy' | 'upgrade') => ({
    run: () => find('[data-under-agent]')?.click(),
    when: () => canDo(board.choices, kind) && find('[data-under-agent]') !== undefined,
  })
  return [
    { keys: ['b'], says: m.ct_buy, ...onTile('buy') },
    { keys: ['u'], says: m.ct_keys_upgrade, ...onTile('upgrade') },
    { keys: ['x'], says: m.ct_exchange, ...presses('[data-do="exchange"]') },
    { keys: ['c'], says: m.ct_coal, ...presses('[data-do="coal"]') },
    { keys: ['e'], says: m.ct_end, ...presses('[data-do="end"]') },
    ...digitKeys(board, find),
    { keys: ['0'], says: m.ct_forgo, ...presses('[data-forgo]') },
    { keys: ['Enter'], says: m.ct_keys_enter, ...presses('[data-do="confirm"]:not([aria-disabled="true"])') },
  ]
}

/** Digits choose an answer, or a marker on the desk. */
const digitKeys = (board: BoardState, find: (selector: string) => HTMLElement | undefined): Shortcut[] => [
  {
    keys: DIGITS,
    says: m.ct_keys_choice,
    run: (key) => find(`[data-choice="${key}"]`)?.click(),
    when: (key) => find(`[data-choice="${key}"]`) !== undefined && !picksSubsidies(board),
  },
  {
    keys: DIGITS,
    says: m.ct_keys_subsidies,
    run: (key) => find(subsidyOf(key))?.click(),
    when: (key) =>
      board.asks &&
      (picksSubsidies(board) || find('[data-choice]') === undefined) &&
      find(subsidyOf(key)) !== undefined,
  },
]

/** Whether markers are asked for, which are chosen on the desk. */
const picksSubsidies = (board: BoardState) => board.moves.length > 0 || board.at === 'gain' || board.at === 'room'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8']

/** In the order of the rondel. */
const subsidyOf = (key: string) => `[data-subsidy="${SUBSIDIES[Number(key) - 1]}"]`

const hasOpenWork = ({ answers, plan, picked, exchanges, view, asks }: BoardState) =>
  asks && (answers !== null || plan !== null || picked.length > 0 || exchanges || view.underWay !== null)

/** Looks past a build that lies over the yard, and back. */
function yard(board: BoardState, jump: (selector: string) => void) {
  if (board.orders) board.peeks = !board.peeks
  if (!board.orders || board.peeks) board.soon(() => jump('[data-space]'))
}
