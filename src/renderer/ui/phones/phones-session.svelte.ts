/** The phones at a table or sheet, as they are told. */
import type { OpenPhones, PhonesState } from '../../../contract/api.ts'
import type { Services } from '../../app/services.svelte.ts'
import { notifyError } from '../../app/toasts.svelte.ts'

export class PhonesSession {
  /** Null while no phone may come in. */
  open = $state.raw<OpenPhones | null>(null)
  readonly id: string
  readonly #services: Services

  constructor(services: Services, id: string) {
    this.#services = services
    this.id = id
  }

  /** Hears of every change until the returned function is called. */
  follow(): () => void {
    void this.#show(this.#services.call('phones.look', this.id))
    return this.#services.on('phones.changed', ({ open }) => (this.open = open), this.id)
  }

  // A notice says what went wrong.
  openAt = (address: string) => this.#show(this.#services.call('phones.open', { id: this.id, address }))
  sendAway = (seat: number) => this.#show(this.#services.call('phones.send-away', { id: this.id, seat }))
  makeDigits = (seat: number) => this.#show(this.#services.call('phones.digits', { id: this.id, seat }))
  close = () => this.#show(this.#services.call('phones.close', this.id).then(() => ({ id: this.id, open: null })))

  async #show(asked: Promise<PhonesState>): Promise<void> {
    try {
      this.open = (await asked).open
    } catch (error) {
      notifyError(error)
    }
  }
}

/** The seats whose phones are not done. */
export const stillCounting = ({ seats }: OpenPhones): number[] =>
  seats.flatMap(({ phone, done }, seat) => (phone !== 'none' && !done ? [seat] : []))
