import { nextRedo, nextUndo } from '../../../../../src/games/building-blocks/edit-history.ts'
import type { KeptPad, PadAct } from '../../../../../src/games/building-blocks/paged-pad.ts'
import type { ScoreSheet } from '../../../../../src/games/facets/score-sheet.ts'
import { after, opened, recordFrom, scoringOf, type Sheet, isWhole, sheetResult, whyNot } from '../score-sheet/pad.ts'
import type { Edit, Pad, Page } from '../wire/wire.ts'

const openedAnew = (base: Pad) => scoringOf({ base, edits: [], done: 0, stage: 'told' })

export const scoreSheet: ScoreSheet<Sheet, Edit, PadAct<Edit, Page>> = {
  begin(players, options, random) {
    const { startingPlayer, each } = options as { startingPlayer: number | 'random'; each: boolean }
    const first = startingPlayer === 'random' ? random.below(players.length) : startingPlayer
    const seated = players.map(({ name, color }) => ({ name, color }))
    return openedAnew({ players: seated, first, each, lumps: players.map(() => null) })
  },
  open: (kept, edits) => opened(kept as KeptPad<Pad, Page>, edits as readonly Edit[]),
  openRecord({ setup, sheet, players }) {
    const { lumps } = sheet as Pick<Pad, 'lumps'>
    const seated = players.map(({ name, color }) => ({ name, color }))
    const each = lumps.some((counted) => Array.isArray(counted))
    return openedAnew({ players: seated, first: (setup as { first: number }).first, each, lumps })
  },
  kept: ({ base, done, stage }): KeptPad<Pad, Page> => ({ base, done, stage }),
  edits: ({ done }) => done,
  turnedTo: (sheet, { stage }) => scoringOf({ ...sheet, stage }),
  after,
  whyNot: ({ pad }, edit) => whyNot(pad, edit),
  page: ({ stage }) => stage,
  players: ({ pad }) => pad.players,
  seated: (edit) => ('seats' in edit ? edit.seats : null),
  renaming: ({ pad }, name, to) => ({
    seats: pad.players.map((player, was) => ({ ...player, was, name: player.name === name ? to : player.name })),
    starter: pad.first,
  }),
  starter: ({ pad }) => pad.first,
  isOver: ({ pad }) => isWhole(pad),
  recordOf: ({ pad }) => recordFrom(pad.lumps, pad.first),
  progress: ({ pad }) => ({
    label: { key: 'sheet', params: {} },
    points: sheetResult({ lumps: pad.lumps.map((counted) => counted ?? 0) })!.scores.map(({ total }) => total),
  }),
  shown: (sheet) => ({ pad: sheet.pad, at: { stage: sheet.stage }, undo: nextUndo(sheet), redo: nextRedo(sheet) }),
  ofTotals: (totals, startingPlayer) => recordFrom([...totals], startingPlayer),
}
