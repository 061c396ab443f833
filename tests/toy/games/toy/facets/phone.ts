/** A phone counts its seat's lumps of the toy, one by one or together. */
import { phoneFacet } from '../../../../../src/games/facets/phone.ts'
import { POINTS } from '../rules/rules.ts'
import type { Edit, Pad, Page } from '../wire/wire.ts'

const LIMITS = { least: 0, most: POINTS.most }

export const phone = phoneFacet<Pad, Edit, { stage: Page }>({
  fields({ each, lumps }, seat) {
    const counted = lumps[seat]!
    const [one, all] = typeof counted === 'number' ? [counted, [counted]] : [null, counted]
    return [
      each
        ? { id: 'lumps', kind: 'sum', value: all, most: LIMITS.most }
        : { id: 'lumps', kind: 'number', value: one, ...LIMITS },
    ]
  },
  doubts: () => [],
  edit: (_, seat, _field, value) => ({ seat, lumps: value as Pad['lumps'][number] }),
  isTold: (_, { stage }) => stage === 'told',
})
