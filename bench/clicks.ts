/** Times moves as a player sees them: from the click to the frame that shows the move, before it is on disk. */
import type { Page } from 'playwright'
import { openServices } from '../src/main/services/services.ts'
import { BARE_BOARD, clickBareBoard, PLAYINGS, type Playing } from './click-games.ts'
import { clickTimes, watchClicks, type ClickTimes } from './click-watch.ts'
import { workOfClicks, WORKS, type ClickWork } from './click-work.ts'
import { figure, type Figure, type Part } from './figure.ts'
import { inNewFolder } from './folder.ts'
import { median, quantile } from './measure.ts'
import { inChromium, onHost, type NewPage } from './page.ts'

/** The first clicks only warm up. */
const WARM_UP = 2
/** How many times slower the browser makes its processor. */
const SLOWED = [1, 4]
/** The most that a click may take, in clicks on the bare board. */
const MOST = { median: 2, most: 3 }

interface Clicks extends ClickTimes {
  work: ClickWork
}

/** In turn: the bare board, a game, the bare board, the next game, so that other load on the machine meets both. */
export const clicks: Part = () =>
  inChromium(async (newPage) => {
    const figures: Figure[] = []
    for (const slowed of SLOWED) figures.push(...(await clicksAt(slowed, newPage)))
    return figures
  })

async function clicksAt(slowed: number, newPage: NewPage): Promise<Figure[]> {
  const bare = () => onBareBoard(newPage, slowed)
  const figures: Figure[] = []
  let before = await bare()
  for (const playing of PLAYINGS) {
    const game = await inGame(playing, newPage, slowed)
    const after = await bare()
    const what = `${playing.name}${slowed > 1 ? `, slowed ${slowed} times` : ''}`
    figures.push(...against(what, game, [...before.painted, ...after.painted]))
    before = after
  }
  return figures
}

function against(what: string, { painted, answered, work }: Clicks, bare: readonly number[]): Figure[] {
  const most = (times: readonly number[]) => quantile(times, 0.95)
  const click = `${what}: from the click to the painted board`
  return [
    figure(`${click}, median`, median(painted), 'ms'),
    figure(`${click}, median, against a bare board`, median(painted) / median(bare), 'times as long', MOST.median),
    figure(`${click}, 95 of 100`, most(painted), 'ms'),
    figure(`${click}, 95 of 100, against a bare board`, most(painted) / most(bare), 'times as long', MOST.most),
    figure(`${what}: from the click to its answer, which only then could be drawn, median`, median(answered), 'ms'),
    ...WORKS.map((kind) => figure(`${what}: ${kind} of a click, mean`, work[kind], 'ms')),
  ]
}

async function onBareBoard(newPage: NewPage, slowed: number): Promise<Clicks> {
  const page = await newPage()
  try {
    await page.goto('about:blank')
    return await clicked(page, slowed, () => page.goto(BARE_BOARD), clickBareBoard)
  } finally {
    await page.close()
  }
}

const inGame = ({ before, play }: Playing, newPage: NewPage, slowed: number): Promise<Clicks> =>
  inNewFolder(async (folder) => {
    const services = await openServices({ folder, host: 'loopback', version: 'bench' })
    // No newcomer is asked for a second press.
    services.api['settings.set']({ confirm: 'never' })
    before?.(services)
    services.close()
    return onHost(folder, newPage, (page) => clicked(page, slowed, () => page.reload(), play))
  })

async function clicked(
  page: Page,
  slowed: number,
  load: () => Promise<unknown>,
  play: Playing['play'],
): Promise<Clicks> {
  await watchClicks(page)
  await load()
  const chromium = await page.context().newCDPSession(page)
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  const work = await workOfClicks(page, () => play(page), WARM_UP)
  const { painted, answered } = await clickTimes(page)
  return { painted: painted.slice(WARM_UP), answered: answered.slice(WARM_UP), work }
}
