/** Coal Baron played at a seat's own phone: spaces by building, work steps by kind, and the choice among what was drawn. */
import { AREAS, areaOf, type Area } from '../../../../games/coal-baron/state/areas.ts'
import { SPACES, spotsOf } from '../../../../games/coal-baron/state/components.ts'
import { turnsUp } from '../../../../games/coal-baron/rules/hidden.ts'
import type { Coal, OrderId, SpaceId, Step, TileId } from '../../../../games/coal-baron/rules/types.ts'
import type { CoalBaronWire } from '../../../../games/coal-baron/wire/wire.ts'
import { onlyPerson } from '../../../../games/building-blocks/players.ts'
import { capital } from '../../../i18n/capital.ts'
import { plain } from '../../../i18n/numbers.ts'
import { listOf } from '../../../i18n/sentence-lists.ts'
import { m } from '../../../paraglide/messages.js'
import type { Arranged, Choice, ChoiceGroup, PhoneTurn, Turn } from '../../screens/phone-turn.ts'
import type { CoalBaronTable } from '../board-state/envelopes.ts'
import { AREA_NAMES } from '../words/area-names.ts'
import { costOf, isTile, pointsOf, spaceFacts, whyNot } from '../words/describe.ts'
import { stepWords } from '../words/log-words.ts'
import { cardName, coalName, coalOf, orderName, spaceName } from '../words/piece-names.ts'
import { ruleText } from '../words/refusals.ts'
import { words } from '../words/words.ts'
import Art from './Art.svelte'
import Seat from './Seat.svelte'

type Own = Choice<CoalBaronWire>
type Group = ChoiceGroup<CoalBaronWire>
type Decision = Extract<Own['action'], { type: 'decide' }>['decision']

const deciding = (decision: Decision): Pick<Own, 'action'> => ({ action: { type: 'decide', decision } })

const worth = (order: OrderId) => m.count_points({ count: pointsOf(order) })
const noteOf = (card: OrderId | TileId) => (isTile(card) ? m.cb_count_marks({ count: costOf(card) }) : worth(card))

function draft({ allowed }: CoalBaronTable): Turn<CoalBaronWire> {
  const choices = allowed.draft.map((order) => ({
    ...{ label: capital(orderName(order)), note: worth(order), art: order },
    ...deciding({ draft: order }),
  }))
  return { groups: [{ title: m.cb_board_draft_offer(), choices }] }
}

/** Five that are drawn are seen at once; a refill only where nobody else could look at it before it was turned up. */
const isFinal = ({ view, players }: CoalBaronTable, space: SpaceId): boolean =>
  turnsUp(view, space) && (space.endsWith('draw') || onlyPerson(players) !== null)

function spaceChoice(table: CoalBaronTable, space: SpaceId): Own {
  const { view } = table
  const label = capital(spaceName(space))
  if (view.faceDown === space)
    return { label: m.cb_board_turn_up(), note: label, isFinal: true, action: { type: 'reveal' } }
  const art = view.spaces[space].order ?? view.spaces[space].tile
  return {
    ...{ label, note: spaceFacts(table, space), refusal: whyNot(table, space), isFinal: isFinal(table, space) },
    ...(art && { art }),
    ...deciding({ place: space }),
  }
}

const spacesIn = (table: CoalBaronTable, area: Area): Group => ({
  title: capital(AREA_NAMES[area]()),
  choices: SPACES.filter((space) => areaOf(space) === area).map((space) => spaceChoice(table, space)),
})

type Fill = Extract<Step, { fill: OrderId }>

const cubeWords = ([source, coal]: Fill['with'][number]): string =>
  source === 'cage' ? m.cb_phone_from_cage({ coal: coalOf(coal) }) : m.cb_phone_from_storage({ coal: coalOf(coal) })

const stepLabel = (step: Step): string =>
  capital(
    'fill' in step
      ? m.cb_log_step_fill({ coal: listOf(step.with.map(cubeWords)), order: orderName(step.fill) })
      : stepWords(step),
  )

/** Spots of one coal on a card are alike: a step onto the first of them stands for all. */
const alike = (step: Step): string =>
  JSON.stringify('fill' in step ? { ...step, spot: spotsOf(step.fill)[step.spot] } : step)

const stepChoice = (step: Step): Own => ({
  ...{ label: stepLabel(step), ...('fill' in step && { art: step.fill }) },
  ...deciding(step),
})

/** Two cubes in place of one differ by the coal that the spot wants. */
const pairChoice = (step: Fill): Own => ({
  ...stepChoice(step),
  note: m.cb_board_fill({ coal: coalOf(spotsOf(step.fill)[step.spot]), order: orderName(step.fill) }),
})

function mining({ view, allowed }: CoalBaronTable): Turn<CoalBaronWire> {
  const steps = [...new Map(allowed.steps.map((step) => [alike(step), step])).values()]
  const fills = steps.filter((step) => 'fill' in step)
  const [ones, pairs] = [1, 2].map((cubes) => fills.filter((fill) => fill.with.length === cubes))
  const end: Own = {
    label: m.cb_end_mining(),
    ...(view.stepsLeft > 0 && { note: m.cb_board_gives_up({ steps: m.cb_count_steps({ count: view.stepsLeft }) }) }),
    ...deciding({ end: 'mining' }),
  }
  const groups: Group[] = [
    { title: m.cb_phone_fills(), choices: ones.map(stepChoice) },
    { title: m.cb_phone_loads(), choices: steps.filter((step) => 'load' in step || 'store' in step).map(stepChoice) },
    { title: m.cb_phone_moves(), choices: steps.filter((step) => 'cage' in step).map(stepChoice) },
    { title: m.cb_phone_pairs(), choices: pairs.map(pairChoice), isFolded: true },
    { title: m.cb_mining(), choices: [end] },
  ]
  return { groups: groups.filter(({ choices }) => choices.length > 0) }
}

/** Ids may repeat among tiles: equal ones are one choice. */
function keeping({ view, allowed }: CoalBaronTable): Turn<CoalBaronWire> {
  const drawn = [...new Map(allowed.keep.map((each) => [each.id, each])).values()]
  const choices: Own[] = drawn.map(({ id, refusal }) => ({
    ...{ label: capital(cardName(id)), note: noteOf(id), refusal: refusal && capital(ruleText(refusal)), art: id },
    ...deciding({ keep: id }),
  }))
  const none: Own = { label: m.cb_board_keep_none(), ...deciding({ keep: null }) }
  const title = view.phase === 'keep-tile' ? m.cb_board_keep_tile_title() : m.cb_board_keep_order_title()
  return { groups: [{ title, choices: [...choices, none] }] }
}

function shortOfCoal({ view, allowed }: CoalBaronTable): Turn<CoalBaronWire> {
  const label = (coal: Coal | null) =>
    coal === null
      ? m.cb_board_coal_none()
      : m.cb_board_coal_choose({ coal: capital(coalName(coal)), count: view.supply[coal] })
  const choices = allowed.coal.map((coal) => ({ label: label(coal), ...deciding({ coal }) }))
  return { groups: [{ title: m.cb_board_coal_title({ count: view.awaitingCoal }), choices }] }
}

function returning({ view }: CoalBaronTable): Turn<CoalBaronWire> {
  const arranged: Arranged<CoalBaronWire> = {
    title: view.phase === 'return-tiles' ? m.cb_board_return_tiles_title() : m.cb_board_return_orders_title(),
    items: view.drawn.map((id) => ({ label: capital(cardName(id)), art: id })),
    choices(order) {
      const back = order.map((at) => view.drawn[at])
      return [
        { label: m.cb_board_put_top(), isFinal: true, ...deciding({ put: 'top', back }) },
        { label: m.cb_board_put_bottom(), isFinal: true, ...deciding({ put: 'bottom', back }) },
      ]
    },
  }
  return { groups: [], arranged }
}

function turn(table: CoalBaronTable): Turn<CoalBaronWire> {
  switch (table.view.phase) {
    case 'draft':
      return draft(table)
    case 'place':
      return { groups: AREAS.map((area) => spacesIn(table, area)) }
    case 'mining':
      return mining(table)
    case 'keep-tile':
    case 'keep-order':
      return keeping(table)
    case 'coal':
      return shortOfCoal(table)
    case 'return-tiles':
    case 'return-orders':
      return returning(table)
    default:
      return { groups: [] }
  }
}

const own: PhoneTurn<CoalBaronWire> = { words, turn, Seat, write: plain, Art }

export const phoneTurn: PhoneTurn = own
