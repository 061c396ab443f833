import * as v from 'valibot'

export const settings = v.strictObject({
  language: v.picklist(['system', 'en', 'de', 'nl']),
  theme: v.picklist(['dark', 'light', 'system']),
  speed: v.picklist(['slow', 'normal', 'fast', 'instant']),
  motion: v.picklist(['system', 'reduced']),
  thinking: v.picklist(['1', '2', '3', '5', '10']),
  forecast: v.picklist(['never', 'with-bots', 'always']),
})
