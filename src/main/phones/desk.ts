/** The part of a room that differs between score sheets and tables: what a seat is shown, and what it may do. */
import type { HostMessage, PhoneMessage, SeatCount } from '../../contract/phones/messages.ts'

/** A message that asks for something and is answered. */
export type Asked = Extract<PhoneMessage, { call: number }>

/** The seat that a phone has the key of, as the room knows it. */
export interface Seated {
  seat: number
  /** The name of the seat's key, in place of the author of an edit. */
  name: string
  isDone: boolean
}

/** The sheet or table at one moment. */
export interface DeskView {
  /** Whether a phone may have this seat. */
  isForPhone(seat: number): boolean
  players: readonly { name: string; color: string }[]
  /** The number of scorings told so far: a seat is done for the one that is counted. */
  scoring: number
  /** Everything that this seat may know. `done` says of each seat whether it is done. */
  shown(seat: number, done: readonly boolean[]): HostMessage
  count(seat: number, isDone: boolean): SeatCount
}

export interface Desk {
  look(): DeskView
  /** Does what a seat's phone asks for. Throws the refusal. */
  act(seated: Seated, asked: Exclude<Asked, { type: 'done' }>): void
  /** Hears which seats have a phone, here or away. */
  seat(seats: readonly number[]): void
}
