/** One thing wrong in the parts of a record that are Coal Baron's own, and the line that says what and where. */
import { GONE, isRefused } from '../../../support/spoiled.ts'

isRefused(
  '3-players',
  [
    // Set-up
    [
      'a starting player who is not there',
      { 'setup.startingPlayer': 3 },
      'setup.startingPlayer: out-of-range have=3 need=0..2',
    ],
    ['a starting player by name', { 'setup.startingPlayer': 'Mike' }, 'setup.startingPlayer: wrong-type need=number'],
    ['a seed', { 'setup.seed': 7 }, 'setup.seed: unknown-key'],
    ['a tile too few', { 'setup.tiles[47]': GONE }, 'setup.tiles: wrong-length have=47 need=48'],
    ['a tile that there is not', { 'setup.tiles[5]': 'G3L' }, 'setup.tiles[5]: unknown-value have=G3L'],
    ['a tile four times', { 'setup.tiles[9]': 'Y1L' }, 'setup.tiles[10]: too-many id=Y1L'],
    ['a card twice', { 'setup.orders[43]': 'BBBB' }, 'setup.orders[43]: too-many id=BBBB'],
    ['no tiles', { 'setup.tiles': [] }, 'setup.tiles: wrong-length have=0 need=48'],

    // Moves
    ['no moves', { moves: GONE }, 'moves: missing'],
    ['moves by number', { moves: { 0: { draft: 'CYBGK' } } }, 'moves: wrong-type need=list'],
    ['a move that is none', { 'moves[3]': null }, 'moves[3]: wrong-type need=object'],
    ['a list for a move', { 'moves[3]': ['draft', 'CB'] }, 'moves[3]: wrong-type need=object'],
    ['an empty move', { 'moves[3]': {} }, 'moves[3]: unknown-kind have=""'],
    ['a pass', { 'moves[30]': { pass: true } }, 'moves[30]: unknown-kind have=pass'],
    ['a turn with its seat', { 'moves[12].seat': 0 }, 'moves[12].seat: unknown-key'],
    ['a card that there is not', { 'moves[0].draft': 'BKKK' }, 'moves[0].draft: unknown-value have=BKKK'],
    ['a draft and a place', { 'moves[0].place': 'bank' }, 'moves[0].place: unknown-key'],
    ['a space that there is not', { 'moves[12].place': 'canteen' }, 'moves[12].place: unknown-value have=canteen'],
    ['a space by number', { 'moves[12].place': 14 }, 'moves[12].place: unknown-value have=14'],
    ['work steps on a delivery space', { 'moves[12].steps': [] }, 'moves[12].steps: unknown-key'],
    ['coal on an order space', { 'moves[19].coal': ['K'] }, 'moves[19].coal: unknown-key'],
    ['no work steps', { 'moves[9].steps': GONE }, 'moves[9].steps: missing'],
    [
      'eleven work steps',
      { 'moves[9].steps': Array(11).fill({ cage: 1 }) },
      'moves[9].steps: wrong-length have=11 need=0..10',
    ],
    ['a cage below the pit', { 'moves[9].steps[0].cage': 5 }, 'moves[9].steps[0].cage: out-of-range have=5 need=0..4'],
    ['a step that is none', { 'moves[9].steps[0]': { dig: 1 } }, 'moves[9].steps[0]: unknown-kind have=dig'],
    ['two steps in one', { 'moves[9].steps[0].load': 'B' }, 'moves[9].steps[0].load: unknown-key'],
    ['green coal', { 'moves[9].steps[1].load': 'V' }, 'moves[9].steps[1].load: unknown-value have=V'],
    ['no spot', { 'moves[9].steps[7].spot': GONE }, 'moves[9].steps[7].spot: missing'],
    ['a fifth spot', { 'moves[9].steps[7].spot': 4 }, 'moves[9].steps[7].spot: out-of-range have=4 need=0..3'],
    ['filled with nothing', { 'moves[9].steps[7].with': [] }, 'moves[9].steps[7].with: wrong-length have=0 need=1..2'],
    [
      'filled from the supply',
      { 'moves[9].steps[7].with[0][0]': 'supply' },
      'moves[9].steps[7].with[0][0]: unknown-value have=supply',
    ],
    [
      'a cube of three',
      { 'moves[9].steps[7].with[0][2]': 'B' },
      'moves[9].steps[7].with[0]: wrong-length have=3 need=2',
    ],
    ['a draw without keep', { 'moves[21].keep': GONE }, 'moves[21].keep: missing'],
    ['a draw without put', { 'moves[21].put': GONE }, 'moves[21].put: missing'],
    ['put in the middle', { 'moves[21].put': 'middle' }, 'moves[21].put: unknown-value have=middle'],
    ['a draw without back', { 'moves[21].back': GONE }, 'moves[21].back: missing'],
    ['a tile among the cards', { 'moves[21].back[0]': 'Y1L' }, 'moves[21].back[0]: unknown-value have=Y1L'],
    ['coal for no minecart', { 'moves[22].coal': [] }, 'moves[22].coal: wrong-length have=0 need=1..2'],

    // The result
    ['no result at all', { result: GONE }, 'result: missing'],
    ['a seat without a score', { 'result.scores[2]': GONE }, 'result.scores: wrong-length have=2 need=3'],
    ['a score with a rank', { 'result.scores[0].rank': 1 }, 'result.scores[0].rank: unknown-key'],
    ['a score without a part', { 'result.scores[2].coal': GONE }, 'result.scores[2].coal: missing'],
    ['a shift too few', { 'result.scores[0].shifts[2]': GONE }, 'result.scores[0].shifts: wrong-length have=2 need=3'],
    [
      'an element too many',
      { 'result.scores[0].shifts[0][4]': 0 },
      'result.scores[0].shifts[0]: wrong-length have=5 need=4',
    ],
    ['a point too many', { 'result.scores[1].total': 122 }, 'result.scores[1].total: differs have=122 need=121'],
    ['a reward moved', { 'result.scores[0].shifts[2][0]': 2 }, 'result.scores[0].shifts[2][0]: differs have=2 need=1'],
    ['half a point', { 'result.scores[0].total': 80.5 }, 'result.scores[0].total: not-whole have=80.5'],
    ['nobody won', { 'result.winners': [] }, 'result.winners: wrong-length have=0 need=1..3'],
    ['another won', { 'result.winners': [0] }, 'result.winners[0]: differs have=0 need=1'],
    ['won twice', { 'result.winners': [1, 1] }, 'result.winners: differs have=list need=list'],
  ],
  'coal-baron',
)
