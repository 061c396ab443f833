/** A finished game on its page, reviewed and analysed by its own bots with as little thinking as they can. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { ReviewedMove } from '../../../src/contract/reviews.ts'
import type { KeptPlace } from '../../../src/contract/schemas/study.ts'
import { isSameJson } from '../../../src/games/building-blocks/same-json.ts'
import type { Game } from '../../../src/games/facets/facets.ts'
import type { Idea } from '../../../src/games/facets/ideas.ts'
import type { GameRecord } from '../../../src/games/record/record.ts'
import App from '../../../src/renderer/shell/App.svelte'
import { fakeServices } from '../fake-services.ts'
import { goTo } from '../page.ts'

const never = () => false

/** `judge` says what a try is worth; every idea of an analysis has these `reasons`. */
export async function openStudied(
  { rules, thinking }: Game,
  record: GameRecord,
  reviewed: ReviewedMove[],
  judge: (moves: number) => ReviewedMove,
  reasons: Idea['reasons'] = [],
) {
  const positionAt = (moves: number, line: readonly unknown[]) =>
    [...record.moves!.slice(0, moves).flatMap((entry) => rules.decisionsOf(entry)), ...line].reduce(
      (now, decision) => rules.play(now, decision),
      rules.deal(record.setup, record.players.length),
    )
  let kept: KeptPlace[] = []
  const others = ({ moves, line }: Pick<KeptPlace, 'moves' | 'line'>) =>
    kept.filter((each) => each.moves !== moves || !isSameJson(each.line, line))
  const study = () => ({ game: record.game, kept, unsound: [] })
  const fake = fakeServices({
    'study.open': study,
    'study.keep': ({ moves, line, name, comment }) => {
      positionAt(moves, line)
      kept = [...others({ moves, line }), { moves, line, name, comment }].toSorted((a, b) => a.moves - b.moves)
      return study()
    },
    'study.drop': (place) => {
      kept = others(place)
      return study()
    },
    'archive.open': () => JSON.stringify(record),
    'reviews.open': () => ({ id: record.id, game: record.game, running: null, reviewed }),
    'reviews.hints': () => [],
    'analysis.look': ({ game, moves, line, round }) => {
      const { outlook, lines } = thinking!.analysing.answer(positionAt(moves, line), 20, never)!
      const found = { outlook, lines: lines.map((each) => ({ ...each, idea: { ...each.idea, reasons } })) }
      return Promise.resolve({ game, found, isLast: round === 1 })
    },
    'analysis.try': ({ game, moves }) => Promise.resolve({ game, reviewed: judge(moves) }),
    'analysis.stop': () => {},
  })
  await goTo(`#/archive/${record.id}/review`)
  await render(App, { services: fake.services })
  await expect.element(page.getByRole('group', { name: 'Show' }).first()).toBeVisible()
  return { ...fake, plot: page.getByRole('slider', { name: 'Preview a position of the game' }) }
}
