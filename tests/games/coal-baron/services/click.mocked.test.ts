/** A click at a table asks the move generator for as much as it needs: its own legality, and the moves after it. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type * as Legal from '../../../../src/games/coal-baron/rules/legal.ts'
import { catalogueOf, type Game } from '../../../../src/games/facets/facets.ts'
import { seeded } from '../../../../src/games/building-blocks/random.ts'
import { eventHub } from '../../../../src/main/platform/events.ts'
import { TablesService } from '../../../../src/main/tables/tables.ts'
import { anyAction, isFinished } from '../../../main/player.ts'
import { act, clock, newStore } from '../../../main/tables/room.ts'
import { newTable } from '../../../support/games.ts'

const LEGAL = '../../../../src/games/coal-baron/rules/legal.ts'

/** Generations of moves since they were last taken: to judge one move, and to list all. */
const counts = { judged: 0, listed: 0 }
let game: Game

/** The modules that were loaded before would call the generator past the count. */
beforeAll(async () => {
  vi.resetModules()
  vi.doMock(LEGAL, async (original) => {
    const { isLegal, listMoves, ...legal } = await (original as () => Promise<typeof Legal>)()
    const judging: typeof isLegal = (s, move) => (counts.judged++, isLegal(s, move))
    const listing: typeof listMoves = (s, list) => (counts.listed++, listMoves(s, list))
    return { ...legal, isLegal: judging, listMoves: listing }
  })
  const module = await import('../../../../src/games/coal-baron/game.ts')
  game = module.coalBaron
})

afterAll(() => {
  vi.doUnmock(LEGAL)
  vi.resetModules()
})

function taken() {
  const now = { ...counts }
  Object.assign(counts, { judged: 0, listed: 0 })
  return now
}

test('every click of a game judges one move, and lists the next ones once where they are shown', async () => {
  const random = seeded(3)
  const store = await newStore()
  const tables = new TablesService({ catalogue: catalogueOf(game), store, events: eventHub(), now: clock(), random })
  let table = tables.create(newTable())
  taken()
  const seen = new Set<string>()
  for (let clicks = 0; !isFinished(table); clicks++) {
    const action = anyAction(table, random)
    table = act({ tables })(table, action)
    const { phase } = table.view as { phase: string }
    const isListed = table.waiting === 'decision' && ['draft', 'mining', 'coal'].includes(phase)
    const decides = action.type === 'decide'
    expect(taken(), `click ${clicks}, to ${phase}`).toEqual({ judged: decides ? 1 : 0, listed: isListed ? 1 : 0 })
    seen.add(phase)
  }
  expect([...seen].sort()).toEqual(expect.arrayContaining(['draft', 'mining', 'place']))
})
