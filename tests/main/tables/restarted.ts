import type { TableState } from '../../../src/contract/api.ts'
import { CATALOGUE } from '../../../src/games/catalogue.ts'
import { openStore } from '../../../src/main/store/store.ts'
import { newFolder } from '../folder.ts'
import { noTime, roomIn, roomOn, type Room } from './room.ts'

/** The same folder in the hands of a new program. */
export async function restarted(play: (room: Room) => TableState): Promise<{ before: TableState; room: Room }> {
  const folder = newFolder()
  const store = await openStore({ folder, now: noTime, catalogue: CATALOGUE })
  const before = play(roomOn(store))
  store.close()
  return { before, room: await roomIn(folder) }
}
