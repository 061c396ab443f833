/** A short sound and a buzz where a phone is asked for something; each phone can be kept quiet. */
import type { SeatShown, TableShown } from '../../../contract/phones/messages.ts'

const KEPT = 'quiet'
/** Milliseconds of the buzz, of the pause in it, and of the buzz again. */
const BUZZ = [120, 60, 120]
/** Hertz of the two tones, seconds of each, and how loud they are at most, from 0 to 1. */
const TONES = [660, 880]
const LENGTH = 0.16
const LOUDNESS = 0.15

function kept(): boolean {
  try {
    return localStorage.getItem(KEPT) === 'yes'
  } catch {
    return false
  }
}

export class Attention {
  isQuiet = $state(kept())
  #audio: AudioContext | null = null

  setQuiet(quiet: boolean): void {
    this.isQuiet = quiet
    try {
      localStorage.setItem(KEPT, quiet ? 'yes' : 'no')
    } catch {
      // A storage that is full or forbidden keeps nothing; the page has it still.
    }
  }

  /** Sounds and buzzes, each where the phone can and lets the page. */
  call(): void {
    if (this.isQuiet) return
    // Safari and desktop browsers have no buzz.
    if ('vibrate' in navigator) navigator.vibrate(BUZZ)
    this.#sound()
  }

  #sound(): void {
    if (typeof AudioContext === 'undefined') return
    const audio = (this.#audio ??= new AudioContext())
    // A page that nobody has touched yet may make no sound.
    void audio.resume().catch(() => {})
    for (const [at, pitch] of TONES.entries()) tone(audio, pitch, audio.currentTime + at * LENGTH)
  }
}

function tone(audio: AudioContext, pitch: number, from: number): void {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(LOUDNESS, from)
  gain.gain.exponentialRampToValueAtTime(0.0001, from + LENGTH)
  gain.connect(audio.destination)
  const source = audio.createOscillator()
  source.frequency.value = pitch
  source.connect(gain)
  source.start(from)
  source.stop(from + LENGTH)
}

/** Whether a seat is asked for something that it wasn't asked for before: the next scoring, or an own thing that another claims. */
export const isCalled = (before: SeatShown, now: SeatShown): boolean =>
  isNextScoring(before, now) || asked(now).some((claim) => !asked(before).includes(claim))

/** Whether it has become a seat's turn at a table. */
export const isTurnNow = (before: TableShown, now: TableShown): boolean => !isOwnTurn(before) && isOwnTurn(now)

/** Whether a seat has to decide. */
export const isOwnTurn = ({ seat, table }: TableShown): boolean => table.turn === seat && table.waiting === 'decision'

/** Who was done is not done any more, and counts other fields. */
const isNextScoring = (before: SeatShown, now: SeatShown): boolean =>
  isDone(before) && !isDone(now) && before.fields[0]?.id !== now.fields[0]?.id

const isDone = ({ seat, counts }: SeatShown): boolean => counts[seat]?.done ?? false

const asked = ({ seat, claims }: SeatShown): string[] =>
  claims.filter(({ from, isKept }) => from !== seat && !isKept).map(({ field, from }) => `${field} ${from}`)
