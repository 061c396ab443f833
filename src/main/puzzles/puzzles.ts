/** Puzzles of games among bots: answers are judged by the same search as exercises, and a person's first answers are rated. */
import { refusal } from '../../contract/errors.ts'
import type { AnsweredPuzzle, Puzzle, PuzzlePile, PuzzlesApi, PuzzleTry } from '../../contract/puzzles.ts'
import { seedOfDeal } from '../../games/building-blocks/deal-code.ts'
import type { Catalogue } from '../../games/facets/facets.ts'
import { lostIn } from '../../games/review/review-summary.ts'
import type { AnalysisService } from '../analysis/analysis.ts'
import { dayAt } from '../exercises/days.ts'
import type { PuzzleAnswer } from '../store/archive/puzzles.ts'
import type { Stores } from '../store/store.ts'
import { openPuzzle } from './opened-puzzle.ts'
import { ratingOfPerson } from './rating.ts'
import { loadShipped, ofTheDay, type Shipped, type ShippedPuzzle } from './shipped.ts'

export interface PuzzlesOptions {
  catalogue: Catalogue
  store: Pick<Stores, 'puzzles'>
  now: () => Date
  analysis: Pick<AnalysisService, 'judge' | 'explain'>
}

const IDEAS = 3
const DEPTH = 'thorough'

type Next = Parameters<PuzzlesApi['puzzles.next']>[0]

export class PuzzlesService {
  readonly #deps: PuzzlesOptions
  #shipped: Promise<Shipped> | null = null

  constructor(options: PuzzlesOptions) {
    this.#deps = options
  }

  readonly api: PuzzlesApi = {
    'puzzles.pile': (person) => this.pile(person),
    'puzzles.next': (call) => this.next(call),
    'puzzles.help': (id) => this.help(id),
    'puzzles.answer': (call) => this.answer(call),
  }

  async pile(person: string | null): Promise<PuzzlePile> {
    const shipped = await this.#load()
    const answered = this.#answeredBy(person)
    const day = ofTheDay(shipped, this.#today())
    const titles = [...shipped.titles].map(([game, puzzles]) => ({
      ...{ game, all: puzzles.length },
      left: puzzles.filter(({ id }) => !answered.has(id)).length,
    }))
    return {
      ...{ answered: answered.size, titles, refused: [...shipped.refused] },
      rating: person === null ? null : this.#ratingOf(shipped, person),
      day: day ? { game: day.game.identity.id, isAnswered: answered.has(day.id) } : null,
    }
  }

  async next({ person, game, seen }: Next): Promise<Puzzle | null> {
    const shipped = await this.#load()
    const day = ofTheDay(shipped, this.#today())
    const found = game === null ? day : this.#mostAlike(shipped, { person, game, seen })
    if (!found) return null
    const { record, position } = openPuzzle(found.game, found.from, found.puzzle)
    return {
      ...{ id: found.id, moves: found.puzzle.at, game: found.game.identity.id },
      seat: found.game.rules.asked(position)!,
      record: JSON.stringify(record),
      isOfTheDay: found === day,
      isAnswered: this.#answeredBy(person).has(found.id),
    }
  }

  async help(id: string): Promise<unknown> {
    const { game, from, puzzle } = await this.#find(id)
    return openPuzzle(game, from, puzzle).best
  }

  async answer({ id, person, line, isHelped, page }: PuzzleTry): Promise<AnsweredPuzzle | null> {
    const found = await this.#find(id)
    const { game, from, puzzle } = found
    const { record, position, best, theme } = openPuzzle(game, from, puzzle)
    const decisions = game.rules.decisionsOf(best)
    const { analysis } = this.#deps
    const turn = { page, depth: DEPTH, moves: puzzle.at, line: line.length > 0 ? line : decisions } as const
    const reviewed = await analysis.judge(game, record, turn)
    const explained = reviewed && (await analysis.explain(game, position, page))
    if (!reviewed || !explained) return null
    const { scale } = game.thinking!.reviewing
    const lost = lostIn(reviewed)
    const isFound = lost < scale.inaccuracy && !isHelped
    const score = line.length === 0 || lost >= scale.mistake ? 0 : isFound ? 1 : 0.5
    const { options, deal, players } = from
    return {
      ...{ game: game.identity.id, reviewed, best: decisions, theme, puzzle: found.rating.value },
      ideas: explained.lines.slice(0, IDEAS).map(({ idea }) => idea),
      found: game.identity.levels.map((level, at) => ({ level, percent: puzzle.found[at] })),
      rated: await this.#rate(person, { puzzle: id, day: this.#today(), score }),
      board: { game: game.identity.id, players, options, deal },
      made: record.moves!.flatMap((entry) => game.rules.decisionsOf(entry)),
    }
  }

  /** Keeps a first answer and returns the ratings around it; null for nobody's, and for another answer to the same puzzle. */
  async #rate(person: string | null, answer: PuzzleAnswer): Promise<AnsweredPuzzle['rated']> {
    if (person === null || this.#answeredBy(person).has(answer.puzzle)) return null
    const shipped = await this.#load()
    const before = this.#ratingOf(shipped, person).value
    this.#deps.store.puzzles.keep(person, answer)
    return { before, after: this.#ratingOf(shipped, person).value }
  }

  #mostAlike(shipped: Shipped, { person, game, seen }: Next & { game: string }): ShippedPuzzle | undefined {
    const { value } = person === null ? ratingOfPerson([]) : this.#ratingOf(shipped, person)
    const past = new Set([...seen, ...this.#answeredBy(person)])
    const distance = ({ rating }: ShippedPuzzle) => Math.abs(rating.value - value)
    return (shipped.titles.get(game) ?? [])
      .filter(({ id }) => !past.has(id))
      .toSorted((a, b) => distance(a) - distance(b) || seedOfDeal(a.id) - seedOfDeal(b.id))[0]
  }

  /** Answers to puzzles that are shipped no more count no more. */
  #ratingOf({ byId }: Shipped, person: string) {
    const answers = this.#deps.store.puzzles.of(person)
    return ratingOfPerson(
      answers.flatMap(({ puzzle, score }) => {
        const found = byId.get(puzzle)
        return found ? [{ score, puzzle: found.rating }] : []
      }),
    )
  }

  #answeredBy(person: string | null): Set<string> {
    return new Set(person === null ? [] : this.#deps.store.puzzles.of(person).map(({ puzzle }) => puzzle))
  }

  async #find(id: string): Promise<ShippedPuzzle> {
    const found = (await this.#load()).byId.get(id)
    if (!found) throw refusal('not-found', { id })
    return found
  }

  #load(): Promise<Shipped> {
    this.#shipped ??= loadShipped(this.#deps.catalogue)
    return this.#shipped
  }

  #today = (): string => dayAt(this.#deps.now())
}
