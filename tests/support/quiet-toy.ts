/** The toy as a game of fewer facets: nobody thinks, and nothing is scored on paper. */
import type { Game } from '../../src/games/facets/facets.ts'
import { toy } from '../toy/games/toy/game.ts'
import { wire } from '../toy/games/toy/wire/wire.ts'

const { identity, thinking: _, scoreSheet: __, phone: _____, ...facets } = toy
const { thinking: ___, sheet: ____, ...sent } = wire

export const quietToy: Game = { ...facets, identity: { ...identity, id: 'quiet-toy', levels: [] }, wire: sent }
