import { nextRedo, nextUndo } from '../../../../../src/games/building-blocks/edit-history.ts'
import type { PadAct } from '../../../../../src/games/building-blocks/paged-pad.ts'
import type { ScoreSheet } from '../../../../../src/games/facets/score-sheet.ts'
import { pads, recordFrom, type Sheet, isWhole, sheetResult, whyNot } from '../score-sheet/pad.ts'
import type { Edit, Pad, Page } from '../wire/wire.ts'

export const scoreSheet: ScoreSheet<Sheet, Edit, PadAct<Edit, Page>> = {
  begin(players, options, random) {
    const { startingPlayer, each } = options as { startingPlayer: number | 'random'; each: boolean }
    const first = startingPlayer === 'random' ? random.below(players.length) : startingPlayer
    const seated = players.map(({ name, color }) => ({ name, color }))
    return pads.begun({ players: seated, first, each, lumps: players.map(() => null) })
  },
  open: (kept, edits) => pads.opened(kept, edits as readonly Edit[]),
  openRecord({ setup, sheet, players }) {
    const { lumps } = sheet as Pick<Pad, 'lumps'>
    const seated = players.map(({ name, color }) => ({ name, color }))
    const each = lumps.some((counted) => Array.isArray(counted))
    return pads.begun({ players: seated, first: (setup as { first: number }).first, each, lumps })
  },
  kept: pads.kept,
  edits: ({ done }) => done,
  turnedTo: pads.turnedTo,
  after: pads.after,
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
