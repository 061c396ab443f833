/** The levels of bots in words. */
import { m } from '../../../paraglide/messages.js'
import { levelWords } from '../../screens/words.ts'

export const level = levelWords({
  apprentice: { name: m.apprentice, style: m.style_overlooks },
  hewer: { name: m.rb_level_hewer, style: m.rb_style_hewer },
  foreman: { name: m.rb_level_foreman, style: m.rb_style_foreman },
  director: { name: m.magnate, style: m.rb_style_director },
})
