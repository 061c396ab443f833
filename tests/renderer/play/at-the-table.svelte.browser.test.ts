/** Parts of a table by themselves: clocks, the log, bots that are watched, and what takes a second press. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { BotsAct, BotsState, Settings, TableState } from '../../../src/contract/api.ts'
import { refusal } from '../../../src/contract/errors.ts'
import type { LessonProgress } from '../../../src/contract/schemas/lessons.ts'
import { newTimer, type Timer } from '../../../src/games/building-blocks/timer.ts'
import { announcements } from '../../../src/renderer/app/announcer.svelte.ts'
import { pressKey } from '../../../src/renderer/keys/shortcuts.svelte.ts'
import type { GameEntry } from '../../../src/renderer/games/catalogue.ts'
import { offerGames } from '../../../src/renderer/games/offered-games.svelte.ts'
import type { LessonScreens } from '../../../src/renderer/games/screens/lesson-screens.ts'
import SeatMenu from '../../../src/renderer/play/bots/SeatMenu.svelte'
import WatchBar from '../../../src/renderer/play/bots/WatchBar.svelte'
import ClockDialog from '../../../src/renderer/play/clock/ClockDialog.svelte'
import PlayerClock from '../../../src/renderer/play/clock/PlayerClock.svelte'
import { TableClock } from '../../../src/renderer/play/clock/table-clock.svelte.ts'
import LessonsScreen from '../../../src/renderer/play/lesson/LessonsScreen.svelte'
import { announceTable } from '../../../src/renderer/play/table/announce-table.svelte.ts'
import HandOver from '../../../src/renderer/play/table/HandOver.svelte'
import LogList from '../../../src/renderer/play/table/LogList.svelte'
import { followSecondPress } from '../../../src/renderer/play/table/second-press.svelte.ts'
import '../../../src/renderer/ui/base.css'
import '../../../src/renderer/ui/tokens.css'
import { TOY } from '../../toy/renderer/games/catalogue.ts'
import { fakeServices, type Answers } from '../fake-services.ts'
import { mounted } from '../mounted.ts'
import { taking, toyRecord, toyTable } from '../toy-data.ts'

const { words } = await TOY.words()
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const [MIKE, LUCY] = toyTable().players

/** Keys go where `App.svelte` sends them. */
beforeEach(() => {
  addEventListener('keydown', pressKey)
  return () => removeEventListener('keydown', pressKey)
})
afterEach(() => void vi.useRealTimers())

describe('a screen reader', () => {
  /** A table whose log can grow, and the announcements about it. */
  const hearing = () => {
    let now = $state.raw({ table: toyTable(), playedOut: false })
    const leave = $effect.root(() =>
      announceTable(
        () => now.table,
        () => words,
        () => now.playedOut,
      ),
    )
    onTestFinished(leave)
    flushSync()
    announcements.length = 0
    const become = (lines: number, playedOut: boolean, more: Partial<TableState> = {}) => {
      const log = Array.from({ length: lines }, (_, line) => taking(line % 2, 1))
      now = { table: toyTable({ log, ...more }), playedOut }
      flushSync()
      return announcements.splice(0).map(({ text }) => text)
    }
    return become
  }

  test('hears once what came of a game that bots played to its end', () => {
    const become = hearing()
    for (let lines = 1; lines < 130; lines++) expect(become(lines, true)).toEqual([])
    const result = toyRecord().result
    const over = toyTable({ result, turn: null, waiting: 'finished' })
    expect(become(130, true, { result, turn: null, waiting: 'finished' })).toEqual([
      '130 new lines in the log.',
      words.logSentence(taking(1, 1), over.players),
      words.turn(over),
    ])
  })

  test('hears what came of it where that was broken off', () => {
    const become = hearing()
    expect(become(60, true)).toEqual([])
    expect(become(60, false)).toHaveLength(3)
    expect(become(61, false)).toContain(words.logSentence(taking(0, 1), toyTable().players))
  })

  test('hears each line where only some come', () => {
    const become = hearing()
    expect(become(3, false).slice(0, 3)).toEqual(
      [0, 1, 0].map((seat) => words.logSentence(taking(seat, 1), [MIKE, LUCY])),
    )
  })
})

describe('the clocks of a table', () => {
  let leave: (() => void) | undefined
  afterEach(() => leave?.())

  const counting = async (kept: Omit<Timer, 'since'> | null, answers: Answers = {}) => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setInterval', 'clearInterval'], now: 1_000_000 })
    const at = $state<{ turn: number | null; thinks: boolean }>({ turn: 0, thinks: true })
    const fake = fakeServices({ 'clock.open': () => kept, ...answers })
    const clock = new TableClock(fake.services, 'a')
    leave = $effect.root(() => clock.follow({ players: () => 2, turn: () => at.turn, thinks: () => at.thinks }))
    flushSync()
    await Promise.allSettled(fake.call.mock.results.map(({ value }) => value as Promise<unknown>))
    flushSync()
    const keeps = () => fake.call.mock.calls.filter(([name]) => name === 'clock.keep').map(([, call]) => call)
    /** Time goes by as on a machine that is awake. */
    const pass = (seconds: number) => {
      for (let at = 0; at < seconds; at++) vi.advanceTimersByTime(1000)
    }
    const become = (next: Partial<typeof at>) => {
      Object.assign(at, next)
      flushSync()
    }
    return { clock, keeps, pass, become }
  }
  const { since: _, ...stopped } = newTimer(2, 0)

  test('stand still where nobody asked for them', async () => {
    const { clock, keeps, become } = await counting(null)
    become({ turn: 1 })
    expect([clock.timer, keeps()]).toEqual([null, []])
  })

  test('go on from what was kept, and give each turn to whose it was', async () => {
    const { clock, pass, become, keeps } = await counting({ ...stopped, used: [5000, 0] })
    pass(3)
    become({ turn: 1 })
    expect(clock.timer).toMatchObject({ seat: 1, used: [8000, 0], turn: 0 })
    expect(keeps()).toEqual([{ id: 'a', clock: { limit: null, seat: 1, used: [8000, 0], turn: 0 } }])
  })

  test('stand still while nobody thinks', async () => {
    const { clock, pass, become } = await counting({ ...stopped })
    pass(2)
    become({ thinks: false })
    pass(30)
    become({ thinks: true })
    pass(1)
    become({ turn: 1 })
    expect(clock.timer!.used).toEqual([3000, 0])
  })

  test('are kept every ten seconds, and when the table is left', async () => {
    const { pass, keeps } = await counting({ ...stopped })
    pass(10)
    expect(keeps()).toMatchObject([{ clock: { turn: 10_000 } }])
    pass(5)
    leave!()
    leave = undefined
    expect(keeps().at(-1)).toMatchObject({ clock: { turn: 15_000 } })
  })

  test('begin with a limit, change it, begin from nought and are given up', async () => {
    const { clock, pass, keeps } = await counting(null)
    clock.limit(60)
    pass(4)
    clock.limit(30)
    expect(keeps().at(-1)).toMatchObject({ clock: { limit: 30, turn: 4000 } })
    clock.restart()
    expect(keeps().at(-1)).toMatchObject({ clock: { limit: 30, turn: 0, used: [0, 0] } })
    clock.limit(undefined)
    expect([clock.timer, keeps().at(-1)]).toEqual([null, { id: 'a', clock: null }])
  })

  test('are played without where they can’t be had', async () => {
    const { clock } = await counting(null, {
      'clock.open': () => {
        throw refusal('disconnected')
      },
    })
    expect(clock.timer).toBeNull()
  })

  test('are set in a dialog', async () => {
    const clock = new TableClock(fakeServices().services, 'a')
    const limit = vi.spyOn(clock, 'limit').mockImplementation(() => {})
    await mounted(ClockDialog, { clock, open: true })
    const group = page.getByRole('group', { name: 'Time for a turn' })
    await expect.element(group.getByRole('radio', { name: 'not counted' })).toBeChecked()
    expect(button('Start from zero').query()).toBeNull()
    await group.getByRole('radio', { name: 'no limit' }).click({ force: true })
    await group.getByRole('radio', { name: '1:30' }).click({ force: true })
    expect(limit.mock.calls).toEqual([[null], [90]])
  })

  test('say what is left of a turn and what each player has used, and when time is up', async () => {
    const timer: Timer = { limit: 30, seat: 0, used: [60_000, 5000], turn: 31_000, since: null }
    await render(PlayerClock, { timer, seat: 0, name: 'Mike' })
    const clock = (name: string) => page.getByRole('timer', { name })
    await expect.element(clock('Mike’s time left for this turn')).toHaveTextContent('−0:01')
    await expect.element(clock('Mike’s thinking time')).toHaveTextContent('1:31')
    expect(announcements.map(({ text }) => text)).toEqual(['Mike, time is up.'])
    await render(PlayerClock, { timer, seat: 1, name: 'Lucy' })
    await expect.element(clock('Lucy’s thinking time')).toHaveTextContent('0:05')
    expect(clock('Lucy’s time left for this turn').query()).toBeNull()
  })
})

describe('a second press', () => {
  let leave: (() => void) | undefined
  afterEach(() => leave?.())

  const wanted = (setting: Settings['confirm'], games: number | null, more = {}) => {
    const table = toyTable(more)
    const fake = fakeServices({
      'people.results': () => {
        if (games === null) throw refusal('disconnected')
        return [{ name: 'Mike', games }] as never
      },
    })
    let current: ReturnType<typeof followSecondPress>
    leave = $effect.root(() => {
      current = followSecondPress({
        ...{ services: fake.services, table: () => table },
        setting: () => setting,
      })
    })
    flushSync()
    const answered = () => Promise.allSettled(fake.call.mock.results.map(({ value }) => value as Promise<unknown>))
    return { confirms: () => current.current, call: fake.call, answered }
  }

  test.each(['always', 'touch', 'never'] as const)(
    'is asked for as the setting “%s” says, and nobody is looked up',
    (setting) => {
      const { confirms, call } = wanted(setting, 0)
      expect([confirms(), call.mock.calls]).toEqual([setting, []])
    },
  )

  test.each([
    ['has finished two games', 2, 'always'],
    ['has finished three', 3, 'touch'],
  ])('is asked of a person on turn who %s', async (_, games, confirms) => {
    const asked = wanted('newcomers', games)
    expect(asked.confirms()).toBe('touch')
    await asked.answered()
    expect(asked.confirms()).toBe(confirms)
    const people = ['Mike', 'Lucy', 'George', 'Ida', 'Anna']
    expect(asked.call.mock.calls).toEqual([['people.results', { game: 'toy', names: people }]])
  })

  test('is not asked while it is another’s turn or nothing is known', async () => {
    const all = [wanted('newcomers', 0, { turn: null }), wanted('newcomers', null)]
    for (const { call, answered } of all) {
      expect(call).toHaveBeenCalledOnce()
      await answered()
    }
    expect(all.map(({ confirms }) => confirms())).toEqual(['touch', 'touch'])
  })
})

describe('the log', () => {
  const shown = async (turn: number, ...log: ReturnType<typeof taking>[]) => {
    const [onlight, onlook] = [vi.fn<(place: string | null) => void>(), vi.fn<(moves: number) => void>()]
    const table = toyTable({ log, turn })
    await render(LogList, { table, looked: null, words, LogArt: undefined, onlight, onlook })
    return { onlight, onlook }
  }
  const lines = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((line) => line.textContent?.replace(/\s+/g, ' ').trim())

  test('says that there is nothing yet', async () => {
    await shown(0)
    await expect.element(page.getByText('Moves appear here.')).toBeVisible()
  })

  test('has the newest first, and says what came since the player’s last turn', async () => {
    await shown(0, taking(0, 1), taking(1, 2), taking(2, 3))
    expect(lines()).toEqual(['George takes 3', 'Lucy takes 2', 'Since your last turn', 'Mike takes 1', 'The beginning'])
  })

  test('has nothing new for whoever has not played yet', async () => {
    await shown(3, taking(0, 1), taking(1, 2))
    expect(lines()).toEqual(['Lucy takes 2', 'Mike takes 1', 'The beginning'])
  })

  test('is gone to by its key, walked through by arrow keys, and each line leads to its position', async () => {
    const { onlook } = await shown(0, taking(0, 1), taking(1, 2), taking(2, 3))
    await userEvent.keyboard('l')
    await expect.element(page.getByRole('group', { name: 'Log' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(onlook).toHaveBeenCalledExactlyOnceWith(2)
  })
})

describe('a game that only bots play', () => {
  const shown = async (bots: Partial<BotsState> = {}, player: typeof MIKE | null = MIKE) => {
    const act = vi.fn<(act: BotsAct) => void>()
    const onspeed = vi.fn<(speed: Settings['speed']) => void>()
    const state = { mode: 'play', stuck: false, ...bots } as BotsState
    await mounted(WatchBar, { bots: state, player, speed: 'normal' as const, act, onspeed })
    return { act, onspeed }
  }
  const bar = () => page.getByRole('region', { name: 'Watching bots play' })

  test('says who thinks, and is held up by key', async () => {
    const { act } = await shown()
    await expect.element(bar()).toMatchTextContent(/Mike is thinking/)
    await expect.element(button(/^One step/)).toBeDisabled()
    await userEvent.keyboard('pnr')
    expect(act.mock.calls).toEqual([['pause'], ['run']])
  })

  test('goes on step by step while it is held up', async () => {
    const { act } = await shown({ mode: 'pause' })
    await userEvent.keyboard('n')
    await button(/^One step/).click()
    await button(/^Play/).click()
    expect(act.mock.calls).toEqual([['step'], ['step'], ['play']])
  })

  test('that is played to the end says so, and can be held up', async () => {
    const { act } = await shown({ mode: 'run' })
    await expect.element(bar()).toMatchTextContent(/Playing to the end/)
    await userEvent.keyboard('rp')
    expect(act.mock.calls).toEqual([['play']])
  })

  test('in which a bot is stuck says so at once, and tries again', async () => {
    const { act } = await shown({ stuck: true })
    await expect.element(page.getByRole('alert')).toHaveTextContent('A bot couldn’t continue.')
    await button(/^Try again/).click()
    expect(act.mock.calls).toEqual([['play']])
  })

  test('has the pace that is chosen', async () => {
    const { onspeed } = await shown()
    await page.getByRole('combobox', { name: 'Pace' }).selectOptions('Fast')
    expect(onspeed).toHaveBeenCalledExactlyOnceWith('fast')
  })
})

test('a seat is given to a bot or a person from a menu, by keyboard', async () => {
  const onchange = vi.fn<(control: string) => void>()
  await render(SeatMenu, { player: LUCY, players: 5, identity: TOY.identity, words, onchange })
  ;(button('Player or bot for Lucy').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitemradio', { name: /Person/ })).toBeChecked()
  await userEvent.keyboard('g')
  await expect.element(page.getByRole('menuitemradio', { name: /^Greedy/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onchange).toHaveBeenCalledExactlyOnceWith('bot:greedy')
  await expect.element(button('Player or bot for Lucy')).toHaveFocus()
})

test('what is drawn is turned up by its player, and not by a key that is still held down', async () => {
  const act = vi.fn(() => Promise.resolve())
  await render(HandOver, { player: MIKE, why: 'You drew two.', act, children: (() => {}) as never })
  await expect.element(page.getByRole('region', { name: 'For Mike only' })).toMatchTextContent(/You drew two\./)
  await expect.element(button(/^Reveal/)).toHaveFocus()
  const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true })
  document.activeElement!.dispatchEvent(held)
  expect(held.defaultPrevented).toBe(true)
  await userEvent.keyboard('{Enter}')
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'reveal' })
})

test('what a phone shows already can be shown at the table, too', async () => {
  const act = vi.fn(() => Promise.resolve())
  await render(HandOver, { player: MIKE, why: 'You drew two.', onPhone: true, act, children: (() => {}) as never })
  await expect.element(page.getByText(/^Mike sees this on the phone/)).toBeVisible()
  await button(/^Show it here/).click()
  expect(act).toHaveBeenCalledExactlyOnceWith({ type: 'reveal' })
})

describe('the lessons of a game', () => {
  const says = (text: string) => () => text
  const lessons: LessonScreens = {
    selectorOf: (thing) => thing,
    words: {
      first: {
        ...{ title: says('The first game'), lead: says('How lumps are taken.'), steps: {} },
        chapters: { begin: says('How to begin'), end: says('How it ends') },
      },
    },
  }
  const entry: GameEntry = {
    ...{ ...TOY, identity: { ...TOY.identity, id: 'taught' }, title: says('Taught') },
    lessons: () => Promise.resolve({ lessons }),
  }
  const progress = (more: Partial<LessonProgress> = {}): LessonProgress => ({
    ...{ game: 'taught', lesson: 'first', controls: ['human', 'bot:idle', 'bot:idle'], at: null },
    chapters: ['begin', 'end'].map((id) => ({ id, isDone: id === 'begin' })),
    ...more,
  })
  const shown = (more: Partial<LessonProgress> = {}) => {
    offerGames([entry])
    return mounted(
      LessonsScreen,
      { game: 'taught' },
      {
        'lessons.list': () => [progress(more)],
        'lessons.begin': () => ({ id: 't' }) as never,
        'people.list': () => [{ name: 'Mike', color: 'red' }],
      },
    )
  }

  test('are told with their chapters, and which are done', async () => {
    await shown()
    const lesson = page.getByRole('region', { name: 'The first game' })
    await expect.element(lesson).toMatchTextContent(/How lumps are taken\./)
    await expect.element(page.getByRole('listitem').nth(0)).toMatchTextContent(/How to begin ✓ Done Once more/)
    await expect.element(page.getByRole('listitem').nth(1)).toMatchTextContent(/How it ends Begin/)
  })

  test('begin with the person known and bots called like their levels, and lead to their table', async () => {
    const { asked } = await shown()
    await button('Begin with “How it ends”').click()
    await expect.poll(() => location.hash).toBe('#/table/t')
    const names = ['Mike', 'Idle', 'Idle 2']
    expect(asked('lessons.begin')).toEqual([[{ game: 'taught', lesson: 'first', chapter: 'end', names }]])
  })

  test('go on where one left off', async () => {
    const { asked } = await shown({ at: { chapter: 'end', table: 't' } })
    await button('Go on where you left off').click()
    await vi.waitFor(() => expect(asked('lessons.begin')).toMatchObject([[{ chapter: null }]]))
  })
})
