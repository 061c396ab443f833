import { describe, expect, test, vi } from 'vitest'
import type { Analysed, Looked, Tried } from '../../../src/contract/analysis.ts'
import type { ReviewedMove } from '../../../src/contract/reviews.ts'
import { refusal } from '../../../src/contract/errors.ts'
import { LiveAnalysis } from '../../../src/renderer/archive/study/live-analysis.svelte.ts'
import { Kept } from '../../../src/renderer/archive/study/kept-places.svelte.ts'
import { Replay } from '../../../src/renderer/archive/replay/replay.svelte.ts'
import { Retry } from '../../../src/renderer/archive/review/retry.svelte.ts'
import { Review } from '../../../src/renderer/archive/review/review.svelte.ts'
import { Study } from '../../../src/renderer/archive/study/study.svelte.ts'
import { fakeServices, type Answers } from '../fake-services.ts'
import { TOY } from '../../toy/renderer/games/catalogue.ts'
import { toyRecord } from '../toy-data.ts'

const record = toyRecord()

async function newStudy() {
  const { screens } = await TOY.archive()
  const game = screens.read(record)
  return new Study(game, screens, new Replay(game.played!.positions), new Kept(fakeServices().services, record))
}
const take = (lumps: number) => ({ take: lumps })
const decide = (study: Study, lumps: number) => study.trying!.act({ type: 'decide', decision: take(lumps) })

describe('moves tried from a position', () => {
  test('make a line that is taken back and made again, and leaves the game alone', async () => {
    const study = await newStudy()
    study.replay.toMove(2)
    await decide(study, 3)
    await decide(study, 1)
    expect(study.place).toEqual({ moves: 2, line: [take(3), take(1)] })
    expect(study.shown.played.positions[study.shown.at].moves).toBe(4)
    study.step(-1)
    expect(study.place.line).toEqual([take(3)])
    expect(study.canStep(1)).toBe(true)
    await decide(study, 1)
    expect(study.canStep(1)).toBe(false)
    study.step(-1)
    await decide(study, 2)
    expect(study.place.line).toEqual([take(3), take(2)])
    expect(study.game.played!.positions).toHaveLength(7)
    await study.trying!.act({ type: 'take-back' })
    expect(study.place.line).toEqual([take(3)])
  })

  test('that the rules refuse do nothing', async () => {
    const study = await newStudy()
    study.replay.toMove(2)
    await decide(study, 4)
    expect(study.line).toBeNull()
    expect(study.place).toEqual({ moves: 2, line: [] })
  })

  test('are left by going elsewhere in the game', async () => {
    const study = await newStudy()
    study.replay.toMove(2)
    await decide(study, 3)
    study.replay.move(1)
    expect(study.line).toBeNull()
    expect(study.place.moves).toBe(3)
  })

  test('are none while somebody points at another position, which is only shown', async () => {
    const study = await newStudy()
    study.replay.toMove(2)
    study.preview = 5
    expect(study.shown.at).toBe(5)
    await decide(study, 3)
    expect(study.line).toBeNull()
    study.preview = null
    expect(study.shown.at).toBe(2)
  })
})

const refuses = (error: Error) => () => Promise.reject<never>(error)

const idea = (lead: number) => ({ decisions: [take(1)], lead, chance: 0.5, effects: {}, reasons: [] })
const analysed = (lead: number): Analysed => ({
  outlook: { leads: [lead], chances: [0.5] },
  lines: [{ idea: idea(lead), line: [[take(1)]] }],
})

describe('a live analysis', () => {
  const open = (answers: Answers) => {
    const fake = fakeServices({ 'analysis.stop': () => {}, ...answers })
    return { ...fake, analysis: new LiveAnalysis(fake.services, record) }
  }
  const place = { moves: 2, line: [] }

  test('looks round by round deeper, until there is nothing deeper', async () => {
    const { analysis, call } = open({
      'analysis.look': ({ game, round }) => Promise.resolve({ game, found: analysed(round), isLast: round === 2 }),
    })
    analysis.think(place)
    await vi.waitFor(() => expect(analysis.isThinking).toBe(false))
    expect(analysis.found).toEqual(analysed(2))
    expect(analysis.rounds).toBe(3)
    expect(call.mock.calls.map(([, look]) => (look as { round: number }).round)).toEqual([0, 1, 2])
  })

  test('takes no answer for a position that is no longer looked at', async () => {
    const first = Promise.withResolvers<Looked>()
    const { analysis } = open({
      'analysis.look': ({ game, moves }) =>
        moves === 2 ? first.promise : Promise.resolve({ game, found: analysed(moves), isLast: true }),
    })
    const leave = analysis.think(place)
    leave()
    analysis.think({ moves: 3, line: [] })
    first.resolve({ game: 'toy', found: analysed(2), isLast: true })
    await vi.waitFor(() => expect(analysis.found).toEqual(analysed(3)))
    await first.promise
    expect(analysis.found).toEqual(analysed(3))
  })

  test('says where nobody is asked, and stops where something goes wrong', async () => {
    const over = open({
      'analysis.look': refuses(refusal('not-allowed-now', { action: 'analyse', waiting: 'finished' })),
    })
    over.analysis.isOn = true
    over.analysis.think(place)
    await vi.waitFor(() => expect(over.analysis.isOver).toBe(true))
    expect(over.analysis.isOn).toBe(true)
    const broken = open({ 'analysis.look': refuses(refusal('internal')) })
    broken.analysis.isOn = true
    broken.analysis.think(place)
    await vi.waitFor(() => expect(broken.analysis.isOn).toBe(false))
  })
})

/** Moves 1 and 4 of the second player were mistakes; the best was 3 each time. */
function found(move: number, lost: number): ReviewedMove {
  const outlook = { leads: [0, 0, 0, 0, 0], chances: [1, 0, 0, 0, 0] }
  const zeros = [0, 0, 0, 0, 0]
  const skill = zeros.with(1, -lost)
  return {
    ...{ depth: 'quick', move, seat: 1, before: outlook, after: outlook, skill, luck: zeros },
    ...{ played: idea(0), best: idea(lost), line: [[take(3)], [take(1)]] },
  }
}

describe('mistakes tried again', () => {
  const units = {
    kinds: { all: [], of: () => '' },
    scale: { inaccuracy: 1, mistake: 3, blunder: 6, third: 4 },
    amounts: { named: String, plain: String, signed: String },
    luck: false,
  }

  const begun = async (lostBy: (line: unknown[]) => number) => {
    const known = [found(1, 4), found(2, 0.5), found(4, 2)]
    const fake = fakeServices({
      'reviews.open': () => ({ id: record.id, game: record.game, running: null, reviewed: known }),
      'analysis.try': ({ game, moves, line }): Promise<Tried> =>
        Promise.resolve({ game, reviewed: found(moves, lostBy(line)) }),
      'analysis.stop': () => {},
    })
    const review = new Review(fake.services, record, units)
    review.follow()
    await vi.waitFor(() => expect(review.loaded).toBe(true))
    const study = await newStudy()
    const retry = new Retry(fake.services, review, study, 1)
    const make = async (lumps: number) => {
      await decide(study, lumps)
      await retry.judge(retry.turn!)
      return retry.tried
    }
    return { retry, study, make, call: fake.call }
  }

  test('begin before each, are judged against the best and what was played, and are counted at the end', async () => {
    const { retry, study, make } = await begun(() => 1.5)
    expect(retry.mistakes.map(({ move }) => move)).toEqual([1, 4])
    expect(study.place).toEqual({ moves: 1, line: [] })
    expect(await make(2)).toEqual({ verdict: 'better', lost: 1.5 })
    expect(study.trying).toBeUndefined()
    retry.next()
    expect(study.place).toEqual({ moves: 4, line: [] })
    expect(await make(3)).toEqual({ verdict: 'best', lost: 0 })
    retry.next()
    expect(retry.mistake).toBeNull()
    expect([retry.found, retry.foundBest]).toEqual([2, 1])
    retry.end()
    expect(study.mode).toBe('free')
  })

  test('what was played, or as bad, is not better; the best of several tries counts', async () => {
    const { retry, make, study } = await begun((line) => ((line[0] as { take: number }).take === 2 ? 5 : 4))
    expect(await make(1)).toMatchObject({ verdict: 'played' })
    retry.again()
    expect(study.place).toEqual({ moves: 1, line: [] })
    expect(await make(2)).toMatchObject({ verdict: 'not-better' })
    retry.again()
    expect(await make(3)).toMatchObject({ verdict: 'best' })
    retry.again()
    await make(2)
    expect(retry.found).toBe(1)
  })

  test('an answer that was looked up is not found', async () => {
    const { retry, study, make } = await begun(() => 0)
    retry.show()
    expect(study.place).toEqual({ moves: 1, line: [take(3)] })
    expect(retry.isAnswered).toBe(true)
    retry.again()
    expect(await make(3)).toMatchObject({ verdict: 'best' })
    retry.next()
    retry.next()
    expect(retry.found).toBe(0)
  })
})
