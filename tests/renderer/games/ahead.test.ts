/** A table that is shown before the host has answered must be the one that the host answers with, in every game. */
import { describe, expect, test } from 'vitest'
import type { TableState } from '../../../src/contract/api.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { FIXTURES } from '../../games/fixtures.ts'
import { golden, goldenNames } from '../../support/golden.ts'
import { playedThrough } from '../played-through.ts'

type Ahead = (table: TableState, decision: unknown) => TableState | null

/** The file that a game's table screens take it from; the screens themselves need a page. */
const aheadOf = async (id: string) =>
  ((await import(`../../../src/renderer/games/${id}/table/ahead.ts`)) as { ahead: Ahead }).ahead

const ALL = await Promise.all(
  [...CATALOGUE.values()].map(async (game) => ({ game, id: game.identity.id, ahead: await aheadOf(game.identity.id) })),
)

const isPlayed = (name: string, id: string) => (golden(name, id).moves ?? []).length > 0

describe.each(ALL)('$id', ({ game, id, ahead }) => {
  const { asKnown } = FIXTURES[id]
  const names = goldenNames(id).filter((name) => isPlayed(name, id))
  const played = (name: string) => playedThrough<TableState, unknown>(game, name)

  test.each(names)('what is shown early is what comes, in %s', (name) => {
    let [told, all] = [0, 0]
    for (const { before, decision, after: came } of played(name)) {
      const early = ahead(before, decision)
      all++
      if (!early) continue
      told++
      const [shown, answer] = asKnown?.({ early, came, before }, decision) ?? [early, came]
      expect(shown).toEqual(answer)
    }
    expect(told).toBeGreaterThan(0.7 * all)
  })

  test('nothing is shown early where the rules refuse it', () => {
    const moments = [...played(names[0])]
    let refused = 0
    for (const [at, { before, refuses }] of moments.slice(0, 40).entries())
      for (const { decision } of moments.slice(at).filter(({ decision }) => refuses(decision))) {
        refused++
        expect(ahead(before, decision)).toBeNull()
      }
    expect(refused).toBeGreaterThan(100)
  })

  test('a bot that comes next is waited for', () => {
    const [before, decision] = nextOfAnother([...played(names[0])], ahead)
    const players = before.players.map((player, seat) =>
      seat === before.turn ? player : { ...player, control: 'bot:hewer' },
    )
    expect(ahead({ ...before, players }, decision)?.waiting).toBe('thinking')
  })
})

type Moment = { before: TableState; decision: unknown; after: TableState }

/** A decision after which somebody else decides, as a page knows early. */
function nextOfAnother(moments: readonly Moment[], ahead: Ahead): [TableState, unknown] {
  const { before, decision } = moments.find(
    ({ before, decision, after }) =>
      after.waiting === 'decision' && after.turn !== before.turn && ahead(before, decision) !== null,
  )!
  return [before, decision]
}
