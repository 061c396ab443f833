/** The toy at a physical table: lumps are counted on one page, and told on another. */
import * as v from 'valibot'
import type { SheetState } from '../../../src/contract/api.ts'
import type { Wire } from '../../../src/games/facets/wire.ts'
import type { GameEntry } from '../../../src/renderer/games/catalogue.ts'
import { scoreScreens } from '../../../src/renderer/games/screens/score-screens.ts'
import ScoreBig from './ScoreBig.svelte'
import ScoreCard from './ScoreCard.svelte'
import ScoreChoice from './ScoreChoice.svelte'
import ScorePage from './ScorePage.svelte'
import ScorePaper from './ScorePaper.svelte'
import { TOY } from './toy.ts'

const seat = v.number()
const player = v.object({ name: v.string(), color: v.string() })
/** As the game itself would give it. */
export const sheet = {
  options: v.object({ startingPlayer: v.union([seat, v.literal('random')]), heavy: v.boolean() }),
  edit: v.union([
    v.object({ seat, lumps: v.number() }),
    v.object({ seats: v.array(v.object({ ...player.entries, was: seat })), starter: seat }),
  ]),
  act: v.variant('type', [v.object({ type: v.literal('turn'), page: v.picklist(['count', 'told']) })]),
  pad: v.object({
    players: v.array(player),
    lumps: v.array(v.nullable(v.number())),
  }),
  at: v.object({ page: v.picklist(['count', 'told']) }),
  kept: v.object({}),
}

export type ToySheet = Wire & { sheet: typeof sheet }

type State = SheetState<ToySheet>

const isWhole = ({ pad: { lumps } }: State) => !lumps.includes(null)

const TITLES = { count: 'Count', told: 'Told' }

const screens = scoreScreens<ToySheet>({
  ahead: (pad, edit) => ({
    ...pad,
    lumps: pad.lumps.map((was, at) => ('lumps' in edit && edit.seat === at ? edit.lumps : was)),
  }),
  title: ({ at }) => TITLES[at.page],
  pages: (state) =>
    (['count', 'told'] as const).map((page) => ({
      key: page,
      title: TITLES[page],
      isOpen: state.at.page === page,
      isDone: page === 'count' && isWhole(state),
      doubts: page === 'count' ? state.pad.lumps.filter((lumps) => lumps !== null && lumps > 9).length : 0,
      go: page === 'told' && !isWhole(state) ? null : { type: 'turn', page },
    })),
  editName: (edit, { pad }) => ('lumps' in edit ? `lumps of ${pad.players[edit.seat].name}` : 'seats'),
  offers: () => [{ label: 'Nothing for Mike', edit: { seat: 0, lumps: 0 } }],
  keys: [{ keys: ['l'], says: () => 'Counts lumps' }],
  Page: ScorePage,
  seats: { starter: () => 0, edit: (seats, starter) => ({ seats, starter }) },
  Big: ScoreBig,
  steps: (state) => (isWhole(state) ? [{ label: 'Tell', action: { type: 'turn', page: 'told' } }] : []),
  timer: { lead: () => 'Times the round', begin: () => 'Begin the round', span: () => 'This round' },
  Paper: ScorePaper,
  beginning: { options: { heavy: false }, Choice: ScoreChoice, Card: ScoreCard },
})

export const SCORED_TOY: GameEntry = { ...TOY, score: () => Promise.resolve({ screens }) }

export const toySheet = (more: Partial<State> = {}): State => ({
  id: 's',
  game: 'toy',
  revision: 1,
  startedAt: '2026-11-20T10:00:00.000Z',
  finishedAt: null,
  place: null,
  notes: null,
  pad: {
    players: [
      { name: 'Mike', color: 'red' },
      { name: 'Ida', color: 'violet' },
    ],
    lumps: [null, null],
  },
  at: { page: 'count' },
  undo: null,
  redo: null,
  timer: null,
  ...more,
})
