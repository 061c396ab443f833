/** The bots that can be asked to play on. */
import { m } from '../../paraglide/messages.js'

export const BOTS = [
  { control: 'bot:apprentice', name: m.records_bot_apprentice },
  { control: 'bot:hewer', name: m.records_bot_hewer },
  { control: 'bot:foreman', name: m.records_bot_foreman },
  { control: 'bot:director', name: m.records_bot_director },
]
