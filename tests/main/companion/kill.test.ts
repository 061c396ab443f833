/** The program is killed at many random moments while a table is scored; every entry that it acknowledged must be there. */
import { expect, test } from 'vitest'
import type { SheetAction, SheetState } from '../../../src/contract/api.ts'
import type { Connection } from '../../../src/contract/client.ts'
import { seeded, type Random } from '../../../src/games/random.ts'
import { cardEdits, countEdits, playedGame } from '../../games/coal-baron/companion/table.ts'
import { newFolder } from '../folder.ts'
import { startHost } from '../loopback/program.ts'
import { newSheet } from './scorer.ts'

const KILLS = 15
const game = playedGame(2, 202)
const EDITS = [...countEdits(game), ...cardEdits(game)]

/** Mostly an entry; now and then something taken back, made again or told, or another page. */
const chooseAction = (sheet: SheetState, random: Random): SheetAction => {
  const edit = EDITS[random.below(EDITS.length)]
  switch (random.below(8)) {
    case 0:
      return sheet.undo ? { type: 'undo' } : { type: 'go', stage: 'shift-2' }
    case 1:
      return sheet.redo ? { type: 'redo' } : { type: 'time', act: 'start' }
    case 2:
      return { type: 'go', stage: random.below(2) > 0 ? 'shift-1' : 'accounts' }
    default:
      return { type: 'edit', edit }
  }
}

/** The sheet as it was last acknowledged, and what was asked for since. */
interface Knowledge {
  sheet: SheetState
  asked: SheetAction | null
}

const score = async (client: Connection, known: Knowledge, random: Random) => {
  for (;;) {
    const { id, revision } = known.sheet
    known.asked = chooseAction(known.sheet, random)
    known.sheet = await client.call('sheets.act', { id, revision, action: known.asked })
    known.asked = null
  }
}

/** One life of the program: it is found as it was left, or with the one thing besides that was asked for. */
const live = async (folder: string, known: Knowledge, random: Random) => {
  const program = await startHost(folder)
  const client = program.client()
  const found = await client.call('sheets.open', known.sheet.id)
  const { revision } = known.sheet
  expect(found.revision).toBeLessThanOrEqual(revision + (known.asked ? 1 : 0))
  if (found.revision === revision) expect(found).toEqual(known.sheet)
  else expect(found.revision).toBe(revision + 1)
  known.sheet = found
  const scoring = score(client, known, random)
  await Promise.race([scoring, new Promise((resolve) => setTimeout(resolve, 5 + random.below(150)))])
  await program.stop('SIGKILL')
  await scoring.catch(() => {})
  client.close()
}

test(`${KILLS} kills lose no acknowledged entry`, { timeout: 120_000 }, async () => {
  const folder = newFolder()
  const random = seeded(Date.now())
  const first = await startHost(folder)
  const client = first.client()
  const known: Knowledge = { sheet: await client.call('sheets.create', newSheet()), asked: null }
  await first.stop('SIGKILL')
  client.close()

  let acknowledged = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const { revision } = known.sheet
    await live(folder, known, random)
    expect(known.sheet.revision).toBeGreaterThanOrEqual(revision)
    acknowledged = Math.max(acknowledged, known.sheet.revision)
  }
  expect(acknowledged).toBeGreaterThan(KILLS)
})
