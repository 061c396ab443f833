/** The steps that lead somebody who scores for the first time from page to page. */
import { draftOrder } from '../../../../../games/coal-baron/score-sheet/pad.ts'
import type { Pad } from '../../../../../games/coal-baron/wire/wire.ts'
import { elementsOf } from '../../../../../games/coal-baron/score-sheet/pad-figures.ts'
import {
  DRAFTED_ORDERS,
  DRAFT_CARDS,
  FIRST_REWARD,
  LOCKED,
  paysSecond,
  SECOND_REWARD,
  SHIFTS,
  STARTING_MARKS,
  STARTING_WORKERS,
} from '../../../../../games/coal-baron/state/components.ts'
import { ASSETS, fieldOf, seatField, type Asset, type Field } from '../../../../../games/coal-baron/wire/fields.ts'
import { capital } from '../../../../i18n/capital.ts'
import { m } from '../../../../paraglide/messages.js'
import { elementName } from '../../words/ceremony-words.ts'
import { assetName, elementHint } from '../pad/sheet-words.ts'

export interface GuideStep {
  title: string
  text: string
  /**
   * The drawing: the locked spaces, each player's starting pieces, or the pieces to count for a field. Null for none.
   */
  shows: 'locks' | 'each' | Field | null
}

export function setupSteps({ players, startingPlayer }: Pick<Pad, 'players' | 'startingPlayer'>): GuideStep[] {
  const count = players.length
  const first = startingPlayer === null ? null : players[draftOrder(count, startingPlayer)[0]].name
  return [
    { title: m.cb_score_setup_locks({ count: LOCKED[count].length }), text: m.cb_score_guide_locks(), shows: 'locks' },
    {
      title: m.cb_score_setup_each(),
      text: m.cb_score_guide_each({
        workers: m.cb_count_workers({ count: STARTING_WORKERS[count] }),
        marks: m.cb_count_marks({ count: STARTING_MARKS[count] }),
      }),
      shows: 'each',
    },
    {
      title: m.cb_score_setup_draft({ count: DRAFT_CARDS[count] }),
      text: `${first === null ? m.cb_score_setup_draft_first() : m.cb_score_guide_first({ name: first })} ${m.cb_score_setup_draft_rule({ orders: DRAFTED_ORDERS })}`,
      shows: { kind: 'outstanding', seat: 0 },
    },
  ]
}

/** Each element of the shift's scoring, then the workers in the factory. */
export function shiftSteps({ players }: Pick<Pad, 'players'>, shift: number): GuideStep[] {
  const counted = elementsOf(shift).map((element) => ({
    title: capital(elementName(element)),
    text: `${elementHint(element)} ${rewardText(element, players.length)}.`,
    shows: { kind: 'count', shift, seat: 0, element } as const,
  }))
  const starter: GuideStep = {
    title: m.cb_book_changeover(),
    text: m.cb_book_changeover_brief(),
    shows: { kind: 'workers', shift, seat: 0 },
  }
  return shift < SHIFTS - 1 ? [...counted, starter] : counted
}

const rewardText = (element: number, players: number) =>
  paysSecond(players)
    ? m.cb_ceremony_rewards({ first: FIRST_REWARD[element], second: SECOND_REWARD[element] })
    : m.cb_ceremony_reward({ first: FIRST_REWARD[element] })

export const accountSteps = (rules: Readonly<Record<Asset, () => string>>): GuideStep[] =>
  ASSETS.map((asset) => ({ title: assetName(asset), text: rules[asset](), shows: fieldOf(seatField(asset, 0)) }))
