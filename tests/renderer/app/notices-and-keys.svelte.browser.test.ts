/** The foundation of every screen: notices, keys, followed things, and warnings of disk trouble. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../../../src/contract/errors.ts'
import { announce, announcements } from '../../../src/renderer/app/announcer.svelte.ts'
import { Followed } from '../../../src/renderer/app/followed.svelte.ts'
import { offerShortcuts, pressKey, shortcutGroups, type Shortcut } from '../../../src/renderer/keys/shortcuts.svelte.ts'
import { dismiss, dismissUndo, notify, notifyError, toasts } from '../../../src/renderer/app/toasts.svelte.ts'
import { dismissOnceWritten } from '../../../src/renderer/app/writable.ts'
import { useLanguage } from '../../../src/renderer/i18n/locale.svelte.ts'
import { fakeServices } from '../fake-services.ts'

const texts = () => toasts.map(({ text }) => text())

describe('notices', () => {
  beforeEach(() => void (toasts.length = 0))

  test('say an error once, however often it happens, and again after it was dismissed', () => {
    notifyError(refusal('storage-full'))
    notifyError(refusal('storage-full'))
    expect(toasts).toHaveLength(1)
    dismiss(toasts[0].id)
    expect(toasts).toEqual([])
    notifyError(refusal('storage-full'))
    expect(toasts).toHaveLength(1)
  })

  test('are in the language of the page, also those that are there already', () => {
    notifyError(refusal('storage-full'))
    const english = texts()
    useLanguage('de', [])
    expect(texts()).not.toEqual(english)
    useLanguage('en', [])
    expect(texts()).toEqual(english)
  })

  test('lead to the report of a fault that nobody foresaw', () => {
    notifyError(new Error('a fault inside'))
    expect(toasts[0]).toMatchObject({ tone: 'bad', code: 'internal' })
    expect(toasts[0].action!.label()).not.toBe('')
  })

  test('give way to a later one about the same', () => {
    const of = (text: string, about?: string) => notify({ tone: 'plain', text: () => text, about })
    of('one game removed', 'bin')
    of('something else')
    of('two games removed', 'bin')
    expect(texts()).toEqual(['something else', 'two games removed'])
  })

  test('that offer to undo go together, and others stay', () => {
    const action = { label: () => 'Undo', run: () => {} }
    notify({ tone: 'plain', text: () => 'removed', action })
    notify({ tone: 'plain', text: () => 'saved' })
    notifyError(new Error('a fault inside'))
    dismissUndo()
    expect(texts()).toHaveLength(2)
    expect(texts()).toContain('saved')
  })

  test('of a disk’s trouble go once something was written', () => {
    const { services, emit } = fakeServices()
    dismissOnceWritten(services)
    notifyError(refusal('storage-full'))
    notifyError(refusal('not-found', { id: 'a' }))
    emit('tables.changed', null)
    expect(toasts).toHaveLength(2)
    emit('storage.written', null)
    expect(toasts.map(({ code }) => code)).toEqual(['not-found'])
  })
})

describe('announcements', () => {
  afterEach(() => void vi.useRealTimers())

  test('are kept in order until every screen reader has picked them up', () => {
    vi.useFakeTimers()
    announcements.length = 0
    announce('first')
    vi.advanceTimersByTime(6000)
    announce('second')
    expect(announcements.map(({ text }) => text)).toEqual(['first', 'second'])
    vi.advanceTimersByTime(4000)
    expect(announcements.map(({ text }) => text)).toEqual(['second'])
    vi.advanceTimersByTime(6000)
    expect(announcements).toEqual([])
  })
})

describe('shortcuts', () => {
  let leave: (() => void)[] = []
  afterEach(() => {
    leave.forEach((end) => end())
    leave = []
    document.body.replaceChildren()
  })

  /** As a component that is there until the test ends; answers how to leave earlier. */
  const offer = (title: string, ...shortcuts: Shortcut[]): (() => void) => {
    const end = $effect.root(() => offerShortcuts(() => title, shortcuts))
    flushSync()
    leave.push(end)
    return () => {
      end()
      flushSync()
    }
  }
  const shortcut = (keys: string[], more: Pick<Shortcut, 'when' | 'shares'> = {}) => ({
    keys,
    says: () => keys.join(),
    run: vi.fn<(key: string) => void>(),
    ...more,
  })
  const press = (key: string, init: KeyboardEventInit = {}, on: Element = document.body) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
    on.addEventListener('keydown', pressKey as (event: Event) => void, { once: true })
    on.dispatchEvent(event)
    return event
  }
  const within = (html: string): Element => {
    document.body.innerHTML = html
    return document.body.querySelector('[data-here]')!
  }

  test('run for their key, in whatever case, and keep it from everybody else', () => {
    const undo = shortcut(['z'])
    offer('Table', undo)
    expect(press('Z').defaultPrevented).toBe(true)
    expect(undo.run).toHaveBeenCalledExactlyOnceWith('z')
    expect(press('y').defaultPrevented).toBe(false)
  })

  test('of the screen that came last win, and the others are back when it is gone', () => {
    const [below, above] = [shortcut(['Escape']), shortcut(['Escape'])]
    offer('Page', below)
    const close = offer('Panel', above)
    press('Escape')
    close()
    press('Escape')
    expect(above.run).toHaveBeenCalledTimes(1)
    expect(below.run).toHaveBeenCalledTimes(1)
  })

  test('that can do nothing now leave the key to those below', () => {
    const [below, above] = [shortcut(['ArrowLeft']), shortcut(['ArrowLeft'], { when: () => false })]
    offer('Page', below)
    offer('Panel', above)
    press('ArrowLeft')
    expect(above.run).not.toHaveBeenCalled()
    expect(below.run).toHaveBeenCalledTimes(1)
  })

  test('with Shift go before those without', () => {
    const [plain, shifted] = [shortcut(['p']), shortcut(['Shift+p'])]
    offer('Page', plain, shifted)
    press('P', { shiftKey: true })
    expect([plain.run.mock.calls.length, shifted.run.mock.calls.length]).toEqual([0, 1])
  })

  test.each([
    ['the system’s', { ctrlKey: true }],
    ['the browser’s', { metaKey: true }],
    ['a menu’s', { altKey: true }],
    ['a key held down', { repeat: true }],
  ])('are not run by %s', (_, init) => {
    const key = shortcut(['z'])
    offer('Page', key)
    press('z', init)
    expect(key.run).not.toHaveBeenCalled()
  })

  test.each([
    ['a letter in a text field', 'z', '<input data-here>', false],
    ['a letter in a field of figures', 'z', '<input data-figures data-here>', true],
    ['a figure in a field of figures', '5', '<input data-figures data-here>', false],
    ['Escape in a field of figures', 'Escape', '<input data-figures data-here>', true],
    ['a letter on a check box', 'z', '<input type="checkbox" data-here>', true],
    ['a letter in a dialog', 'z', '<div role="dialog"><button data-here></button></div>', false],
    ['a letter in a menu', 'z', '<div role="menu"><i data-here></i></div>', false],
    ['Enter on a button', 'Enter', '<button data-here></button>', false],
    ['Enter on a link', 'Enter', '<a href="#x"><b data-here></b></a>', false],
    ['a letter on a button', 'z', '<button data-here></button>', true],
  ])('%s: %s', (_, key, html, runs) => {
    const each = shortcut(['z', '5', 'Enter', 'Escape'])
    offer('Page', each)
    press(key, {}, within(html))
    expect(each.run).toHaveBeenCalledTimes(runs ? 1 : 0)
  })

  test('are listed by their titles, those that a component handles itself among them', () => {
    offer('Table', shortcut(['z']))
    offer('Board', shortcut(['a']))
    offer('Table', { keys: ['x'], says: () => 'x' })
    const listed = shortcutGroups().map(({ title, shortcuts }) => [title, shortcuts.map(({ says }) => says())])
    expect(listed).toEqual([
      ['Table', ['z', 'x']],
      ['Board', ['a']],
    ])
  })

  test('that share their key run and are listed where they came last, and only there', () => {
    const [board, ideas, choices] = [shortcut(['1']), shortcut(['1'], { shares: true }), shortcut(['1'])]
    const listed = () => shortcutGroups().flatMap(({ title, shortcuts }) => (shortcuts.length > 0 ? [title] : []))
    offer('Board', board)
    offer('Ideas', ideas)
    press('1')
    expect(ideas.run).toHaveBeenCalledOnce()
    expect(listed()).toEqual(['Ideas'])
    offer('Choices', choices)
    press('1')
    expect(choices.run).toHaveBeenCalledOnce()
    expect(listed()).toEqual(['Board', 'Choices'])
  })

  test('are listed with the keys that work now alone', () => {
    offer('Table', shortcut(['1', '2', '3'], { when: (key) => key !== '2' }), shortcut(['s'], { when: () => false }))
    offer('Board', shortcut(['b'], { when: () => false }))
    const listed = shortcutGroups().map(({ title, shortcuts }) => [title, shortcuts.map(({ keys }) => keys)])
    expect(listed).toEqual([['Table', [['1', '3']]]])
  })
})

describe('something that is followed', () => {
  interface Thing {
    id: string
    revision: number
  }
  const at = (revision: number): Thing => ({ id: 'a', revision })

  const follow = (open: () => Promise<Thing>) => {
    let show: (thing: Thing) => void = () => {}
    const stop = vi.fn<() => void>()
    const followed = new Followed<Thing>('a', {
      open,
      listen: (listener) => {
        show = listener
        return stop
      },
    })
    const leave = followed.follow()
    return { followed, leave, stop, show: (thing: Thing) => show(thing) }
  }

  test('is as it was opened, and then as it changes', async () => {
    const { followed, show, leave, stop } = follow(() => Promise.resolve(at(1)))
    await vi.waitFor(() => expect(followed.current).toEqual(at(1)))
    show(at(2))
    expect(followed.current).toEqual(at(2))
    leave()
    expect(stop).toHaveBeenCalled()
  })

  test('never goes back in time', async () => {
    const opened = Promise.withResolvers<Thing>()
    const { followed, show } = follow(() => opened.promise)
    show(at(3))
    opened.resolve(at(2))
    await opened.promise
    expect(followed.current).toEqual(at(3))
  })

  test('says why it can’t be opened', async () => {
    const { followed } = follow(() => Promise.reject<Thing>(refusal('not-found', { id: 'a' })))
    await vi.waitFor(() => expect(followed.problem?.code).toBe('not-found'))
    expect(followed.current).toBeNull()
  })

  test('is not shown any longer once it is gone, and stays in sight where it is only out of reach', async () => {
    toasts.length = 0
    const { followed, show } = follow(() => Promise.reject<Thing>(refusal('disconnected')))
    show(at(1))
    await followed.open()
    expect(followed.current).toEqual(at(1))
    expect(toasts.length).toBeGreaterThan(0)
    const gone = follow(() => Promise.reject<Thing>(refusal('not-found', { id: 'a' })))
    gone.show(at(1))
    await vi.waitFor(() => expect(gone.followed.current).toBeNull())
    toasts.length = 0
  })
})
