/** A score sheet on the screen, its acts answered by the game's own rules. */
import { createRawSnippet, type Component } from 'svelte'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { SheetState } from '../../../src/contract/api.ts'
import type { ScoreSheet } from '../../../src/games/facets/score-sheet.ts'
import type { Edit, Wire } from '../../../src/games/facets/wire.ts'
import type { Session } from '../../../src/renderer/games/screens/score-screens.ts'
import '../../../src/renderer/score-sheet/touch.css'

const startedAt = '2026-11-20T19:00:00.000Z'

/** `S` is the game's sheet, `A` its actions. */
export class TestSession<W extends Wire, S, A> implements Session<W> {
  #now: S = $state.raw() as S
  readonly #game: string
  readonly #sheets: ScoreSheet<S, Edit<W>, A>
  turned = $state.raw<Edit<W> | null>(null)
  saved: { file: Blob; ending: string }[] = []
  begun: unknown[] = []

  constructor(game: string, sheets: ScoreSheet<S, Edit<W>, A>, opened: S) {
    this.#game = game
    this.#sheets = sheets
    this.#now = opened
  }
  get sheet(): SheetState<W> {
    const finishedAt = this.#sheets.isOver(this.#now) ? startedAt : null
    const head = {
      id: 's',
      game: this.#game,
      revision: 1,
      startedAt,
      finishedAt,
      place: null,
      notes: null,
      timer: null,
    }
    return { ...head, ...this.#sheets.shown(this.#now) } as unknown as SheetState<W>
  }
  act = (action: unknown): Promise<void> => {
    this.#now = this.#sheets.after(this.#now, action as A) ?? this.#now
    return Promise.resolve()
  }
  edit = (edit: Edit<W>): Promise<void> => this.act({ type: 'edit', edit })
  turn(type: 'undo' | 'redo') {
    const edit = this.sheet[type] as Edit<W> | null
    void this.act({ type })
    this.turned = edit
  }
  save(file: Blob, ending: string) {
    this.saved.push({ file, ending })
  }
  saveRecord = () => Promise.resolve()
  again = (options: unknown) => Promise.resolve(void this.begun.push(options))
}

const nothing = createRawSnippet(() => ({ render: () => '<span></span>' }))

/** Shows a game's page of the sheet as the house does. */
export async function showSheet(Page: unknown, session: object): Promise<void> {
  await page.viewport(1440, 900)
  const props = { session, seats: nothing, about: nothing }
  const { container } = await render(Page as Component<typeof props>, props)
  container.className = 'score-screen'
  container.style.height = '100vh'
}
