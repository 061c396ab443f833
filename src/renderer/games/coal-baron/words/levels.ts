/** The levels of bots in words. */
import { m } from '../../../paraglide/messages.js'
import { levelWords } from '../../screens/words.ts'

export const level = levelWords({
  apprentice: { name: m.apprentice, style: m.cb_bot_style_apprentice },
  hewer: { name: m.cb_bot_hewer, style: m.cb_bot_style_hewer },
  foreman: { name: m.cb_bot_foreman, style: m.cb_bot_style_foreman },
  director: { name: m.cb_bot_director, style: m.cb_bot_style_director },
})
