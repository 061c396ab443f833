/**
 * Entry of a game to send: the page around a finished game's record, built once for each game into a single file
 * (`scripts/sent-games.ts`). It asks no services and loads nothing.
 */
import { mount } from 'svelte'
import { ignoreComposing } from '../keys/input-guards.ts'
import { leaveRulesOut } from '../app/opened-rules.svelte.ts'
import { GAMES } from '../games/catalogue.ts'
import '../ui/fonts.css'
import '../ui/tokens.css'
import '../ui/base.css'
import SentGame from './SentGame.svelte'
import { recordIn } from '../app/records.ts'
import { present } from '../../games/building-blocks/present.ts'

/** The text of the record that `main/archive/formats/sent-game.ts` put into the file. */
const text = present(document.getElementById('record'), 'the record').textContent
const record = recordIn(text)
const { title, words, replay } = present(
  GAMES.find(({ identity }) => identity.id === record.game),
  'the game of the record',
)
const [game, { screens }] = await Promise.all([words(), replay()])

ignoreComposing(window)
leaveRulesOut()
mount(SentGame, {
  target: document.body,
  props: { game: screens.read(record), text, title, words: game.words, screens },
})
