/** The keys of the board, as the overlay lists them. */
import { offerShortcuts } from '../../../base/shortcuts.svelte.ts'
import { SUBSIDIES } from '../../../../games/coal-train/state/components.ts'
import { m } from '../../../paraglide/messages.js'
import { choicesOf, legal } from './at-hand.ts'
import type { BoardState } from './board-state.svelte.ts'

/** Call it while the board is set up. */
export function offerBoardKeys(board: BoardState, root: () => HTMLElement | null): void {
  const jump = (selector: string) => {
    const stops = [...(root()?.querySelectorAll<HTMLElement>(selector) ?? [])]
    ;(stops.find((stop) => 'bright' in stop.dataset) ?? stops[0])?.focus()
  }
  const press = (selector: string) => root()?.querySelector<HTMLElement>(selector)?.click()
  const isActing = () => board.asks && board.view.phase === 'acting' && board.view.step === null

  offerShortcuts(m.ct_keys_board, [
    { keys: ['m'], says: m.ct_keys_map, run: () => jump('[data-place]') },
    { keys: ['y'], says: m.ct_keys_yard, run: () => yard(board, jump) },
    { keys: ['i'], says: m.ct_keys_cities, run: () => void (board.listsCards = true) },
    { keys: ['v'], says: m.ct_keys_peek, run: () => void (board.peeks = !board.peeks), when: () => board.orders },
    { keys: ['t'], says: m.ct_keys_siding, run: () => jump('[data-tile-held]') },
    { keys: ['k'], says: m.ct_keys_cards, run: () => jump('[data-card]') },
    { keys: ['b'], says: m.ct_buy, run: () => press('[data-under-agent]'), when: () => hasOpen(board, 'buy') },
    {
      keys: ['u'],
      says: m.ct_keys_upgrade,
      run: () => press('[data-under-agent]'),
      when: () => hasOpen(board, 'upgrade'),
    },
    { keys: ['x'], says: m.ct_exchange, run: () => press('[data-do="exchange"]'), when: isActing },
    { keys: ['c'], says: m.ct_coal, run: () => press('[data-do="coal"]'), when: isActing },
    { keys: ['e'], says: m.ct_end, run: () => press('[data-do="end"]'), when: isActing },
    {
      keys: ['1', '2', '3', '4', '5', '6', '7', '8'],
      shown: '1…8',
      says: m.ct_keys_digits,
      run: (key) => digit(board, Number(key), press),
      when: () => board.asks,
    },
    { keys: ['Enter'], says: m.ct_keys_enter, run: () => press('[data-do="confirm"]'), when: () => board.asks },
    { keys: ['Backspace'], says: m.ct_keys_back, run: board.oneBack, when: () => hasOpenWork(board) },
    { keys: ['Escape'], says: m.cancel, run: board.cancel, when: () => hasOpenWork(board) },
    { keys: [], shown: '← ↑ → ↓', says: m.ct_keys_move },
  ])
}

const hasOpen = (board: BoardState, kind: 'buy' | 'upgrade') =>
  choicesOf(board.choices, kind).some((each) => legal(each))

const hasOpenWork = ({ answers, plan, picked, exchanges, view, asks }: BoardState) =>
  asks && (answers !== null || plan !== null || picked.length > 0 || exchanges || view.underWay !== null)

/** Looks past a build that lies over the yard, and back. */
function yard(board: BoardState, jump: (selector: string) => void) {
  if (board.orders) board.peeks = !board.peeks
  if (!board.orders || board.peeks) board.soon(() => jump('[data-space]'))
}

/** Digits choose what is asked, else they are the subsidies in the order of the rondel. */
function digit(board: BoardState, number: number, press: (selector: string) => void) {
  const choice = `[data-choice="${number}"]`
  const isAsked =
    (board.answers !== null && board.moves.length === 0) || (board.orders && board.at !== 'gain' && board.at !== 'room')
  press(isAsked ? choice : `[data-subsidy="${SUBSIDIES[number - 1]}"]`)
}
