/**
 * Measures whether hints and reviews judge alike:
 * `node scripts/arena/judgement.ts --game ID [--players 2] [--games 50] [--share 0.05] [--iterations 2000] [--seed 1]
 * [--thorough]`
 * plays games of a middling level and stops at a share of the turns. There the first idea of a hint with `--iterations`
 * iterations is played and reviewed quickly. The weakest level's choice is reviewed quickly too and, with `--thorough`,
 * thoroughly. Prints as JSON how many first ideas there were and which of their entries were marked, and on which
 * blunders of the weak turns the two reviews agree.
 */
import { parseArgs } from 'node:util'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import { gameIn } from '../../src/games/facets/facets.ts'
import type { ReviewedMove } from '../../src/games/facets/ideas.ts'
import type { Depth } from '../../src/games/facets/review-depth.ts'
import { seeded } from '../../src/games/building-blocks/random.ts'
import { gradeOf, lostIn } from '../../src/games/review/review-summary.ts'
import { levelBot } from '../../src/main/bots/bots.ts'
import type { Choose } from '../../src/main/bots/bots.ts'
import { playAnswer } from '../../src/main/bots/whole-game.ts'
import { recordOf } from './external.ts'
import { present } from '../../src/games/building-blocks/present.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    players: { type: 'string', default: '2' },
    games: { type: 'string', default: '50' },
    share: { type: 'string', default: '0.05' },
    iterations: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    thorough: { type: 'boolean', default: false },
  },
})
const game = gameIn(CATALOGUE, values.game)
const { rules } = game
const thinking = present(game.thinking, "the game's bots")
const players = Number(values.players)
const never = () => false

const [weakest, middling] = thinking.levels
const bot = (level = weakest) => levelBot(thinking, level, players, { iterations: level.iterations[players] })
const [weak, usual] = [bot(), bot(middling)]
const byHints: Choose = (position, random) =>
  thinking.ideas(position, { iterations: Number(values.iterations), expired: never }, random)[0].decisions

interface Mark {
  game: number
  move: number
  grade: string
  lost: number
  entry: unknown
  best: unknown
}
const tally = { turns: 0, ideas: 0, marks: [] as Mark[], weak: 0, blunders: { quick: 0, thorough: 0, both: 0 } }

for (let number = 0; number < Number(values.games); number++) {
  playGame(number)
  process.stderr.write(`${JSON.stringify({ games: number + 1, ...tally, marks: tally.marks.length })}\n`)
}
process.stdout.write(`${JSON.stringify({ game: values.game, players, ...tally }, null, 1)}\n`)

function playGame(number: number) {
  const random = seeded(1000 * Number(values.seed) + number)
  const setup = game.playing.draw(players, game.identity.options, random)
  const moves: unknown[] = []
  let position = rules.deal(setup, players)
  while (rules.asked(position) !== null) {
    tally.turns++
    if (rules.legal(position).length > 1 && random.below(1000) < 1000 * Number(values.share)) {
      judgeIdea(number, setup, moves, playAnswer(rules, position, byHints, random).entries)
      judgeWeak(setup, moves, playAnswer(rules, position, weak, random).entries)
    }
    const answer = playAnswer(rules, position, usual, random)
    moves.push(...answer.entries)
    position = answer.position
  }
}

/** Every entry of the turn, since a plan is reviewed entry by entry. */
function judgeIdea(number: number, setup: unknown, before: unknown[], entries: readonly unknown[]) {
  for (const reviewed of reviewsOf(setup, before, entries, 'quick')) {
    tally.ideas++
    const grade = gradeOf(reviewed, thinking.reviewing.scale)
    if (grade === null) continue
    const [entry, best] = [reviewed.played.decisions, reviewed.best?.decisions]
    tally.marks.push({ game: number, move: reviewed.move, grade, lost: lostIn(reviewed), entry, best })
  }
}

function judgeWeak(setup: unknown, before: unknown[], entries: readonly unknown[]) {
  const isBlunder = (reviewed: ReviewedMove) => gradeOf(reviewed, thinking.reviewing.scale) === 'blunder'
  const quick = reviewsOf(setup, before, entries, 'quick').map(isBlunder)
  tally.weak += quick.length
  tally.blunders.quick += quick.filter(Boolean).length
  if (!values.thorough) return
  const thorough = reviewsOf(setup, before, entries, 'thorough').map(isBlunder)
  tally.blunders.thorough += thorough.filter(Boolean).length
  tally.blunders.both += thorough.filter((is, at) => is && quick[at]).length
}

function reviewsOf(setup: unknown, before: unknown[], entries: readonly unknown[], depth: Depth): ReviewedMove[] {
  const record = recordOf(game, setup, players, [...before, ...entries])
  const questions = thinking.reviewing.questions(record, depth).slice(before.length)
  return questions.map((question) => present(thinking.reviewing.answer(question, never), 'the answer'))
}
