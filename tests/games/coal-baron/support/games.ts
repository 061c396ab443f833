/** Whole games of Coal Baron, with its own types. */
import { coalBaron } from '../../../../src/games/coal-baron/game.ts'
import type { Decision, DigitalRecord, Entry, Result, Setup, State } from '../../../../src/games/coal-baron/index.ts'
import type { Random } from '../../../../src/games/building-blocks/random.ts'
import type { Choose as AnyChoose } from '../../../../src/main/bots/bots.ts'
import { chooseRandomly } from '../../../../src/main/bots/bots.ts'
import { playWholeGame as playAnyGame } from '../../../../src/main/bots/whole-game.ts'
import { playedRecord as playedOf } from '../../../support/games.ts'
import { chooseSensibly } from './player/player.ts'

export type Choose = (s: State, random: Random) => Decision[]

export const choosingRandomly = chooseRandomly(coalBaron.rules) as Choose

/** Plays from a set-up to the end; throws where one of those who choose breaks the rules. */
export const playWholeGame = (setup: Setup, bots: readonly Choose[], random: Random) =>
  playAnyGame(coalBaron.rules, setup, bots as readonly AnyChoose[], random) as { moves: Entry[]; result: Result }

/** The record of a whole game; the same seed gives the same one. */
export const playedRecord = (players: number, seed: number, choose: Choose = chooseSensibly) =>
  playedOf(players, seed, choose as AnyChoose) as DigitalRecord
