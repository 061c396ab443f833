/** The state that the parts of any game's board share: the table and the actions on it. */
import type { Action, TableState } from '../../../contract/api.ts'
import { Hinting } from '../../ui/hinting.svelte.ts'
import type { BoardProps, Confirms } from './table-screens.ts'

type ActionWith<D> = Exclude<Action, { type: 'decide' }> | { type: 'decide'; decision: D }

interface BoardActions<D> extends Pick<BoardProps, 'soon' | 'lit' | 'mover' | 'confirms'> {
  act: (action: ActionWith<D>) => Promise<void>
}

/** `T` is a table, `D` a decision. */
export class TableBoard<
  T extends Pick<TableState, 'players' | 'waiting' | 'revision'> & { view: unknown },
  D,
> extends Hinting {
  /** The decisions of the idea that is pointed at, or what is left of the one under way. */
  idea = $state.raw<readonly D[]>([])
  readonly #table: () => T
  readonly #actions: () => BoardActions<D>

  constructor(table: () => T, actions: () => BoardActions<D>) {
    super(() => table().revision)
    this.#table = table
    this.#actions = actions
  }

  get table(): T {
    return this.#table()
  }
  get view(): T['view'] {
    return this.table.view
  }
  /** Whether the people at the table are asked for a decision now. */
  get asks(): boolean {
    return this.table.waiting === 'decision'
  }
  /** The place of the line of the log that somebody points at. */
  get lit(): string | null {
    return this.#actions().lit ?? null
  }
  /** The seat whose move is on show, or led to this earlier position. */
  get mover(): number | null {
    return this.#actions().mover ?? null
  }
  get confirms(): Confirms {
    return this.#actions().confirms ?? 'never'
  }

  /** The name of the player at this seat; empty for nobody. */
  nameOf(seat: number | null): string {
    return seat === null ? '' : this.table.players[seat].name
  }

  decide(decision: D): Promise<void> {
    return this.send({ type: 'decide', decision })
  }

  takeBack = (): Promise<void> => this.send({ type: 'take-back' })

  /** Does something once what was done before has arrived, so that quick fingers meet the table they expect. */
  soon(then: () => void) {
    const { soon } = this.#actions()
    if (soon) soon(then)
    else then()
  }

  protected send(action: ActionWith<D>): Promise<void> {
    this.hint = null
    return this.#actions().act(action)
  }
}
