/** Turns as phones list them: whole random games are played by what is listed, and all of it is as the rules say. */
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-svelte'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { seeded, type Random } from '../../../src/games/building-blocks/random.ts'
import type { Game } from '../../../src/games/facets/facets.ts'
import { FORMAT, VERSION } from '../../../src/games/record/record.ts'
import { stateOnPhone } from '../../../src/main/tables/table-state.ts'
import { tableAt, type Table } from '../../../src/main/tables/table.ts'
import { phoneTurnOf } from '../../../src/renderer/games/phone-turns.ts'
import type { Choice, Turn } from '../../../src/renderer/games/screens/phone-turn.ts'
import { any, newGame, peopleOf, sizesOf, turnedUp, walk } from '../../games/every-game/games.ts'
import { toy } from '../../toy/games/toy/game.ts'
import { phoneTurn as toyTurn } from '../../toy/renderer/games/toy/phone/phone-turn.ts'

function begun(game: Game, players: number, seed: number): Table {
  const { setup } = newGame(game, players, seed)
  const head = {
    ...{ format: FORMAT, version: VERSION, id: '5f0c4a6e-0000-4000-8000-000000000001', game: game.identity.id },
    ...{ startedAt: '2026-11-22T20:00:00.000Z', setup, mode: 'digital', players: peopleOf(game, players) },
  }
  return tableAt(game, head as never, [], [])
}

function shuffledOrder(count: number, random: Random): number[] {
  const left = [...Array(count).keys()]
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)[0])
}

/** Everything listed, with one order of what is arranged and one of the sums that are named. */
const listed = ({ groups, arranged, named }: Turn, random: Random): Choice[] => [
  ...groups.flatMap(({ choices }) => choices),
  ...(arranged?.choices(shuffledOrder(arranged.items.length, random)) ?? []),
  ...(named ? [named.choice(named.least + random.below(named.most - named.least + 1))] : []),
]

const kindOf = (decision: unknown) => Object.keys(decision as object)[0]
const kindsOf = (decisions: readonly unknown[]) => [...new Set(decisions.map(kindOf))].sort()

const games = await Promise.all(
  [...CATALOGUE.values()]
    .filter(({ identity }) => phoneTurnOf(identity.id))
    .map(async (game) => ({ id: game.identity.id, game, play: (await phoneTurnOf(game.identity.id)!()).phoneTurn })),
)

describe.each([...games, { id: 'toy', game: toy, play: toyTurn }])('$id', ({ game, play }) => {
  const { playing, rules } = game

  test('shows what each seat has, at the beginning and at the end', async () => {
    const { course } = walk(game, sizesOf(game)[0], 1, () => {})
    const table = begun(game, sizesOf(game)[0], 1)
    for (const at of [table, { ...table, course }]) {
      const { container } = await render(play.Seat, { table: stateOnPhone(1, at), seat: 1 })
      expect(container.textContent.trim()).not.toBe('')
    }
  })

  test.each(sizesOf(game))('a game of %i is played by what is listed', (players) => {
    const random = seeded(players)
    let table = begun(game, players, players)
    const after = (event: Parameters<typeof playing.after>[1]) =>
      void (table = { ...table, course: turnedUp(game, playing.after(table.course, event)) })
    while (playing.waiting(table.course) !== 'finished') {
      const waiting = playing.waiting(table.course)
      if (waiting !== 'decision') {
        after({ type: waiting === 'hand-over' ? 'REVEAL' : 'SKIP' })
        continue
      }
      const choices = listed(play.turn(stateOnPhone(playing.asked(table.course)!, table)), random)
      expect(new Set(choices.map(({ label, note, action }) => label + note + JSON.stringify(action))).size).toBe(
        choices.length,
      )
      const open = choices.filter(({ refusal }) => !refusal)
      const decisions = open.map(({ action }) => (action.type === 'decide' ? action.decision : null))
      for (const decision of decisions)
        expect(playing.whyIllegal(table.course, decision), play.words.turn(stateOnPhone(0, table))).toBeNull()
      expect(kindsOf(decisions)).toEqual(kindsOf(rules.legal(playing.position(table.course))))
      after({ type: 'DECIDE', decision: any(decisions, random) })
    }
    expect(playing.result(table.course)).not.toBeNull()
  })
})
