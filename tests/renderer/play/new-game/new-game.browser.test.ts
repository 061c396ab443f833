import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-svelte'
import type { NewTable } from '../../../../src/contract/api.ts'
import type { AgainstLevel } from '../../../../src/contract/schemas/statistics.ts'
import type { GameEntry } from '../../../../src/renderer/games/catalogue.ts'
import { useLanguage } from '../../../../src/renderer/i18n/locale.svelte.ts'
import NewGameForm from '../../../../src/renderer/play/new-game/NewGameForm.svelte'
import { chosen } from '../../page.ts'
import { TOY } from '../../../toy/renderer/games/catalogue.ts'

const PEOPLE = [
  { name: 'Mike', color: 'red' },
  { name: 'Lucy', color: 'blue' },
  { name: 'George', color: 'green' },
]

const { words } = await TOY.words()

const RAIN = {
  option: 'rain',
  name: 'Rain',
  values: [
    { value: 'none', label: 'none' },
    { value: 'pouring', label: 'pouring' },
  ],
}
const VARIED: GameEntry = {
  ...TOY,
  identity: { ...TOY.identity, id: 'varied', options: { ...TOY.identity.options, rain: 'none' } },
  title: () => 'Varied',
}

/** Another game's, with its own name for the level. */
const OTHER_WORDS = { ...words, level: (level: string) => words.level(level) && { name: 'Engineer', style: '' } }

async function open(games: GameEntry[] = [TOY], fared: AgainstLevel[] = []) {
  const onstart = vi.fn<(table: NewTable) => void>()
  const askFared = vi.fn(() => Promise.resolve(fared))
  const others = {
    games,
    words,
    everyWords: [words, OTHER_WORDS],
    tables: [],
    people: PEOPLE,
    askFared,
    onstart,
    oncancel: vi.fn(),
  }
  const screen = await render(NewGameForm, {
    ...{ ...others, game: games[0] },
    onchoose: (game: GameEntry) => void screen.rerender({ game }),
  })
  return { screen, onstart, askFared, name: (number: number) => screen.getByLabelText(`Name of player ${number}`) }
}
const human = (name: string, color: string) => ({ name, color, control: 'human' })

afterEach(() => useLanguage('en', []))

test('one Enter starts a game of the people known', async () => {
  const { onstart } = await open()
  await userEvent.keyboard('{Enter}')
  expect(onstart).toHaveBeenCalledExactlyOnceWith({
    game: 'toy',
    players: [human('Mike', 'red'), human('Lucy', 'blue')],
    options: { startingPlayer: 'random', lumps: 5 },
  })
})

test('a deal is new, the day’s or one by its code, and what is no code keeps the game from starting', async () => {
  const dealt = { ...TOY, identity: { ...TOY.identity, dealt: true as const } }
  const { screen, onstart } = await open([dealt])
  const start = () => screen.getByRole('button', { name: 'Start the game' }).click()
  await screen.getByRole('radio', { name: 'deal of the day' }).click({ force: true })
  await start()
  expect(onstart.mock.lastCall?.[0].deal).toMatch(/^\d{4}-\d\d-\d\d$/)
  await screen.getByRole('radio', { name: 'by code' }).click({ force: true })
  await start()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByLabelText('Code of the deal')).toHaveFocus()
  await userEvent.keyboard('k7qf 2m9x')
  await start()
  expect(onstart.mock.calls.map(([{ deal }]) => deal)).toEqual([expect.any(String), 'K7QF-2M9X'])
})

test('a game without a deal is asked for none', async () => {
  const { screen } = await open()
  expect(screen.getByRole('group', { name: 'Deal' }).query()).toBeNull()
})

test('a game’s variants are chosen, and the others stay as they are', async () => {
  const { screen, onstart } = await open([TOY, VARIED])
  expect(screen.getByRole('group', { name: 'Rain' }).query()).toBeNull()
  await screen.getByRole('radio', { name: 'Varied' }).click({ force: true })
  await screen.rerender({ words: { ...words, newGame: () => ({ lead: '', setup: '', variants: [RAIN] }) } })
  await screen.getByRole('radio', { name: 'pouring' }).click({ force: true })
  await userEvent.keyboard('{Enter}')
  expect(onstart.mock.lastCall?.[0].options).toEqual({ startingPlayer: 'random', lumps: 5, rain: 'pouring' })
})

describe('what is wrong is said where it was typed, and nothing starts', () => {
  test('an empty name, once it is tried or left', async () => {
    const { screen, name, onstart } = await open()
    await name(1).fill('')
    await expect.element(name(1)).toHaveAttribute('aria-invalid', 'false')
    await name(2).fill('  ')
    await expect.element(name(1)).toHaveAccessibleDescription('Every player needs a name.')
    await name(1).fill('Mike')
    await name(2).click()
    await userEvent.keyboard('{Enter}')
    await expect.element(name(2)).toHaveAccessibleDescription('Every player needs a name.')
    await expect.element(name(2)).toHaveFocus()
    expect(onstart).not.toHaveBeenCalled()

    await name(2).fill('Anna')
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(onstart.mock.lastCall?.[0].players[1].name).toBe('Anna')
  })

  test('a name that somebody has, at once', async () => {
    const { name, onstart } = await open()
    await name(2).fill('MIKE')
    await expect.element(name(2)).toHaveAccessibleDescription('Another player already has this name.')
    await userEvent.keyboard('{Enter}')
    expect(onstart).not.toHaveBeenCalled()
  })
})

test('a colour that somebody has changes hands', async () => {
  const { screen, onstart } = await open()
  const lucys = screen.getByRole('radiogroup', { name: 'Colour of Lucy' })
  await lucys.getByRole('radio', { name: 'red' }).click({ force: true })
  await userEvent.keyboard('{Enter}')
  expect(onstart.mock.lastCall?.[0].players).toEqual([human('Mike', 'blue'), human('Lucy', 'red')])
})

test('players are added up to the game’s most and removed down to its fewest; the hint tells what each gets', async () => {
  const { screen } = await open()
  await expect.element(screen.getByText('2 take lumps.')).toBeVisible()
  const add = screen.getByRole('button', { name: 'Add a player' })
  for (const players of [3, 4, 5]) {
    await add.click()
    await expect.element(screen.getByText(`${players} take lumps.`)).toBeVisible()
  }
  await expect.element(add).toBeDisabled()

  for (const name of ['Lucy', 'George', 'Player 4'])
    await screen.getByRole('button', { name: `Remove ${name}` }).click()
  await expect.element(screen.getByText('2 take lumps.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Remove Mike' })).not.toBeInTheDocument()
})

test('a seat moves by key, keeps the focus and stays the one that starts', async () => {
  const { screen, onstart } = await open()
  await screen.getByRole('radio', { name: 'Lucy starts' }).click()
  const grip = screen.getByRole('button', { name: 'Move Lucy with the up and down keys or by dragging' })
  ;(grip.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(grip).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await screen.getByRole('button', { name: 'Start the game' }).click()
  expect(onstart.mock.lastCall?.[0]).toMatchObject({
    players: [human('Lucy', 'blue'), human('Mike', 'red')],
    options: { startingPlayer: 0 },
  })
})

test('a seat moves by dragging', async () => {
  const { screen, onstart } = await open()
  await screen.getByRole('button', { name: 'Add a player' }).click()
  const grip = (name: string) => screen.getByRole('button', { name: new RegExp(`^Move ${name} `) })
  await userEvent.dragAndDrop(grip('Mike'), grip('George'))
  await screen.getByRole('button', { name: 'Start the game' }).click()
  expect(onstart.mock.lastCall?.[0].players.map(({ name }) => name)).toEqual(['Lucy', 'George', 'Mike'])
})

test('when the player who was to start leaves, chance decides again', async () => {
  const { screen, onstart } = await open()
  await screen.getByRole('button', { name: 'Add a player' }).click()
  await screen.getByRole('radio', { name: 'George starts' }).click()
  await screen.getByRole('button', { name: 'Remove George' }).click()
  await screen.getByRole('button', { name: 'Start the game' }).click()
  expect(onstart.mock.lastCall?.[0].options).toMatchObject({ startingPlayer: 'random' })
})

describe('the game', () => {
  const duel: GameEntry = {
    ...TOY,
    title: () => 'Duel',
    identity: { ...TOY.identity, id: 'duel', seats: { fewest: 2, most: 2 }, colors: ['blue', 'green'], options: {} },
  }

  test('is no question where there is one', async () => {
    const { screen } = await open()
    expect(screen.getByRole('radio', { name: 'Toy' }).elements()).toEqual([])
  })

  test('may be another one: it seats as many as it takes, in its colours, and the others come back with the first', async () => {
    const { screen, onstart } = await open([TOY, duel])
    await screen.getByRole('button', { name: 'Add a player' }).click()
    await screen.getByRole('radio', { name: 'George starts' }).click()
    await chosen(screen.getByRole('radio', { name: 'Duel' }))
    await screen.getByRole('button', { name: 'Start the game' }).click()
    expect(onstart).toHaveBeenLastCalledWith({
      game: 'duel',
      players: [human('Mike', 'blue'), human('Lucy', 'green')],
      options: {},
    })
    expect(screen.getByRole('radio', { name: /starts$/ }).elements()).toEqual([])

    await chosen(screen.getByRole('radio', { name: 'Toy' }))
    await screen.getByRole('button', { name: 'Start the game' }).click()
    expect(onstart.mock.lastCall?.[0]).toMatchObject({
      players: [human('Mike', 'red'), human('Lucy', 'blue'), human('George', 'green')],
      options: { startingPlayer: 2 },
    })
  })
})

describe('names when another game is chosen', () => {
  const levelled = { ...TOY, identity: { ...TOY.identity, levels: ['idle'] } }
  const other = { ...VARIED, identity: { ...levelled.identity, id: 'varied' } }

  test('follow it where nobody typed them, and come back with the first', async () => {
    const { screen, name } = await open([levelled, other])
    await name(1).fill('Idle Bell')
    await screen.getByRole('combobox', { name: 'Player or bot for Lucy' }).selectOptions('Idle')
    await expect.element(name(2)).toHaveValue('Idle')
    await chosen(screen.getByRole('radio', { name: 'Varied' }))
    await screen.rerender({ words: OTHER_WORDS })
    await expect.element(name(2)).toHaveValue('Engineer')
    await expect.element(name(1)).toHaveValue('Idle Bell')
    await screen.rerender({ words, game: levelled })
    await expect.element(name(2)).toHaveValue('Idle')
  })

  test('stay where somebody typed them, though a bot plays', async () => {
    const { screen, name } = await open([levelled, other])
    await screen.getByRole('combobox', { name: 'Player or bot for Lucy' }).selectOptions('Idle')
    await name(2).fill('Grandma')
    await chosen(screen.getByRole('radio', { name: 'Varied' }))
    await screen.rerender({ words: OTHER_WORDS })
    await expect.element(name(2)).toHaveValue('Grandma')
  })
})

describe('a bot', () => {
  const rated = {
    ...TOY,
    identity: { ...TOY.identity, levels: ['idle', 'other'], averages: { idle: { 2: 7, 3: 5 } } },
  }
  const bot = (screen: Awaited<ReturnType<typeof open>>['screen']) =>
    screen.getByRole('combobox', { name: 'Player or bot for Lucy' })

  test('tells what it averages at a table of that size', async () => {
    const { screen } = await open([rated])
    await bot(screen).selectOptions('Idle')
    await expect
      .element(screen.getByText(/Takes what comes\. Scores 7 on average in games of 2 such bots\./))
      .toBeVisible()
    await screen.getByRole('button', { name: 'Add a player' }).click()
    await expect.element(screen.getByText(/Scores 5 on average in games of 3 such bots\./)).toBeVisible()
    await screen.getByRole('button', { name: 'Add a player' }).click()
    await expect.element(screen.getByText(/on average/)).not.toBeInTheDocument()
  })

  test('tells whom it suits by past results, and of a level that suits them better', async () => {
    const { screen, askFared } = await open([rated], [{ level: 'other', games: 4, ahead: 0.25 }])
    expect(askFared).toHaveBeenCalledWith({ game: 'toy', name: 'Mike' })
    await expect.element(bot(screen).getByRole('option', { name: 'other – suits Mike' })).toBeInTheDocument()
    await bot(screen).selectOptions('Idle')
    await expect.element(screen.getByText('Judging by past results, other suits Mike better.')).toBeVisible()
  })

  test('says nothing of people without enough games', async () => {
    const { screen } = await open([rated], [{ level: 'idle', games: 2, ahead: 0 }])
    await bot(screen).selectOptions('Idle')
    await expect.element(screen.getByText(/Takes what comes/)).toBeVisible()
    expect(screen.getByText(/suits/).elements()).toEqual([])
  })
})

test('another language re-words the form and leaves what was typed', async () => {
  const { screen, name } = await open()
  await name(1).fill('Hannelore')
  useLanguage('de', [])
  await expect.element(screen.getByRole('heading', { name: 'Neues Spiel' })).toBeVisible()
  await expect.element(screen.getByLabelText('Name von Spieler 1')).toHaveValue('Hannelore')
})
