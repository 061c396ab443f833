/**
 * Measures the reasons of hints:
 * `node scripts/arena/reasons.ts --game ID [--players 2] [--share 0.05] [--iterations 2000] [--seconds 600] [--seed 1]`
 * plays games of a middling level, stops at a share of the turns, and asks there for a hint twice, with two seeds. Prints as
 * JSON how many verdicts were told, and of these:
 * - `signs`: those whose told points don't add up to the sign of the verdict; `against`: facts that speak against it
 * - `clear`: those where the best idea is an inaccuracy or more ahead, and `countable` those of them with a fact; `untold` lists
 *   the others
 * - `repeated`: those with the same two ideas for the other seed, and `same` those of them with the same first fact
 */
import { parseArgs } from 'node:util'
import { CATALOGUE } from '../../src/games/catalogue.ts'
import { gameIn } from '../../src/games/facets/facets.ts'
import type { Idea } from '../../src/games/facets/ideas.ts'
import { isSameJson } from '../../src/games/building-blocks/same-json.ts'
import { seeded } from '../../src/games/building-blocks/random.ts'
import { levelBot } from '../../src/main/bots/bots.ts'
import { playAnswer } from '../../src/main/bots/whole-game.ts'
import { present } from '../../src/games/building-blocks/present.ts'

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: '' },
    players: { type: 'string', default: '2' },
    share: { type: 'string', default: '0.05' },
    iterations: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
  },
})
const game = gameIn(CATALOGUE, values.game)
const { rules } = game
const thinking = present(game.thinking, "the game's bots")
const players = Number(values.players)
const [, middling] = thinking.levels
const usual = levelBot(thinking, middling, players, { iterations: middling.iterations[players] })
const until = Date.now() + 1000 * Number(values.seconds)

const tally = { positions: 0, verdicts: 0, signs: 0, against: 0, clear: 0, countable: 0, repeated: 0, same: 0 }
const wrong: unknown[] = []
const untold: unknown[] = []

/** A game's reasons name their fact beside its amounts. */
const factOf = ({ part }: Idea['reasons'][number]) => (part as { fact: unknown }).fact

const ideasAt = (position: unknown, seed: number): Idea[] =>
  thinking.ideas(thinking.seen(position), { iterations: Number(values.iterations), expired: () => false }, seeded(seed))

for (let number = 0; Date.now() < until; number++) playGame(number)
process.stdout.write(`${JSON.stringify({ game: values.game, players, ...tally, wrong, untold }, null, 1)}\n`)

function playGame(number: number) {
  const random = seeded(1000 * Number(values.seed) + number)
  let position = rules.deal(game.playing.draw(players, game.identity.options, random), players)
  while (rules.asked(position) !== null && Date.now() < until) {
    if (rules.legal(position).length > 1 && random.below(1000) < 1000 * Number(values.share)) judge(position)
    position = playAnswer(rules, position, usual, random).position
  }
}

function judge(position: unknown) {
  const [told, again] = [ideasAt(position, 1), ideasAt(position, 2)]
  tally.positions++
  if (told.length < 2) return
  told.forEach((idea, at) => judgeSign(idea, idea.lead - told[at === 0 ? 1 : 0].lead))
  judgeCountable(told)
  judgeRepeated(told, again)
}

/** Two ideas with the same lead are no verdict. */
function judgeSign({ reasons, decisions }: Idea, gain: number) {
  if (gain === 0) return
  tally.verdicts++
  const sum = reasons.reduce((total, { points }) => total + points, 0)
  if (gain * sum < 0) {
    tally.signs++
    wrong.push({ decisions, gain, reasons })
  }
  tally.against += reasons.filter(({ points }) => gain * points < 0).length
}

function judgeCountable([best, next]: Idea[]) {
  if (best.lead - next.lead < thinking.reviewing.scale.inaccuracy) return
  tally.clear++
  if (best.reasons.length > 0) tally.countable++
  else untold.push({ decisions: best.decisions, next: next.decisions, lead: best.lead - next.lead })
}

function judgeRepeated(told: Idea[], again: Idea[]) {
  const isSame = [0, 1].every((at) => isSameJson(told[at].decisions, again[at]?.decisions))
  const [first, other] = [told[0].reasons[0], again[0]?.reasons[0]]
  if (!isSame || !first || !other) return
  tally.repeated++
  if (isSameJson(factOf(first), factOf(other))) tally.same++
}
