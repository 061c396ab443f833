/** The search of one game for puzzles: cheap questions first, so that most positions cost little. */
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { gameIn } from '../../../src/games/facets/facets.ts'
import { itemAt } from '../../../src/games/building-blocks/lists.ts'
import { seeded } from '../../../src/games/building-blocks/random.ts'
import type { FoundPuzzle, PuzzleGame } from '../../../src/games/facets/puzzles.ts'
import { packMoves } from '../../../src/main/puzzles/packed-moves.ts'
import { clearBy, isApart, isHopeless, isPlain, secondBest, type Judged } from './acceptance.ts'
import { answersOf, bestTurns, kindIn, reviewOf, type Asked, type Reviewed } from './asking.ts'
import { EFFORTS } from './efforts.ts'
import { playNumbered } from './played-game.ts'

/** Positions of a game that are looked at, and puzzles that it gives, at most. */
const LOOKED_AT = 40
const MOST = 4
/** Allowed decisions below which there is little to choose. */
const FEWEST = 6
/** A cheap question may turn down only what is worse than this share of a mistake. */
const ROUGHLY = 0.95
/** Seeds of a level's answers: a few for a first impression, then the rest. */
const IMPRESSION = 5
const SEEDS: Readonly<Record<string, number>> = { apprentice: 20, hewer: 20, foreman: 8, director: 8 }

/** Why positions were turned down, with how many. */
export type Tally = Record<string, number>

/** Searches the game with this number. `hasRoom` says whether a puzzle of a theme is wanted. */
export function searchNumbered(
  id: string,
  number: number,
  hasRoom: (theme: string) => boolean,
  tally: Tally,
): PuzzleGame {
  const game = gameIn(CATALOGUE, id)
  const played = playNumbered(game, number, EFFORTS[id].play)
  const moves = played.record.moves!
  const puzzles: FoundPuzzle[] = []
  for (const at of inAnyOrder(moves.length, number).slice(0, LOOKED_AT)) {
    if (puzzles.length === MOST || !isApart(at, puzzles)) continue
    const position = itemAt(played.positions, at)
    const found = puzzleAt({ ...played, at, position }, tally)
    if (typeof found === 'string') count(tally, found)
    else if (!hasRoom(game.puzzles!.themeOf(position, found.best))) count(tally, 'enough of its theme')
    else {
      count(tally, 'kept')
      puzzles.push({ at, ...found, best: packMoves(game.rules, position, [found.best]) })
    }
  }
  const last = Math.max(0, ...puzzles.map(({ at }) => at))
  return {
    ...played.deal,
    moves: packMoves(game.rules, played.positions[0], moves.slice(0, last)),
    puzzles: puzzles.toSorted((a, b) => a.at - b.at),
  }
}

const count = (tally: Tally, what: string) => (tally[what] = (tally[what] ?? 0) + 1)

function inAnyOrder(length: number, seed: number): number[] {
  const random = seeded(seed)
  return Array.from({ length }, (_, at) => ({ at, by: random.below(2 ** 31) }))
    .toSorted((a, b) => a.by - b.by)
    .map(({ at }) => at)
}

type Found = Omit<FoundPuzzle, 'at' | 'best'> & { best: unknown }

/** The puzzle of a position, or why it is none. */
function puzzleAt(asked: Asked, tally: Tally): Found | string {
  const { game, position } = asked
  const { identity, rules, thinking } = game
  const { scale } = thinking!.reviewing
  const effort = EFFORTS[identity.id]
  count(tally, 'looked at')
  if (rules.legal(position).length < FEWEST) return 'little to choose'
  const roughly = { ...scale, mistake: ROUGHLY * scale.mistake, blunder: scale.blunder / ROUGHLY }
  const first = bestTurns(asked, effort.shallow)
  if (first.length > 1 && clearBy(first, roughly) === null) return 'not clear at first sight'
  const weak = identity.levels.slice(0, 2)
  const impression = weak.map((level) => answersOf(asked, level, 0, [0, IMPRESSION]))
  if (impression.some((answers) => answers.filter((each) => each === first[0].entry).length > IMPRESSION / 2 + 1))
    return 'plain at first sight'
  const deep = withAnswers(asked, bestTurns(asked, effort.deep), impression.flat())
  if (clearBy(deep, scale) === null) return 'not clear'
  return confirmed(asked, deep, impression)
}

/** Adds answers of levels if all the best plans begin with the same entry: the second best is sought among them. */
function withAnswers(asked: Asked, best: readonly Judged[], answers: readonly string[]): Judged[] {
  if (best.length > 1) return [...best]
  const others = new Set(answers.filter((entry) => entry !== best[0].entry))
  return [
    ...best,
    ...[...others].map((entry) => ({ entry, kind: kindIn(asked, entry), lost: reviewOf(asked, entry, 'quick').lost })),
  ]
}

/** The same for a position that a longer search found clear. */
function confirmed(asked: Asked, deep: readonly Judged[], impression: readonly string[][]): Found | string {
  const { scale } = asked.game.thinking!.reviewing
  const best = deep[0].entry
  const review = remembered((entry) => reviewOf(asked, entry, 'quick'))
  const lost = (entry: string) => (entry === best ? 0 : review(entry).lost)
  const isGood = ({ better }: Reviewed) => better === best || review(best).lost < scale.inaccuracy
  const judged = (entries: readonly string[]) =>
    [...new Set([best, ...deep.map(({ entry }) => entry), ...entries])].map((entry) => ({
      ...{ entry, kind: kindIn(asked, entry), lost: lost(entry) },
    }))
  const share = (answers: readonly string[]) =>
    answers.filter((each) => lost(each) < scale.inaccuracy).length / answers.length

  const second = secondBest(deep, scale)!
  if (lost(second.entry) < ROUGHLY * scale.mistake) return 'the second is as good'
  if (!isGood(review(second.entry))) return 'another is better'
  if (clearBy(judged(impression.flat()), scale) === null) return 'an answer is as good'
  if (isPlain(impression.map(share))) return 'plain'
  const thorough = reviewOf(asked, second.entry, 'thorough')
  if (thorough.lost < scale.mistake) return 'the second is as good'
  if (thorough.better !== best && reviewOf(asked, best, 'thorough').lost >= scale.inaccuracy) return 'another is better'

  const { director } = EFFORTS[asked.game.identity.id]
  const strongest = answersOf(asked, 'director', director, [0, SEEDS.director])
  if (isHopeless([share(strongest)])) return 'hopeless'
  const answers = [...answersOfOthers(asked, impression), strongest]
  const found = answers.map(share)
  if (isPlain(found)) return 'plain'
  const gap = clearBy(judged(answers.flat()), scale)
  if (gap === null) return 'an answer is as good'
  const percents = found.map((each) => Math.round(100 * each))
  return { best: JSON.parse(best) as unknown, gap: tenths(Math.min(gap, thorough.lost)), found: percents }
}

/** The answers of all levels but the strongest, the weakest first, with those of the first impression. */
function answersOfOthers(asked: Asked, impression: readonly string[][]): string[][] {
  const { levels, id } = asked.game.identity
  const weak = impression.map((some, at) => [
    ...some,
    ...answersOf(asked, levels[at], 0, [IMPRESSION, SEEDS[levels[at]] - IMPRESSION]),
  ])
  return [...weak, answersOf(asked, 'foreman', EFFORTS[id].foreman, [0, SEEDS.foreman])]
}

const tenths = (points: number) => Math.round(10 * points) / 10

function remembered(ask: (entry: string) => Reviewed): (entry: string) => Reviewed {
  const known = new Map<string, Reviewed>()
  return (entry) => {
    const answer = known.get(entry) ?? ask(entry)
    known.set(entry, answer)
    return answer
  }
}
