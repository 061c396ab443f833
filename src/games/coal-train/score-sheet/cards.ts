/** Incentive cards as they are given to seats on the pad. */
import { itemAt } from '../../building-blocks/lists.ts'
import { CARD_IDS, incentiveOf } from '../state/components.ts'
import type { CardId } from '../state/components.ts'
import { CONTRACTS } from '../state/valley.ts'
import type { Pad } from './pad.ts'

type Seats = Pick<Pad, 'seats'>

export const isContract = (card: CardId): boolean => incentiveOf(card) in CONTRACTS

/** The seat that has a card; -1 while nobody does. */
export const ownerOf = ({ seats }: Seats, card: CardId): number => seats.findIndex(({ cards }) => cards.includes(card))

/** A card like this one that nobody has, the card itself before others. */
export const freeCopy = (pad: Seats, card: CardId): CardId | null =>
  [card, ...copiesOf(card)].find((each) => ownerOf(pad, each) < 0) ?? null

const copiesOf = (card: CardId) => CARD_IDS.filter((each) => incentiveOf(each) === incentiveOf(card))

/** Cards like this one that other seats have, one of each seat. */
export const copiesOfOthers = (pad: Seats, card: CardId, seat: number): { seat: number; card: CardId }[] =>
  pad.seats.flatMap(({ cards }, owner) => {
    const copy = cards.find((each) => incentiveOf(each) === incentiveOf(card))
    return owner !== seat && copy ? [{ seat: owner, card: copy }] : []
  })

/** Contracts that a seat has and hasn't paid: they bring nothing. */
export const unpaidOf = ({ seats }: Seats, seat: number): CardId[] =>
  itemAt(seats, seat).cards.filter((card) => isContract(card) && !itemAt(seats, seat).paid.includes(card))
