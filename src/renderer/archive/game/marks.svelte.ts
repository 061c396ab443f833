/** A game's star and tags as they are shown: kept, or on their way to be. */
import type { GameMark } from '../../../contract/schemas/batch.ts'
import { callPatiently, type Services } from '../../app/services.svelte.ts'

type Marks = Omit<GameMark, 'id'>

export class UnsentMarks {
  /** Set here and not answered yet. */
  current = $state.raw<Marks>({})
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
  }

  /** Has them kept; while the services are away, once they are back. `kept` is awaited before they count as answered. */
  async set(id: string, marks: Marks, kept: () => Promise<void>): Promise<void> {
    const mine = (this.current = { ...this.current, ...marks })
    try {
      await callPatiently(this.#services, () => true, 'archive.mark', { id, ...marks })
      await kept()
    } finally {
      if (this.current === mine) this.current = {}
    }
  }
}
