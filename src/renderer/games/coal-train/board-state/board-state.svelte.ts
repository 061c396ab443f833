/** State shared by the parts of a board: the table, the actions on it, and what was picked on it so far. */
import { createContext } from 'svelte'
import type { Decision, Refusal, SeatView } from '../../../../games/coal-train/rules/types.ts'
import {
  indexOf,
  spaceOf,
  type PlaceId,
  type Space,
  type Subsidy,
} from '../../../../games/coal-train/state/components.ts'
import type { TrainAction, TrainTable } from './envelopes.ts'
import { losesSecondBuild } from '../../../../games/coal-train/rules/legal.ts'
import { m } from '../../../paraglide/messages.js'
import { PressTwice } from '../../../ui/press-twice.svelte.ts'
import { TableBoard } from '../../screens/board-state.svelte.ts'
import { ruleSentence } from '../words/refusals.ts'
import { buildsIn, canDo, choicesAt, choicesOf, legal, spendings, type Choice } from './at-hand.ts'
import { whyNoBuild, whyNoWalk } from '../outlook/out-of-reach.ts'
import { walksAt, type Walk } from '../outlook/walks.ts'
import { seatAtDesk } from './seat-at-desk.ts'
import { thingsOf, thingsOfReasons, type Reasons } from './things-of.ts'
import { askedOf, buildsOf, builtBy, filled, numbered, townsListed, type Plan } from './works.ts'

/** A decision that moves a marker from one slot to another. */
interface Moving {
  decision: Decision
  move: readonly [Subsidy, Subsidy]
}

export class BoardState extends TableBoard<TrainTable, Decision> {
  /** Answers to a press that could mean more than one thing. */
  answers = $state.raw<readonly Choice[] | null>(null)
  /** The build that is being put together; null while the yard is shown. */
  plan = $state.raw<Plan | null>(null)
  /** The Exchange is being used. */
  exchanges = $state(false)
  /** Markers picked for the Back Room, for a card, or for the Lobbyist. */
  picked = $state.raw<readonly Subsidy[]>([])
  /** The market is looked at although a build is under way. */
  peeks = $state(false)
  /** The incentive cards of all cities are looked at. */
  listsCards = $state(false)
  readonly #twice = new PressTwice(() => this.table.revision)

  /** The reasons of the idea that is pointed at. */
  reasons = $state.raw<Reasons>([])
  readonly #shown = $derived<readonly (string | null)[]>(
    this.idea.length > 0 ? [...thingsOf(this.idea), ...thingsOfReasons(this.reasons)] : [this.lit],
  )

  /** Whether a thing is marked: an idea or its reasons are about it, else a line of the log that is pointed at. */
  isLit(thing: string): boolean {
    return this.#shown.includes(thing)
  }
  get choices(): readonly Choice[] {
    return this.asks ? this.table.allowed.choices : []
  }
  override get asks(): boolean {
    return super.asks && this.view.turn !== null
  }
  /** The seat whose railway lies on the desk. */
  get seat(): number {
    return seatAtDesk(this.table, this.mover)
  }
  get own(): SeatView {
    return this.view.seats[this.seat]
  }
  get at(): string | null {
    return this.view.step?.at ?? null
  }
  /** Whether a build or a bill lies over the yard. */
  get orders(): boolean {
    if (!this.asks) return false
    const { step } = this.view
    if (step === null) return this.plan !== null
    return step.at === 'bill' || 'city' in step || (step.at === 'room' && this.underWay('waive'))
  }
  /** Whether a decision of this kind is among those of the action under way. */
  underWay(kind: string): boolean {
    return this.view.underWay?.decisions.some((each) => kind in each) ?? false
  }

  /** Decides. A decision that gives up a second build takes a second press unless `isSure`. */
  override decide(decision: Decision, isSure = false): Promise<void> {
    if (isSure || !losesSecondBuild(this.view, decision) || this.#twice.press(JSON.stringify(decision)))
      return super.decide(decision)
    this.tell(document.activeElement ?? document.body, m.ct_second_sure())
    return Promise.resolve()
  }

  /** Keeps picks and plans in sight until the table has changed, then forgets them unless they changed meanwhile. */
  protected override send(action: TrainAction): Promise<void> {
    this.idea = []
    const { answers, plan, picked } = this
    return super.send(action).finally(() => {
      if (this.answers === answers && this.plan === plan && this.picked === picked) this.forget()
    })
  }

  /** Decides, and pays at once for an upgrade that nothing can make cheaper, or with the only markers for the Back Room. */
  #begin(decision: Decision) {
    void this.decide(decision)
    if ('use' in decision || 'upgrade' in decision) this.soon(() => this.#payPlain())
    if ('rooms' in decision) this.soon(() => this.#payOnlyMarkers())
  }

  #payOnlyMarkers() {
    const triples = choicesOf(this.choices, 'with').filter(legal)
    if (this.at === 'room' && triples.length === 1) void this.decide(triples[0].decision)
  }

  #payPlain() {
    const canWaive = canDo(this.choices, 'waive')
    if (this.at === 'bill' && !canWaive) void this.decide({ pay: true })
  }

  forget() {
    this.hint = null
    this.answers = null
    this.plan = null
    this.exchanges = false
    this.picked = []
    this.peeks = false
  }

  /** Does the one thing that can be done, asks where there are more, or says why there is none. */
  press(choices: readonly Choice[], anchor: Element) {
    const open = choices.filter(legal)
    if (open.length === 1) return this.#begin(open[0].decision)
    if (open.length > 1) return void (this.answers = open)
    const reason = choices.find(({ refusal }) => refusal !== null)?.refusal
    if (reason) this.refuse(anchor, ruleSentence(reason))
  }

  /** A space of the market: a step, a pass or a placing; where the agent stands, a purchase or the Standard Upgrade. */
  pressSpace(space: Space, anchor: Element) {
    const choices = this.atSpace(space)
    const walk = this.walkTo(space)
    if (choices.length === 0 && walk) return this.#walk(walk.way)
    const why = this.whyNoWalk(space)
    if (why) return this.refuse(anchor, ruleSentence(why))
    this.press(choices, anchor)
  }

  /** Null if something can be done there, and while no agent walks. */
  whyNoWalk(space: Space): Refusal | null {
    if (!this.#mayAct || this.standsOn(space) || this.atSpace(space).length > 0 || this.walkTo(space)) return null
    return whyNoWalk(this.table, this.own, indexOf(space))
  }

  /** Null if something can be built there, and while nobody builds. */
  whyNoBuild(place: PlaceId): Refusal | null {
    if (!this.#mayAct || buildsIn(this.choices, place).length > 0) return null
    return whyNoBuild(this.view.building, this.own, place)
  }

  /** Whether the player at the desk chooses the next of their actions. */
  get #mayAct(): boolean {
    return this.asks && this.view.phase === 'acting' && this.view.step === null && this.seat === this.view.turn
  }

  /** Ways to the spaces that aren't next to the agent. */
  readonly #walks = $derived.by(() => (this.#mayAct ? walksAt(this.table, this.own.actionPoints) : null))

  /** The cheapest way to a space further away; null if none can be paid. */
  walkTo(space: Space): Walk | null {
    return this.#walks?.get(indexOf(space)) ?? null
  }

  /** Step by step, as long as a step asks nothing. */
  #walk([next, ...rest]: readonly number[]) {
    const open = choicesAt(this.choices, spaceOf(next)).filter(legal)
    if (open.length !== 1) return void (this.answers = open.length > 1 ? open : null)
    void this.decide(open[0].decision)
    if (rest.length > 0) this.soon(() => this.#walk(rest))
  }

  atSpace(space: Space): Choice[] {
    const moves = choicesAt(this.choices, space)
    return moves.length > 0 || !this.standsOn(space) ? moves : this.onTile
  }

  /** Choices for the tile under the agent. */
  get onTile(): Choice[] {
    if (this.view.step !== null || this.view.phase !== 'acting') return []
    const [row, column] = this.own.agent ?? [0, 0]
    const isStandard = this.own.agent !== null && this.view.market[5 * row + column] === 'STD'
    return isStandard ? choicesOf(this.choices, 'upgrade') : choicesOf(this.choices, 'buy')
  }

  standsOn([row, column]: Space): boolean {
    const { agent } = this.own
    return agent !== null && agent[0] === row && agent[1] === column
  }

  /** Takes the answer to a press that could mean more than one thing. */
  answer = (decision: Decision) => this.#begin(decision)

  /** The Lobbyist's moves of a marker, while they are asked about. */
  get moves(): Moving[] {
    return (this.answers ?? []).flatMap(({ decision }) =>
      'move' in decision && decision.move ? [{ decision, move: decision.move }] : [],
    )
  }

  /**
   * Moves that a press on this income's marker may mean: those that start from it or, once one is picked, that end
   * there.
   */
  movable(subsidy: Subsidy): Moving[] {
    const [from] = this.picked
    return this.moves.filter(({ move }) => (from ? move[0] === from && move[1] === subsidy : move[0] === subsidy))
  }

  #move(subsidy: Subsidy) {
    const [found] = this.movable(subsidy)
    if (found && this.picked.length > 0) return void this.decide(found.decision)
    this.picked = found ? [subsidy] : []
  }

  /** A subsidy of the desk: begun with, spent, moved, or picked for what is asked. */
  pressSubsidy(subsidy: Subsidy, anchor: Element) {
    if (this.moves.length > 0) return this.#move(subsidy)
    if (this.at === 'room' || this.at === 'gain') return this.pick(subsidy)
    const ways = spendings(this.choices, subsidy)
    const open = ways.find(legal)
    if (open) return this.#begin(open.decision)
    this.press(ways, anchor)
  }

  pick(subsidy: Subsidy) {
    const picked = [...this.picked, subsidy]
    const made = this.pickable(picked)
    if (made.length === 0) return
    const whole = made.find(({ decision }) => pickedIn(decision)?.length === picked.length)
    if (whole) return void this.decide(whole.decision)
    this.picked = picked
  }

  unpick() {
    this.picked = this.picked.slice(0, -1)
  }

  /** The choices that have all these markers. */
  pickable(picked: readonly Subsidy[]): Choice[] {
    return this.choices.filter((choice) => legal(choice) && includesAll(pickedIn(choice.decision) ?? [], picked))
  }

  /** A place of the map: built in, or begun to be. */
  pressPlace(place: PlaceId, anchor: Element) {
    const builds = buildsIn(this.choices, place)
    const why = this.whyNoBuild(place)
    if (why) return this.refuse(anchor, ruleSentence(why))
    if (this.at === 'town') return this.press(builds, anchor)
    const plan = { ...(this.plan?.tile && { tile: this.plan.tile }), place }
    if (buildsOf(this.choices, plan).length === 0) return this.press(builds, anchor)
    this.work(plan)
  }

  /** Goes on with a plan: fills in what has one answer, and opens the bill once it is whole. */
  work(plan: Plan) {
    const now = filled(this.choices, plan)
    const build = builtBy(this.choices, now)
    if (build) return void this.decide(build.decision)
    this.plan = now
    this.answers = null
  }

  /** The places that have a digit now, in its order. */
  get numbers(): readonly PlaceId[] {
    if (!this.orders) return []
    if (this.at === 'town') return townsListed(this.choices).map(({ decision }) => decision.town)
    if (this.plan === null || this.view.step !== null) return []
    return numbered(this.choices, this.plan, askedOf(this.plan, this.view.building !== null))
  }

  /** Takes back decisions of the action under way until `decisions` are left, and then calls `then`. */
  back(decisions: number, then: () => void = () => {}) {
    const made = this.view.underWay?.decisions.length ?? 0
    if (made <= decisions) return then()
    void this.takeBack()
    this.soon(() => this.back(decisions, then))
  }

  /** One choice back: of a plan, of markers picked, else of what was decided. */
  oneBack = () => {
    if (this.picked.length > 0) return this.unpick()
    if (this.answers) return void (this.answers = null)
    if (this.plan?.place) return void (this.plan = this.plan.tile ? { tile: this.plan.tile } : {})
    if (this.plan) return this.forget()
    if (this.view.underWay) void this.takeBack()
  }

  /** Drops the choice that is under way. */
  cancel = () => {
    if (this.view.underWay) return this.back(0)
    this.forget()
  }
}

const pickedIn = (decision: Decision): readonly Subsidy[] | null =>
  'with' in decision ? decision.with : 'gain' in decision ? decision.gain : null

/** With as many of each. */
function includesAll(all: readonly Subsidy[], some: readonly Subsidy[]): boolean {
  const left = [...all]
  return some.every((each) => {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

export const [useBoard, provideBoard] = createContext<BoardState>()
