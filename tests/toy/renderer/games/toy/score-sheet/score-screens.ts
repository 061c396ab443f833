/** The toy's score sheet: lumps are counted on one page, and who won is told on the other. */
import type { SheetState } from '../../../../../../src/contract/api.ts'
import type { ScoreScreens } from '../../../../../../src/renderer/games/screens/score-screens.ts'
import { edited, isWhole } from '../../../../games/toy/score-sheet/pad.ts'
import type { Page, ToyWire } from '../../../../games/toy/wire/wire.ts'
import BigStandings from './BigStandings.svelte'
import EachLump from './EachLump.svelte'
import ScoreSheet from './ScoreSheet.svelte'
import PrintedScores from './PrintedScores.svelte'
import SetupCard from './SetupCard.svelte'

const TITLES: Readonly<Record<Page, string>> = { count: 'Count', told: 'Told' }
const PAGES: readonly Page[] = ['count', 'told']

/** More points than all lumps of a game of five are worth. */
const isOdd = (counted: number | number[] | null) => typeof counted === 'number' && counted > 90

const own: ScoreScreens<ToyWire> = {
  ahead: edited,
  title: ({ at }) => TITLES[at.stage],
  pages: ({ pad, at }: SheetState<ToyWire>) =>
    PAGES.map((page) => ({
      key: page,
      title: TITLES[page],
      isOpen: at.stage === page,
      isDone: page === 'count' && isWhole(pad),
      doubts: page === 'count' ? pad.lumps.filter(isOdd).length : 0,
      go: page === 'told' && !isWhole(pad) ? null : { type: 'go', stage: page },
    })),
  editName: (edit, { pad }) => ('lumps' in edit ? `lumps of ${pad.players[edit.seat].name}` : 'seats'),
  offers: ({ pad }) => [{ label: `Nothing for ${pad.players[0].name}`, edit: { seat: 0, lumps: 0 } }],
  keys: [{ keys: ['l'], says: () => 'Counts lumps' }],
  Page: ScoreSheet,
  seats: { starter: ({ first }) => first, edit: (seats, starter) => ({ seats, starter }) },
  Big: BigStandings,
  ending: () => null,
  steps: ({ pad }) => (isWhole(pad) ? [{ label: 'Tell', action: { type: 'go', stage: 'told' } }] : []),
  timer: { lead: () => 'Times the round', begin: () => 'Begin the round', span: () => 'This round' },
  Paper: PrintedScores,
  beginning: { options: { each: false }, Choice: EachLump, Card: SetupCard },
}

export const screens: ScoreScreens = own
