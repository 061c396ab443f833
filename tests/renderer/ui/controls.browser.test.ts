/** The controls that every screen is made of: by role and name, by mouse and by keyboard. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import { refusal } from '../../../src/contract/errors.ts'
import Select from '../../../src/renderer/archive/Select.svelte'
import StarButton from '../../../src/renderer/archive/StarButton.svelte'
import ExplainedChoice from '../../../src/renderer/ui/ExplainedChoice.svelte'
import { holdToRepeat } from '../../../src/renderer/ui/hold.ts'
import { longPress } from '../../../src/renderer/ui/long-press.ts'
import Menu from '../../../src/renderer/ui/Menu.svelte'
import ProblemScreen from '../../../src/renderer/ui/ProblemScreen.svelte'
import ProgressBar from '../../../src/renderer/ui/ProgressBar.svelte'
import RadioGroup from '../../../src/renderer/ui/RadioGroup.svelte'
import { swiped } from '../../../src/renderer/ui/swipe.ts'
import DialogHost from './DialogHost.svelte'
import FieldsHost from './FieldsHost.svelte'
import RovingHost from './RovingHost.svelte'

beforeEach(() => page.viewport(1024, 700))

const button = (name: string) => page.getByRole('button', { name, exact: true })
const focus = (name: string) => (button(name).element() as HTMLElement).focus()
const focused = () => document.activeElement?.textContent

describe('a dialog', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Another name' })

  const opened = async () => {
    const onsubmit = vi.fn<(name: string) => void>()
    await render(DialogHost, { onsubmit })
    focus('Rename')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog()).toBeVisible()
    return onsubmit
  }

  test('is named by its title, and has the focus', async () => {
    await opened()
    expect(dialog().element().contains(document.activeElement)).toBe(true)
  })

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => button('Close').click()],
    ['a press beside it', () => userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })],
  ])('closes by %s, and gives the focus back', async (_, close) => {
    await opened()
    await close()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('Rename')).toHaveFocus()
  })

  test('keeps the focus inside, whichever way Tab goes', async () => {
    await opened()
    for (const key of ['{Tab}', '{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Shift>}{Tab}{/Shift}']) {
      await userEvent.keyboard(key)
      expect(dialog().element().contains(document.activeElement), key).toBe(true)
    }
  })

  test('is sent off by Enter in its field', async () => {
    const onsubmit = await opened()
    await page.getByRole('textbox', { name: 'Name' }).fill('Ida')
    await userEvent.keyboard('{Enter}')
    expect(onsubmit).toHaveBeenCalledExactlyOnceWith('Ida')
  })
})

describe('a menu', () => {
  const items = () => page.getByRole('menuitem')
  const shown = async (checked?: boolean) => {
    const runs = { first: vi.fn<() => void>(), second: vi.fn<() => void>() }
    await render(Menu, {
      items: [
        { label: 'Save as a file', run: runs.first, checked },
        { label: 'Print', run: runs.second },
      ],
    })
    focus('Menu')
    await userEvent.keyboard('{Enter}')
    await expect.element(items().first()).toBeVisible()
    return runs
  }

  test('is walked through by arrow keys, and Enter does what is chosen', async () => {
    const { first, second } = await shown()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('menuitem', { name: 'Print' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(second).toHaveBeenCalledTimes(1)
    expect(first).not.toHaveBeenCalled()
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(button('Menu')).toHaveFocus()
  })

  test('finds an item by its first letter, and closes by Escape without doing anything', async () => {
    const { first, second } = await shown()
    await userEvent.keyboard('p')
    await expect.element(page.getByRole('menuitem', { name: 'Print' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(button('Menu')).toHaveFocus()
    expect([first.mock.calls, second.mock.calls]).toEqual([[], []])
  })

  test.each([true, false])('says of a thing that can be on or off which it is: %s', async (checked) => {
    await shown(checked)
    const item = page.getByRole('menuitemcheckbox', { name: 'Save as a file' })
    await expect.element(item).toHaveAttribute('aria-checked', String(checked))
    expect(page.getByRole('menuitemcheckbox').elements()).toHaveLength(1)
  })
})

describe('one of a few', () => {
  const options = ['slow', 'normal', 'fast'].map((value) => ({ value, label: `At a ${value} pace` }))
  const radio = (name: string) => page.getByRole('radio', { name })

  test('is a group with a name, chosen by arrow keys', async () => {
    const onchoose = vi.fn<(value: string) => void>()
    const { rerender } = await render(RadioGroup, { label: 'Pace', options, value: 'slow', onchoose })
    await expect.element(page.getByRole('group', { name: 'Pace' })).toBeVisible()
    await expect.element(radio('At a slow pace')).toBeChecked()
    ;(radio('At a slow pace').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(onchoose).toHaveBeenCalledExactlyOnceWith('normal')
    await rerender({ value: 'fast' })
    await expect.element(radio('At a fast pace')).toBeChecked()
    await expect.element(radio('At a slow pace')).not.toBeChecked()
  })

  test('has one place in the tab order, and two groups know nothing of each other', async () => {
    const group = (label: string, value: string) => render(RadioGroup, { label, options, value, onchoose: () => {} })
    await group('Pace', 'slow')
    await group('Other', 'fast')
    await userEvent.keyboard('{Tab}')
    expect((document.activeElement as HTMLInputElement).value).toBe('slow')
    await userEvent.keyboard('{Tab}')
    expect((document.activeElement as HTMLInputElement).value).toBe('fast')
  })

  test('that is explained has each sentence in the name of its choice', async () => {
    const onchoose = vi.fn<(value: string) => void>()
    const choices = [
      { value: 'mine', name: () => 'Mine', hint: () => 'Leaves the archive’s game.' },
      { value: 'theirs', name: () => 'Theirs', hint: () => 'Takes the file’s game.' },
    ]
    await render(ExplainedChoice, { label: 'Which one?', choices, value: 'mine', onchoose })
    await expect.element(page.getByRole('group', { name: 'Which one?' })).toBeVisible()
    await radio('Theirs Takes the file’s game.').click({ force: true })
    expect(onchoose).toHaveBeenCalledExactlyOnceWith('theirs')
  })

  test('from a list is labelled, whether the label is seen or not', async () => {
    const onchoose = vi.fn<(value: string) => void>()
    await render(Select, { label: 'Players', inline: true, options, value: 'normal', onchoose })
    const select = page.getByRole('combobox', { name: 'Players' })
    await expect.element(select).toHaveValue('normal')
    await select.selectOptions('At a fast pace')
    expect(onchoose).toHaveBeenCalledExactlyOnceWith('fast')
  })
})

describe('a field of a score sheet', () => {
  const field = (name: string) => page.getByRole('textbox', { name })
  const shown = async (disabled = false) => {
    const onwrite = vi.fn<(field: string, value: number) => void>()
    await render(FieldsHost, { onwrite, disabled })
    return onwrite
  }
  const at = async (name: string, keys: string) => {
    ;(field(name).element() as HTMLElement).focus()
    await userEvent.keyboard(keys)
  }

  test('is written when it is left, and not before', async () => {
    const onwrite = await shown()
    await field('coal').click()
    await userEvent.keyboard('12')
    await expect.element(field('coal')).toHaveValue('12')
    expect(onwrite).not.toHaveBeenCalled()
    await userEvent.keyboard('{Tab}')
    expect(onwrite).toHaveBeenCalledExactlyOnceWith('coal', 12)
    await expect.element(field('dust')).toHaveFocus()
  })

  test('leads to the next one by Enter, and back by Shift and Enter', async () => {
    const onwrite = await shown()
    await field('coal').click()
    await userEvent.keyboard('9{Enter}')
    await expect.element(field('dust')).toHaveFocus()
    await userEvent.keyboard('8{Shift>}{Enter}{/Shift}')
    await expect.element(field('coal')).toHaveFocus()
    expect(onwrite.mock.calls).toEqual([
      ['coal', 9],
      ['dust', 8],
    ])
  })

  test('that can’t be used is passed over by Enter', async () => {
    await shown(true)
    await at('coal', '{Enter}')
    await expect.element(field('dust')).toBeDisabled()
    await expect.element(field('coal')).toHaveFocus()
  })

  test('keeps what can’t be written and says why, until something else is typed', async () => {
    const onwrite = await shown()
    await field('coal').click()
    await userEvent.keyboard('99{Enter}')
    await expect.element(page.getByRole('alert')).toHaveTextContent('a number up to 20')
    await expect.element(field('coal')).toHaveValue('99')
    await expect.element(field('coal')).toHaveFocus()
    await expect.element(field('coal')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('coal')).toHaveAccessibleDescription('a number up to 20')
    await userEvent.keyboard('{Backspace}')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await userEvent.keyboard('{Tab}')
    expect(onwrite).toHaveBeenCalledExactlyOnceWith('coal', 9)
  })

  test('shows what stood in it again by Escape', async () => {
    const onwrite = await shown()
    await field('coal').click()
    await userEvent.keyboard('17{Escape}')
    await expect.element(field('coal')).toHaveValue('4')
    await userEvent.keyboard('{Tab}')
    expect(onwrite).not.toHaveBeenCalled()
  })

  test('counts up and down by arrow keys, and lets go of what was typed', async () => {
    const onwrite = await shown()
    await field('coal').click()
    await userEvent.keyboard('1{ArrowUp}')
    await expect.element(field('coal')).toHaveValue('5')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(field('coal')).toHaveValue('3')
    expect(onwrite.mock.calls.map(([, value]) => value)).toEqual([5, 4, 3])
  })
})

describe('things that arrow keys walk among', () => {
  test('are gone to by where they lie', async () => {
    await render(RovingHost)
    focus('left above')
    for (const [key, name] of [
      ['ArrowRight', 'right above'],
      ['ArrowLeft', 'left above'],
      ['ArrowDown', 'below'],
      ['ArrowUp', 'left above'],
    ]) {
      await userEvent.keyboard(`{${key}}`)
      expect(focused()).toBe(name)
    }
  })

  test('keep the focus where nothing lies in a direction', async () => {
    await render(RovingHost)
    focus('left above')
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}')
    expect(focused()).toBe('left above')
  })

  test('begin with the first, from anywhere else inside', async () => {
    await render(RovingHost)
    ;(page.getByRole('textbox', { name: 'no thing' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(focused()).toBe('left above')
  })
})

describe('a finger or a mouse', () => {
  const made = (attach: (element: HTMLElement) => () => void) => {
    const element = document.createElement('button')
    document.body.append(element)
    const detach = attach(element)
    const fire = (name: string, init: PointerEventInit = {}) =>
      element.dispatchEvent(
        new PointerEvent(name, { bubbles: true, cancelable: true, isPrimary: true, pointerType: 'touch', ...init }),
      )
    return { element, fire, end: () => (detach(), element.remove()) }
  }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    return () => void vi.useRealTimers()
  })

  test('makes one step by a click, and many faster and faster while it holds', () => {
    const [step, last] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const { element, fire, end } = made(holdToRepeat(step, last))
    element.click()
    expect([step.mock.calls.length, last.mock.calls.length]).toEqual([1, 1])
    fire('pointerdown', { button: 0 })
    vi.advanceTimersByTime(1400)
    const inTheFirst = step.mock.calls.length
    vi.advanceTimersByTime(1000)
    expect(step.mock.calls.length - inTheFirst).toBeGreaterThan(inTheFirst)
    expect(last).toHaveBeenCalledTimes(1)
    fire('pointerup')
    element.click()
    const steps = step.mock.calls.length
    vi.advanceTimersByTime(2000)
    expect([step.mock.calls.length, last.mock.calls.length]).toEqual([steps, 2])
    end()
  })

  test('that rests asks what a thing is, and its click is none', () => {
    const [rest, click] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const { element, fire, end } = made(longPress(rest))
    element.addEventListener('click', click)
    fire('pointerdown')
    vi.advanceTimersByTime(600)
    fire('pointerup')
    element.click()
    expect([rest.mock.calls.length, click.mock.calls.length]).toEqual([1, 0])
    element.click()
    expect(click).toHaveBeenCalledTimes(1)
    end()
  })

  test.each([
    ['moves on', { pointerType: 'touch' }, { clientX: 30 }],
    ['is a mouse', { pointerType: 'mouse' }, {}],
  ])('that %s asks nothing', (_, down, move) => {
    const rest = vi.fn<() => void>()
    const { fire, end } = made(longPress(rest))
    fire('pointerdown', down)
    fire('pointermove', move)
    vi.advanceTimersByTime(600)
    expect(rest).not.toHaveBeenCalled()
    end()
  })

  test.each([
    ['to the left', { clientX: -90 }, ['left']],
    ['to the right', { clientX: 90, clientY: 20 }, ['right']],
    ['a little', { clientX: 40 }, []],
    ['rather down than aside', { clientX: 80, clientY: 60 }, []],
  ])('that is drawn %s is a swipe or none', (_, to, said) => {
    const directions: string[] = []
    const { fire, end } = made(swiped((direction) => directions.push(direction)))
    fire('pointerdown')
    fire('pointerup', to)
    expect(directions).toEqual(said)
    end()
  })
})

describe('small things', () => {
  test('a star says whether it is set, and leaves a selecting press to what is around it', async () => {
    const onpress = vi.fn<() => void>()
    const { rerender } = await render(StarButton, { starred: false, onpress })
    const star = page.getByRole('button', { name: 'Starred' })
    await expect.element(star).toHaveAttribute('aria-pressed', 'false')
    await star.click()
    await star.click({ modifiers: ['Shift'] })
    expect(onpress).toHaveBeenCalledTimes(1)
    await rerender({ starred: true })
    await expect.element(star).toHaveAttribute('aria-pressed', 'true')
  })

  test('long work says how far it is, and in words', async () => {
    const { rerender } = await render(ProgressBar, { done: 3, total: 12, text: '3 of 12 games' })
    const bar = page.getByRole('progressbar', { name: '3 of 12 games' })
    await expect.element(bar).toHaveAttribute('value', '3')
    await rerender({ done: null, text: 'Reading' })
    expect((page.getByRole('progressbar', { name: 'Reading' }).element() as HTMLProgressElement).position).toBe(-1)
  })

  test('what can’t be opened says why, with a way out', async () => {
    const onleave = vi.fn<() => void>()
    const problem = refusal('not-found', { id: 'a' })
    await render(ProblemScreen, { title: 'No such table', problem, button: 'Home', onleave })
    await expect.element(page.getByRole('heading', { name: 'No such table' })).toBeVisible()
    expect(page.getByRole('paragraph').element().textContent).not.toContain('not-found')
    await button('Home').click()
    expect(onleave).toHaveBeenCalledTimes(1)
  })
})
