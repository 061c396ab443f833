/** The settings' schema. */
import * as v from 'valibot'
import { LANGUAGES } from '../conventions/language.ts'
import { call, type FunctionsOf } from './call.ts'

export const settings = v.strictObject({
  language: v.picklist(['system', ...LANGUAGES]),
  theme: v.picklist(['dark', 'light', 'system']),
  /** Pace of the ceremonies and of moving pieces. */
  speed: v.picklist(['slow', 'normal', 'fast', 'instant']),
  /** `reduced` stills all motion whatever the system asks for. */
  motion: v.picklist(['system', 'reduced']),
  /** Seconds that a director thinks about a turn. */
  thinking: v.picklist(['1', '2', '3', '5', '10']),
  /** When what turns something up takes a second press; `newcomers`: with touch, and for those who are new to the game. */
  confirm: v.picklist(['always', 'newcomers', 'touch', 'never']),
  sound: v.picklist(['off', 'soft', 'middle', 'loud']),
  /** The tables with a forecast beside the players. */
  forecast: v.picklist(['never', 'with-bots', 'always']),
  /** The games whose score sheet one has been led through, by their ids with spaces between them. */
  guided: v.pipe(v.string(), v.maxLength(400)),
})

export type Settings = v.InferOutput<typeof settings>

export const SETTINGS_CALLS = {
  'settings.get': call([], settings),
  /** Changes these settings, leaves the others, and answers with all of them. */
  'settings.set': call([v.partial(settings)], settings, 'writes'),
}

export type SettingsApi = FunctionsOf<typeof SETTINGS_CALLS>
