/** Whether somebody scores a game for the first time and wants to be led from page to page, until they say otherwise. */
import { lastsUntilReload } from '../../app/lasting.ts'

let led = $state.raw<readonly string[]>([])
lastsUntilReload(() => (led = []))

export const isLed = (game: string): boolean => led.includes(game)
export const lead = (game: string, on: boolean): void =>
  void (led = [...led.filter((other) => other !== game), ...(on ? [game] : [])])
