/** The levels of bots in words. */
import { m } from '../../../paraglide/messages.js'
import { levelWords } from '../../screens/words.ts'

export const level = levelWords({
  apprentice: { name: m.apprentice, style: m.style_overlooks },
  hewer: { name: m.ct_level_hewer, style: m.ct_style_hewer },
  foreman: { name: m.ct_level_foreman, style: m.ct_style_foreman },
  director: { name: m.magnate, style: m.ct_style_director },
})
