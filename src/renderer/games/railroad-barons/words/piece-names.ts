/** Names of Holdings, Railroads and Investors. The names of companies are the same in every language. */
import {
  HOLDINGS,
  RAILROADS,
  type HoldingId,
  type InvestorId,
  type RailroadId,
} from '../../../../games/railroad-barons/state/components.ts'
import { m } from '../../../paraglide/messages.js'

interface HoldingNames {
  short: string
  full: string
}

const HOLDING_NAMES: Record<HoldingId, HoldingNames> = {
  green: { short: 'MS&C', full: 'Marley, Scrooge & Cratchit' },
  black: { short: 'SB', full: 'Seedy Brothers' },
  yellow: { short: 'AVR', full: 'Alvin V.A. Rice International' },
  red: { short: 'DPI', full: 'Desmond Picable Inc.' },
  blue: { short: 'MB&S', full: 'McGreed Bros. & Sons' },
}
/** `MS&C`. */
export const holdingName = (holding: HoldingId): string => HOLDING_NAMES[holding].short
export const holdingFullName = (holding: HoldingId): string => HOLDING_NAMES[holding].full
/** The same for an id that comes as a text, as in a refusal. */
export const nameOfHolding = (id: string): string => holdingName(HOLDINGS.find((holding) => holding === id) ?? 'green')

/** In the order of the stack. */
const RAILROAD_NAMES = [
  'Dominion Atlantic',
  'Rutland',
  'Maine Central',
  'Bangor & Aroostook',
  'Boston & Maine',
  'Delaware & Hudson',
  'Lehigh Valley',
  'Central of Georgia',
  'Nickel Plate',
  'Wabash',
  'Reading',
  'Western Maryland',
  'Lackawanna',
  'Erie',
  'Louisville & Nashville',
  'Illinois Central',
  'Chesapeake & Ohio',
  'Baltimore & Ohio',
  'Canadian Pacific',
  'Great Northern',
  'Pennsylvania',
  'New York Central',
  'Union Pacific',
  'Southern Pacific',
  'Santa Fe',
  'Burlington',
  'Northern Pacific',
  'Canadian National',
]
export const railroadName = (railroad: RailroadId): string => RAILROAD_NAMES[RAILROADS.indexOf(railroad)]

const INVESTOR_NAMES: Record<InvestorId, () => string> = {
  '30': m.rb_investor_30,
  '40': m.rb_investor_40,
  '50': m.rb_investor_50,
  '60': m.rb_investor_60,
  '450': m.rb_investor_450,
}
const ABILITIES: Record<InvestorId, () => string> = {
  '30': m.rb_ability_30,
  '40': m.rb_ability_40,
  '50': m.rb_ability_50,
  '60': m.rb_ability_60,
  '450': m.rb_ability_450,
}
export const investorName = (investor: InvestorId): string => INVESTOR_NAMES[investor]()
export const abilityOf = (investor: InvestorId): string => ABILITIES[investor]()

/** `SB 20%`. */
export const certificateName = (holding: HoldingId, percent: number): string =>
  m.rb_certificate({ holding: holdingName(holding), percent })
