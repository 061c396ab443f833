/** A table with a lesson, without threads: the learner's hand and a bot take their turns one after the other. */
import type { LessonState } from '../../../../src/contract/lessons.ts'
import { CATALOGUE } from '../../../../src/games/catalogue.ts'
import { seeded } from '../../../../src/games/base/random.ts'
import type { Random } from '../../../../src/games/base/random.ts'
import { thinking } from '../../../../src/games/coal-baron/facets/thinking.ts'
import { rules } from '../../../../src/games/coal-baron/facets/rules.ts'
import type { Decision } from '../../../../src/games/coal-baron/rules/types.ts'
import type { State } from '../../../../src/games/coal-baron/state/state.ts'
import { eventHub } from '../../../../src/main/base/events.ts'
import { lessonsService } from '../../../../src/main/lessons/lessons.ts'
import { tablesService } from '../../../../src/main/tables/tables.ts'
import type { Store } from '../../../../src/main/store/store.ts'
import { clock, newStore } from '../../../main/tables/room.ts'

const NAMES = ['Anna', 'Apprentice']
/** More steps and moves than any lesson has. */
const MOST = 2000

export async function lessonRoom({ store, seed = 1 }: { store?: Store; seed?: number } = {}) {
  const kept = store ?? (await newStore())
  const events = eventHub()
  const random = seeded(seed)
  const tables = tablesService({ catalogue: CATALOGUE, store: kept, events, now: clock(), random })
  const { api } = lessonsService({ catalogue: CATALOGUE, store: kept, events, tables })
  const said: LessonState[] = []
  events.subscribe((name, value) => {
    if (name === 'lesson.changed') said.push(value as LessonState)
  })
  const begin = (lesson: string, chapter: string | null = null) =>
    api['lessons.begin']({ game: 'coal-baron', lesson, chapter, names: NAMES })
  const now = (id: string) => api['lessons.open'](id)
  const positionAt = (id: string): State => {
    const { game, course } = tables.table(id)
    return game.play.position(course) as State
  }
  const decide = (id: string, decision: unknown) => void tables.actAlone(id, { type: 'decide', decision })

  /** Everything that isn't the learner's: a bot's turn, a ceremony's step. False where the learner is asked. */
  const others = (id: string): boolean => {
    const { waiting } = tables.open(id)
    if (waiting === 'ceremony') tables.actAlone(id, { type: 'next' })
    if (waiting === 'thinking') botsTurn(id)
    return waiting === 'ceremony' || waiting === 'thinking'
  }
  const botsTurn = (id: string) => {
    const budget = { expired: () => false, iterations: 0 }
    for (const each of thinking.choose(positionAt(id), 'apprentice', budget, random)) decide(id, each)
  }

  /** Plays to the end of the lesson, the learner by `hand`, which reads where it answers null. */
  const play = (first: LessonState, hand: Hand): LessonState => {
    let state = first
    for (let turn = 0; turn < MOST; turn++) {
      if (state.stage === 'over') return state
      if (state.stage !== 'asking' && state.stage !== 'waiting')
        state = api['lessons.act']({ id: state.id, act: 'next' })
      else if (!others(state.id)) {
        const decision = hand(state, positionAt(state.id), random)
        if (decision) decide(state.id, decision)
        else state = api['lessons.act']({ id: state.id, act: 'next' })
      }
      state = said.findLast(({ id }) => id === state.id)!
    }
    throw new Error(`the lesson comes to no end: ${JSON.stringify(state)}`)
  }

  return { api, begin, now, decide, others, play, positionAt, said, store: kept, tables }
}

/** The learner's decision; null to pass the step over. */
export type Hand = (state: LessonState, position: State, random: Random) => Decision | null

const KINDS: Record<string, (decision: Decision, which: string[]) => boolean> = {
  space: (decision, [id]) => 'place' in decision && decision.place === id,
  card: (decision, [id]) => ('draft' in decision ? decision.draft === id : 'keep' in decision && decision.keep === id),
  level: (decision, [level]) => 'cage' in decision && decision.cage === Number(level),
  load: (decision, [, coal]) => 'load' in decision && decision.load === coal,
  spot: (decision, [order, spot]) => 'fill' in decision && decision.fill === order && decision.spot === Number(spot),
  storage: (decision) => 'store' in decision,
  'end-mining': (decision) => 'end' in decision,
  'put-back': (decision) => 'put' in decision,
}

function does(decision: Decision, thing: string): boolean {
  const [kind, ...which] = thing.split(' ')
  return KINDS[kind]?.(decision, which) ?? false
}

const oneOf = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)]

/** Does what is pointed at; where nothing is, plays on somehow. */
export function obedient({ stage, points }: LessonState, position: State, random: Random): Decision {
  const legal = rules.legal(position)
  const pointed = legal.filter((decision) => points.some((thing) => does(decision, thing)))
  if (stage === 'asking' && points.length > 0 && pointed.length === 0)
    throw new Error(`nothing that is pointed at can be done: ${points.join()}`)
  return oneOf(pointed.length > 0 ? pointed : legal, random)
}

/** Plays anything but what is pointed at, as long as there is something else. */
export function wayward({ points }: LessonState, position: State, random: Random): Decision {
  const legal = rules.legal(position)
  const others = legal.filter((decision) => !points.some((thing) => does(decision, thing)))
  return oneOf(others.length > 0 ? others : legal, random)
}
