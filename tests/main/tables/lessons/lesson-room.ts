/** A table with a lesson, without threads: the learner's hand and the bots take their turns one after the other. */
import type { LessonState } from '../../../../src/contract/schemas/lessons.ts'
import { seeded, type Random } from '../../../../src/games/building-blocks/random.ts'
import { levelOf } from '../../../../src/games/building-blocks/players.ts'
import { CATALOGUE } from '../../../../src/games/catalogue.ts'
import { eventHub } from '../../../../src/main/platform/events.ts'
import { LessonsService } from '../../../../src/main/tables/lessons/lessons.ts'
import type { Store } from '../../../../src/main/store/store.ts'
import { TablesService } from '../../../../src/main/tables/tables.ts'
import { clock, newStore } from '../room.ts'

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil']
/** More steps and moves than any lesson has. */
const MOST = 3000
const NO_TIME = { expired: () => false, iterations: 0 }

/** The learner's decision; null to pass the step over. */
export type Hand<P, D> = (state: LessonState, position: P, random: Random) => D | null

/** `P` is a position of the game and `D` a decision. */
export async function lessonRoom<P, D>(game: string, { store, seed = 1 }: { store?: Store; seed?: number } = {}) {
  const { teaching = [], rules, thinking } = CATALOGUE.get(game)!
  const kept = store ?? (await newStore())
  const events = eventHub()
  const random = seeded(seed)
  const tables = new TablesService({ catalogue: CATALOGUE, store: kept, events, now: clock(), random })
  const lessons = new LessonsService({ catalogue: CATALOGUE, store: kept, events, tables })
  const { api } = lessons
  const said: LessonState[] = []
  events.subscribe((name, value) => {
    if (name === 'lesson.changed') said.push(value as LessonState)
  })

  const begin = (lesson: string, chapter: string | null = null) => {
    const { controls } = teaching.find(({ id }) => id === lesson)!
    return api['lessons.begin']({ game, lesson, chapter, names: NAMES.slice(0, controls.length) })
  }
  const now = (id: string) => api['lessons.open'](id)
  const positionAt = (id: string) => tables.table(id).game.playing.position(tables.table(id).course) as P
  const decide = (id: string, decision: unknown) => void tables.actAlone(id, { type: 'decide', decision })

  /** Everything that isn't the learner's: a bot's turn, a ceremony's step. False where the learner is asked. */
  const others = (id: string): boolean => {
    const { waiting } = tables.open(id)
    if (waiting === 'ceremony') tables.actAlone(id, { type: 'next' })
    if (waiting === 'thinking') botsTurn(id)
    return waiting === 'ceremony' || waiting === 'thinking'
  }
  const botsTurn = (id: string) => {
    const { players, turn } = tables.open(id)
    const level = levelOf(players[turn!])!
    const chosen = lessons.scripted(id) ?? thinking!.choose(positionAt(id), level, NO_TIME, random)
    for (const each of chosen) decide(id, each)
  }

  /** Plays to the end of the lesson, the learner by `hand`. */
  const play = (first: LessonState, hand: Hand<P, D>): LessonState => {
    let state = first
    for (let turn = 0; turn < MOST; turn++) {
      if (state.stage === 'over') return state
      const { id } = state
      const isRead = state.stage !== 'asking' && state.stage !== 'waiting'
      if (isRead) api['lessons.act']({ id, act: 'next' })
      else if (!others(id)) {
        const decision = hand(state, positionAt(id), random)
        if (decision === null) api['lessons.act']({ id, act: 'next' })
        else decide(id, decision)
      }
      // A chapter that follows may be at another table.
      state = isRead ? said.at(-1)! : said.findLast((each) => each.id === id)!
    }
    throw new Error(`the lesson comes to no end: ${JSON.stringify(state)}`)
  }

  const legal = (position: P): D[] => rules.legal(position) as D[]

  return { api, begin, now, decide, others, play, positionAt, legal, said, store: kept, tables }
}

export const oneOf = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)]
