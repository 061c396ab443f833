/** The toy in words. They are part of the tests, so English alone; a game's own stand in `messages/<id>/`. */
import type { LogItem } from '../../../../games/toy/rules/log.ts'
import type { Position } from '../../../../games/toy/rules/rules.ts'
import type { Words } from '../../../../../../src/renderer/games/screens/words.ts'

const LEVELS: Readonly<Record<string, { name: string; style: string }>> = {
  idle: { name: 'Idle', style: 'Takes what comes' },
  greedy: { name: 'Greedy', style: 'Takes what is best now' },
}

export const words: Words = {
  progress: ({ key, params }) => (key === 'left' ? `${params.left} lumps left` : 'Counting'),
  turn: ({ view, turn, players }) =>
    turn === null ? 'Over' : `${players[turn].name} takes from ${(view as Position).row.length}`,
  asked: ({ view }) => ((view as Position).isTurned ? 'take' : 'turn or take'),
  takeBack: (what) => `Takes back the ${what}`,
  refusal: ({ code, params }) => (code === 'not-offered' ? `only ${params.left} are left` : null),
  logLines: (log) =>
    (log as LogItem[]).map(({ seat, took, turned }, at) => ({
      seat,
      move: at,
      text: `takes ${took}`,
      short: null,
      details: turned ? ['The row was turned round.'] : [],
      place: null,
      divider: false,
      opening: at === 0 ? 'The beginning' : null,
    })),
  logSentence: (item, players) => `${players[(item as LogItem).seat].name} takes ${(item as LogItem).took}.`,
  newGame: (players) => ({ lead: 'A toy for some.', setup: `${players} take lumps.` }),
  again: ({ view }) => {
    const { row, seats } = view as Position
    return { lumps: (row.length + seats.flat().length) / seats.length }
  },
  winner: ({ winners }, players) => ({ title: `${players[winners[0]].name} has most`, why: 'By far' }),
  level: (name) => LEVELS[name] ?? null,
  parts: () => ['Coal', 'Dust'],
}
