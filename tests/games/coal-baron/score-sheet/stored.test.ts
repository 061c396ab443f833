/** A score sheet as an earlier version kept it on disk: it opens where it stood, and is kept in the same form. */
import { expect, test } from 'vitest'
import { scoreSheet } from '../../../../src/games/coal-baron/facets/score-sheet.ts'
import type { Edit } from '../../../../src/games/coal-baron/wire/wire.ts'

const KEPT =
  '{"base":{"players":[{"name":"Mike","color":"red"},{"name":"Lucy","color":"blue"}],"startingPlayer":1,"pointsOnly":false,"ways":["counts","counts","counts"],"written":{"count-0-0-0":[1],"count-0-1-0":[2],"count-0-0-1":[0],"count-0-1-1":[3],"count-0-0-2":[1],"count-0-1-2":[1],"count-0-0-3":[0],"count-0-1-3":[0],"points-0-0":[8]},"cards":{},"accepted":[]},"done":1,"stage":"shift-1","told":2,"closed":1}'
const EDITS: Edit[] = [
  { type: 'write', sums: { 'points-0-1': [5, 4] } },
  { type: 'write', sums: { 'count-0-1-0': [4] } },
]

test('opens at the element of the tally that was told, with what can be taken back and made again', () => {
  const sheet = scoreSheet.open(JSON.parse(KEPT), EDITS)
  expect(scoreSheet.shown(sheet)).toMatchObject({
    at: { stage: 'shift-1', told: 2, closed: 1 },
    undo: EDITS[0],
    redo: EDITS[1],
  })
  expect(JSON.stringify(scoreSheet.kept(sheet))).toBe(KEPT)
  expect(scoreSheet.edits(sheet)).toBe(1)
})

test('is refused where edits are missing', () => {
  expect(() => scoreSheet.open(JSON.parse(KEPT), [])).toThrow('1 edits are made, 0 are there')
})
