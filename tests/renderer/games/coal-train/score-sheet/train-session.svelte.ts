/** A score sheet of Coal Train on the screen, its acts answered by the game's own rules. */
import { createRawSnippet } from 'svelte'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { Scoring } from '../../../../../src/games/coal-train/score-sheet/sheet-course.ts'
import { emptyPad } from '../../../../../src/games/coal-train/score-sheet/pad.ts'
import { scoreSheet } from '../../../../../src/games/coal-train/facets/score-sheet.ts'
import type { Detail } from '../../../../../src/games/coal-train/wire/pad-details.ts'
import type { Edit, Stage } from '../../../../../src/games/coal-train/wire/wire.ts'
import type { TrainSession, TrainSheet } from '../../../../../src/renderer/games/coal-train/score-sheet/base/session.ts'
import '../../../../../src/renderer/ui/tokens.css'
import '../../../../../src/renderer/ui/base.css'
import '../../../../../src/renderer/score-sheet/touch.css'
import SheetHost from './SheetHost.svelte'

const PLAYERS = [
  { name: 'Mike', color: 'red' },
  { name: 'Lucy', color: 'blue' },
  { name: 'George', color: 'green' },
  { name: 'Ruth', color: 'cream' },
  { name: 'Anna', color: 'violet' },
]

type Act = Parameters<typeof scoreSheet.after>[1]

export class TestSession {
  #course: Scoring = $state.raw() as Scoring
  turned = $state.raw<Edit | null>(null)
  saved: { file: Blob; ending: string }[] = []
  begun: unknown[] = []

  constructor(course: Scoring) {
    this.#course = course
  }
  get sheet() {
    const head = { id: 's', game: 'coal-train', startedAt: '2026-11-20T19:00:00.000Z', place: null, notes: null }
    const over = scoreSheet.isOver(this.#course)
    return {
      ...head,
      timer: null,
      revision: 1,
      finishedAt: over ? head.startedAt : null,
      ...scoreSheet.shown(this.#course),
    } as unknown as TrainSheet
  }
  act = (action: unknown): Promise<void> => {
    const after = scoreSheet.after(this.#course, action as Act)
    if (after) this.#course = after
    return Promise.resolve()
  }
  edit = (edit: Edit): Promise<void> => this.act({ type: 'edit', edit })
  turn(type: 'undo' | 'redo') {
    const edit = this.sheet[type]
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

/** The page that is open after these edits. */
export async function openTrain(
  edits: readonly Edit[] = [],
  { stage = 'account', detail = 'counts', players = 3 }: { stage?: Stage; detail?: Detail; players?: number } = {},
) {
  const base = emptyPad(PLAYERS.slice(0, players), 0, detail)
  const session = new TestSession(scoreSheet.open({ base, done: edits.length, stage }, edits))
  await page.viewport(1440, 900)
  const props = { session: session as unknown as TrainSession, seats: nothing, about: nothing }
  const { container } = await render(SheetHost, props)
  container.className = 'score-screen'
  container.style.height = '100vh'
  return session
}
