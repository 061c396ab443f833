/** A table or score sheet that is open to phones: its seats with their keys, and the phones that are there. */
import type { OpenPhones } from '../../contract/api.ts'
import { crossing, refusal } from '../../contract/errors.ts'
import type { Leaving, PhoneMessage } from '../../contract/phones/messages.ts'
import { BY_DIGITS } from '../../contract/phones/greetings.ts'
import { keyFrom, keyText, nameOfKey, newKey } from '../../contract/phones/sealed.ts'
import type { Asked, Desk, DeskView, Seated } from './desk.ts'
import { newDigits } from './digits.ts'
import type { Door, Guest, Phone } from './doors.ts'

interface Seat {
  door: Door
  /** The name of the key, as text. */
  name: string
  phone: Phone | null
  /** The time since which the phone that was there is away; null before one came and while it is there. */
  since: Date | null
  isDone: boolean
}

interface RoomOptions {
  desk: Desk
  now: () => Date
  /** The seats' keys from before, as they stood in their links. Absent for new ones. */
  keys?: readonly string[]
  /** Called when there is something new to tell at the table. */
  changed: () => void
}

type Players = DeskView['players']

const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

export class PhoneRoom {
  readonly #options: RoomOptions
  readonly #digits: ReturnType<typeof newDigits>
  #players: Players
  #seats: Seat[]
  #scoring: number

  constructor(options: RoomOptions) {
    this.#options = options
    this.#digits = newDigits(() => options.now().getTime(), options.changed)
    const { players, scoring } = options.desk.look()
    this.#players = players
    this.#scoring = scoring
    this.#seats = this.#players.map((_, seat) => this.#newSeat(options.keys?.[seat]))
  }

  /** The door that a key opens; null for a foreign key. */
  readonly find = (name: Uint8Array): Door | null => {
    const text = textOf(name)
    if (text === textOf(BY_DIGITS)) return this.#digits.door()
    const seat = this.#seats.findIndex(({ name }) => name === text)
    return seat >= 0 && this.#options.desk.look().isForPhone(seat) ? this.#seatAt(seat).door : null
  }

  /** The seats that have a phone, here or away. */
  get held(): number[] {
    return this.#seats.flatMap(({ phone, since }, seat) => (phone || since ? [seat] : []))
  }

  /** The seats' keys, as they stand in their links. */
  get keys(): string[] {
    return this.#seats.map(({ door }) => keyText(door.key))
  }

  state(address: string): OpenPhones {
    const view = this.#options.desk.look()
    const digits = this.#digits.current()
    return {
      address,
      seats: this.#seats.map(({ door, phone, since, isDone }, seat) => ({
        link: `${address}#${keyText(door.key)}`,
        phone: phone ? 'here' : since ? 'away' : 'none',
        since: since?.toISOString() ?? null,
        ...view.count(seat, isDone),
      })),
      digits: digits && { seat: digits.seat, digits: digits.digits, until: new Date(digits.until).toISOString() },
    }
  }

  /** Throws `not-found` if there is no such seat. */
  async makeDigits(seat: number): Promise<void> {
    this.#seatAt(seat)
    await this.#digits.make(seat, (phone) => {
      phone.tell({ type: 'key', key: keyText(this.#seatAt(seat).door.key) })
      return { heard() {}, gone() {} }
    })
  }

  /** Ends the seat's phone; its key opens nothing any more. Throws `not-found` if there is no such seat. */
  sendAway(seat: number): void {
    this.#end(this.#seatAt(seat), 'sent-away')
    this.#seats[seat] = this.#newSeat()
  }

  /** Shows everybody the table or sheet as it is. */
  show(): void {
    const view = this.#options.desk.look()
    this.#follow(view.players)
    this.#turn(view)
    for (const [index, seat] of this.#seats.entries()) {
      if (!view.isForPhone(index)) this.#end(seat, 'sent-away')
      else if (seat.phone) this.#tell(seat, seat.phone, view)
    }
  }

  close(): void {
    this.#digits.drop()
    for (const seat of this.#seats) this.#end(seat, 'closed')
  }

  #newSeat(before?: string): Seat {
    const key = keyFrom(before ?? '') ?? newKey()
    const door: Door = {
      key,
      salt: new Uint8Array(),
      enter: (phone) => this.#enter(seat, phone),
      fail() {},
    }
    const seat: Seat = { door, name: textOf(nameOfKey(key)), phone: null, since: null, isDone: false }
    return seat
  }

  #seatAt(index: number): Seat {
    const seat = this.#seats[index]
    if (!seat) throw refusal('not-found', { id: String(index) })
    return seat
  }

  #end(seat: Seat, why: Leaving): void {
    seat.phone?.leave(why)
    seat.phone = null
    seat.since = null
  }

  #enter(seat: Seat, phone: Phone): Guest {
    this.#end(seat, 'taken-over')
    seat.phone = phone
    seat.since = null
    this.#tell(seat, phone)
    this.#options.changed()
    return {
      heard: (message) => this.#hear(seat, phone, message),
      gone: () => this.#gone(seat, phone),
    }
  }

  #gone(seat: Seat, phone: Phone): void {
    if (seat.phone !== phone) return
    seat.phone = null
    seat.since = this.#options.now()
    this.#options.changed()
  }

  #hear(seat: Seat, phone: Phone, message: PhoneMessage): void {
    if (seat.phone !== phone) return
    if (message.type === 'see') this.#tell(seat, phone)
    if (!('call' in message)) return
    const error = refused(() => this.#do(seat, message))
    phone.tell({ type: 'answer', call: message.call, error })
    if (error) this.#tell(seat, phone)
  }

  #do(seat: Seat, message: Asked): void {
    if (message.type === 'done') seat.isDone = message.done
    else this.#options.desk.act(this.#seated(seat), message)
    // These are told when the sheet or the table says that it changed.
    if (message.type === 'write' || message.type === 'act') return
    this.show()
    this.#options.changed()
  }

  #seated = (seat: Seat): Seated => ({ seat: this.#seats.indexOf(seat), name: seat.name, isDone: seat.isDone })

  #tell(seat: Seat, phone: Phone, view = this.#options.desk.look()): void {
    const done = this.#seats.map(({ isDone }) => isDone)
    phone.tell(view.shown(this.#seats.indexOf(seat), done))
  }

  /** A seat that was done for one scoring isn't done for the next. */
  #turn({ scoring }: DeskView): void {
    if (scoring === this.#scoring) return
    this.#scoring = scoring
    for (const seat of this.#seats) seat.isDone = false
  }

  /** Keys stay with their players if these change seats; a player who left the table loses the seat. */
  #follow(now: Players): void {
    const before = this.#players
    if (JSON.stringify(before) === JSON.stringify(now)) return
    const seatOf = now.map((player) => seatBefore(before, now, player))
    const old = this.#seats
    this.#players = now
    this.#seats = seatOf.map((was) => old[was] ?? this.#newSeat())
    for (const seat of old) if (!this.#seats.includes(seat)) this.#end(seat, 'sent-away')
    this.#digits.drop()
    this.#options.changed()
  }
}

/** The seat that a player had: a player who was renamed is known by the colour. -1 for a new player. */
function seatBefore(before: Players, now: Players, { name, color }: Players[number]): number {
  const same = before.findIndex((each) => each.name === name)
  if (same >= 0) return same
  const isHere = (each: Players[number]) => now.some((other) => other.name === each.name)
  return before.findIndex((each) => each.color === color && !isHere(each))
}

function refused(work: () => void) {
  try {
    work()
    return null
  } catch (error) {
    return crossing(error)
  }
}
