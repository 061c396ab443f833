import * as v from 'valibot'
import { LANGUAGES } from '../language.ts'

export const settings = v.strictObject({
  language: v.picklist(['system', ...LANGUAGES]),
  theme: v.picklist(['dark', 'light', 'system']),
  speed: v.picklist(['slow', 'normal', 'fast', 'instant']),
  motion: v.picklist(['system', 'reduced']),
  thinking: v.picklist(['1', '2', '3', '5', '10']),
  forecast: v.picklist(['never', 'with-bots', 'always']),
})
