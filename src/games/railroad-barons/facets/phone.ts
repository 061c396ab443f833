/** The part of a closing account that a baron's own phone writes: certificates, prices of Holdings that the baron directs, cash. */
import { phoneFacet, type PhoneField, type PhoneValue } from '../../facets/phone.ts'
import { openDoubts } from '../score-sheet/checks.ts'
import { limitsOf, written, dollarsIn, type DollarField } from '../score-sheet/pad-fields.ts'
import type { Pad } from '../score-sheet/pad.ts'
import { HOLDINGS, PERCENTS } from '../state/components.ts'
import type { HoldingId, Percent } from '../state/components.ts'
import type { Edit, Stage } from '../wire/wire.ts'

const started = ({ holdings }: Pad): HoldingId[] => HOLDINGS.filter((id) => !holdings[id].closed)

function certificate(pad: Pad, seat: number, holding: HoldingId, percent: Percent): PhoneField {
  const owner = pad.holdings[holding].certificates[percent]
  const isOwn = owner === seat
  return { id: `owner-${holding}-${percent}`, kind: 'thing', value: isOwn, holder: isOwn ? null : owner }
}

const dollars = (pad: Pad, id: string, field: DollarField): PhoneField => ({
  id,
  kind: 'number',
  value: dollarsIn(pad, field),
  ...limitsOf(field),
})

/** The 40% certificate makes its owner the director. */
const directs = ({ holdings }: Pad, seat: number, holding: HoldingId) => holdings[holding].certificates['40'] === seat

function fields(pad: Pad, seat: number): PhoneField[] {
  if (pad.totalsOnly) return [dollars(pad, 'total', { kind: 'total', seat })]
  return [
    ...started(pad).flatMap((holding) => [
      ...PERCENTS.map((percent) => certificate(pad, seat, holding, percent)),
      ...(directs(pad, seat, holding) ? [dollars(pad, `price-${holding}`, { kind: 'price', holding })] : []),
    ]),
    dollars(pad, 'cash', { kind: 'cash', seat }),
  ]
}

function edit(_: Pad, seat: number, { id }: PhoneField, value: PhoneValue): Edit {
  const [kind, name, share] = id.split('-')
  if (kind === 'total' || kind === 'cash') return written({ kind, seat }, value as number | null)
  const holding = HOLDINGS.find((each) => each === name)!
  if (kind === 'price') return written({ kind, holding }, value as number | null)
  const percent = PERCENTS.find((each) => String(each) === share)!
  return { type: 'owner', holding, percent, owner: value === true ? seat : null }
}

/** A Holding's field concerns both barons; its Railroads are noted at the table alone. */
const concerns = (field: string, seat: number) => /^(price|owners)-/.test(field) || field.endsWith(`-${seat}`)

export const phone = phoneFacet<Pad, Edit, { stage: Stage }>({
  fields,
  edit,
  doubts: (pad, seat) => openDoubts(pad).filter(({ field }) => concerns(field, seat)),
  isTold: (_, { stage }) => stage === 'finished',
})
