/** One seat on a phone: what it is shown, and the values on their way to the table. */
import type { ApiError } from '../../contract/api.ts'
import type {
  Claim,
  HostMessage,
  Leaving,
  PhoneMessage,
  SeatShown,
  TableShown,
} from '../../contract/phones/messages.ts'
import type { PhoneSocket } from '../../contract/phones/phone-line.ts'
import { keyText, nameOfKey } from '../../contract/phones/sealed.ts'
import type { PhoneField, PhoneValue } from '../../games/facets/phone.ts'
import { isCalled, isTurnNow } from './attention/attention.svelte.ts'
import { keepValues, keptValues, type Values } from './kept-values.ts'
import { SteadyLine } from './steady-line.ts'
import { TableSeat } from './table/table-seat.svelte.ts'

export type SeatStatus = 'connecting' | 'here' | 'lost' | 'refused' | Leaving

/** A value of this phone that was changed at the table. */
export interface Changed {
  field: string
  was: PhoneValue
  now: PhoneValue
}

const same = (a: PhoneValue, b: PhoneValue): boolean => JSON.stringify(a) === JSON.stringify(b)
const without = <V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> =>
  new Map([...map].filter(([each]) => each !== key))

export class SeatSession {
  status = $state<SeatStatus>('connecting')
  /** Null at a table, and before anything was shown. */
  shown = $state.raw<SeatShown | null>(null)
  /** Null at a sheet, and before anything was shown. */
  table = $state.raw<TableSeat | null>(null)
  /** Values that have not arrived yet, by field. */
  #pending = $state.raw<Values>(new Map())
  /** The reason that a field's last value was refused. */
  problems = $state.raw<ReadonlyMap<string, ApiError>>(new Map())
  changed = $state.raw<Changed | null>(null)
  /** The values that this phone wrote over, the latest last. */
  #before = $state.raw<readonly { field: string; value: PhoneValue }[]>([])
  /** The values that this phone has written, by field. */
  #mine = new Map<string, PhoneValue>()
  #sending: { call: number; field: string; value: PhoneValue } | null = null
  /** Fields of claims that have not been answered yet, by call. */
  #asking = new Map<number, string>()
  #calls = 0
  readonly #open: () => PhoneSocket
  readonly #key: Uint8Array
  readonly #name: string
  readonly #called: () => void
  #line: SteadyLine | null = null

  /** `called` is called when the seat is asked for something (`isCalled`), or has to decide. */
  constructor(key: Uint8Array, open: () => PhoneSocket, called: () => void = () => {}) {
    this.#called = called
    this.#key = key
    this.#open = open
    this.#name = keyText(nameOfKey(key))
    this.#pending = keptValues(this.#name)
  }

  /** Comes to the table, or back to it. Returns how to leave. */
  join(): () => void {
    this.#line?.close()
    this.status = this.shown || this.table ? 'lost' : 'connecting'
    this.#line = new SteadyLine(
      this.#open,
      { key: this.#key },
      {
        message: (message) => this.#hear(message),
        lost: () => this.#lost(),
        refused: () => void (this.status = 'refused'),
      },
    )
    return () => this.#line?.close()
  }

  /** The fields as they stand with everything that was entered, arrived or on its way. */
  get fields(): readonly PhoneField[] {
    return (this.shown?.fields ?? []).map((field) =>
      this.#pending.has(field.id) ? ({ ...field, value: this.#pending.get(field.id) } as PhoneField) : field,
    )
  }

  get isSaved(): boolean {
    return this.#pending.size === 0
  }

  get canTakeBack(): boolean {
    return this.#before.length > 0
  }

  write(field: PhoneField, value: PhoneValue): void {
    if (same(field.value, value)) return
    this.#before = [...this.#before, { field: field.id, value: field.value }]
    this.#put(field.id, value)
  }

  /** Writes again what stood in the field that was written last. */
  takeBack(): void {
    const last = this.#before.at(-1)
    if (!last) return
    this.#before = this.#before.slice(0, -1)
    this.#put(last.field, last.value)
  }

  /** Writes again what the table has changed. */
  putBack({ field, was }: Changed): void {
    this.changed = null
    this.#put(field, was)
  }

  /** Says that a thing which another seat has is the own. */
  claim(field: string): void {
    this.problems = without(this.problems, field)
    this.#asking.set(++this.#calls, field)
    this.#line?.send({ type: 'claim', call: this.#calls, field })
  }

  /** Gives a thing to the seat that claims it, or keeps it. */
  answer({ field, from }: Claim, give: boolean): void {
    if (give) this.#mine.delete(field)
    this.#line?.send({ type: 'give', call: ++this.#calls, field, to: from, give })
  }

  setDone(done: boolean): void {
    this.#line?.send({ type: 'done', call: ++this.#calls, done })
  }

  #put(field: string, value: PhoneValue): void {
    this.problems = without(this.problems, field)
    this.#keep(new Map([...without(this.#pending, field), [field, value]]))
    this.#send()
  }

  #keep(values: Values): void {
    this.#pending = values
    keepValues(this.#name, values)
  }

  /** One value at a time, each on the sheet as it was shown last. */
  #send(): void {
    const [next] = this.#pending
    if (!next || this.#sending || this.status !== 'here' || !this.shown) return
    const [field, value] = next
    this.#sending = { call: ++this.#calls, field, value }
    const list = typeof value === 'object' && value !== null ? [...value] : value
    this.#line?.send({ type: 'write', call: this.#calls, revision: this.shown.revision, field, value: list as null })
  }

  #lost(): void {
    this.#sending = null
    this.table?.lost()
    if (this.status === 'here') this.status = 'lost'
  }

  #hear(message: HostMessage): void {
    switch (message.type) {
      case 'shown':
        return this.#show(message.shown)
      case 'table':
        return this.#showTable(message.shown)
      case 'answer':
        this.table?.answered(message.call, message.error)
        return this.#answered(message.call, message.error)
      case 'left':
        this.status = message.why
        this.#line?.close()
        return
      default:
        return
    }
  }

  #show(shown: SeatShown): void {
    if (this.shown && isCalled(this.shown, shown)) this.#called()
    this.shown = shown
    this.status = 'here'
    for (const { id, value } of shown.fields) this.#compare(id, value)
    this.#send()
  }

  #showTable(shown: TableShown): void {
    this.status = 'here'
    if (this.table && isTurnNow(this.table.shown, shown)) this.#called()
    if (this.table) this.table.show(shown)
    else this.table = new TableSeat(shown, (action, revision) => this.#act(action, revision))
  }

  #act(action: Extract<PhoneMessage, { type: 'act' }>['action'], revision: number): number {
    this.#line?.send({ type: 'act', call: ++this.#calls, revision, action })
    return this.#calls
  }

  /** Notes where the table has another value than this phone wrote. */
  #compare(field: string, now: PhoneValue): void {
    const was = this.#mine.get(field)
    if (was === undefined || this.#pending.has(field) || same(was, now)) return
    this.#mine.delete(field)
    this.changed = { field, was, now }
  }

  #answered(call: number, error: ApiError | null): void {
    const asked = this.#asking.get(call)
    this.#asking.delete(call)
    if (asked !== undefined && error) this.problems = new Map([...this.problems, [asked, error]])
    if (this.#sending?.call !== call) return
    const { field, value } = this.#sending
    this.#sending = null
    // The sheet as it is now follows, and the value is sent again on it: the later entry stands.
    if (error?.code === 'stale') return
    if (error) this.problems = new Map([...this.problems, [field, error]])
    else this.#mine.set(field, value)
    if (same(this.#pending.get(field)!, value)) this.#keep(without(this.#pending, field))
    this.#send()
  }
}
