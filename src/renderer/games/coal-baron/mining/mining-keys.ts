/** The keys of a mining turn, as the overlay on `?` lists them and the page's key handling runs them. */
import { tick } from 'svelte'
import { COALS } from '../../../../games/coal-baron/state/components.ts'
import type { Coal } from '../../../../games/coal-baron/rules/types.ts'
import { offerShortcuts } from '../../../keys/shortcuts.svelte.ts'
import { coalLetter } from '../words/piece-names.ts'
import { m } from '../../../paraglide/messages.js'
import { pressCoal } from './keys.ts'
import type { Mining } from './mining-turn.svelte.ts'
import { present } from '../../../../games/building-blocks/present.ts'

/** As its letter in the current language. */
const coalKey = (coal: Coal) => coalLetter(coal).toLowerCase()

/** Offers them as long as the calling component lives. Each works while the player is mining. */
export function offerMiningKeys(mining: Mining) {
  const when = () => mining.active
  offerShortcuts(m.cb_mining, [
    {
      keys: ['0', '1', '2', '3', '4'],
      shown: '0…4',
      says: m.cb_board_keys_cage,
      when,
      run: (key) => mining.moveTo(Number(key)),
    },
    {
      get keys() {
        return COALS.map(coalKey)
      },
      says: m.cb_board_keys_coal,
      when,
      run: (key) =>
        mining.board.soon(() =>
          pickByKey(
            mining,
            present(
              COALS.find((coal) => coalKey(coal) === key),
              'the colour of the key',
            ),
          ),
        ),
    },
    { keys: ['p'], says: m.cb_board_store, when, run: () => mining.aim('storage') },
    { keys: ['t'], says: m.cb_board_keys_two, when: () => when() && mining.offersTwo, run: () => mining.toggleTwo() },
    { keys: ['e'], says: m.cb_end_mining, when, run: () => mining.end() },
    {
      keys: ['Escape'],
      says: m.cb_board_keys_let_go,
      when: () => when() && mining.isPicking,
      run: () => mining.letGo(),
    },
  ])
}

/** Picks up a cube. If it could go to several spots, moves the focus to the first of them. */
function pickByKey(mining: Mining, coal: Coal) {
  pressCoal(mining, coal)
  const { cubes, two } = mining.picks
  if (cubes.length < (two ? 2 : 1)) return
  void tick().then(() => document.querySelector<HTMLElement>('[data-spot][data-bright]')?.focus())
}
