/** `npm run soak` plays a thousand. */
import { expect, test } from 'vitest'
import { playBotGames } from '../../support/bot-games.ts'
import { FAST_DISK } from '../../support/health.ts'
import { newFolder } from '../folder.ts'

test('games of bots, one after another, leave no listeners and no memory behind', async () => {
  const { games, listenersLeft, heapMiB } = await playBotGames(newFolder(FAST_DISK), 5, 20_261_121)
  expect({ games, listenersLeft }).toEqual({ games: 5, listenersLeft: 0 })
  expect(heapMiB.at(-1)! - heapMiB[1]).toBeLessThan(20)
})
