/** The rules as a page, beside the screen and on paper: a book of three rules. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { askRules, closeRules, openedRules, openRules } from '../../../src/renderer/app/opened-rules.svelte.ts'
import { rulesHref } from '../../../src/renderer/app/router.svelte.ts'
import type { GameEntry } from '../../../src/renderer/games/catalogue.ts'
import { offerGames } from '../../../src/renderer/games/offered-games.svelte.ts'
import { rule, ruleExample, rulesBook } from '../../../src/renderer/games/screens/rules-book.ts'
import RulesPanel from '../../../src/renderer/rules/RulesPanel.svelte'
import RulesScreen from '../../../src/renderer/rules/RulesScreen.svelte'
import RulesSummaryScreen from '../../../src/renderer/rules/RulesSummaryScreen.svelte'
import '../../../src/renderer/ui/base.css'
import '../../../src/renderer/ui/tokens.css'
import { TOY } from '../../toy/renderer/games/catalogue.ts'
import { mounted } from '../mounted.ts'
import { goTo } from '../page.ts'
import Drawn from './Drawn.svelte'

const says = (text: string) => () => text

const example = ruleExample({
  title: says('Ann takes three'),
  steps: [says('Twelve lie there.'), says('Nine are left.')],
  Drawing: Drawn,
  at: (step) => ({ lumps: 12 - 3 * step }),
})
const taking = {
  lump: rule(says('Lumps'), says('Put each lump on your tray.'), says('A lump is worth two.'), example),
  tray: rule(says('Trays'), says('It holds five.'), { ruling: says('A sixth goes back.') }),
}
const ending = { end: rule(says('The end'), says('All is over.'), { Drawing: Drawn, caption: says('An empty row') }) }
const book = rulesBook(
  [
    [says('Taking'), taking],
    [says('Ending'), ending],
  ],
  [{ forms: says('tray'), rule: 'tray' }],
)

const entry = (id: string, title: string, more: Partial<GameEntry> = {}): GameEntry => ({
  ...{ ...TOY, identity: { ...TOY.identity, id }, title: says(title) },
  ...{ rules: () => Promise.resolve({ book }), ...more },
})
/** The rooms keep every book that they have loaded, so these games have ids that no other test has. */
const [RULED, OTHER] = [entry('ruled', 'Ruled'), entry('ruled-too', 'Other')]

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const link = (name: string) => page.getByRole('link', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const contents = () => page.getByRole('navigation', { name: 'Contents' })

describe('the rules', () => {
  beforeEach(async () => {
    await page.viewport(1024, 700)
    offerGames([RULED, OTHER])
    closeRules()
  })

  describe('as a page', () => {
    const shown = (rule?: string, game = 'ruled') => mounted(RulesScreen, { game, rule })

    test('are open at the rule that was asked for, which has the focus and is marked in the contents', async () => {
      await shown('tray')
      await expect.element(heading('Trays')).toHaveFocus()
      await expect.element(heading('Lumps')).toBeVisible()
      expect(heading('The end').query()).toBeNull()
      const marked = [...contents().element().querySelectorAll('[aria-current]')].map((each) =>
        each.textContent?.trim(),
      )
      expect(marked).toEqual(['Trays'])
    })

    test.each([undefined, 'gone', 'constructor'])('begin with the first rule where %s is asked for', async (asked) => {
      await shown(asked)
      await expect.element(heading('Lumps')).toBeVisible()
    })

    test('of a game that has none are those of the first that has', async () => {
      offerGames([entry('bare', 'Bare', { rules: undefined }), RULED])
      await shown(undefined, 'bare')
      await expect.element(heading('Rules of Ruled')).toBeVisible()
      expect(link('Bare').query()).toBeNull()
    })

    test('lead to the rules of other games, and to the next chapter and back', async () => {
      await shown('lump')
      await expect.element(link('Other')).toHaveAttribute('href', rulesHref('ruled-too', null))
      await expect.element(link('Ending →')).toHaveAttribute('href', rulesHref('ruled', 'end'))
      expect(page.getByRole('link', { name: /^←/ }).query()).toBeNull()
      await mounted(RulesScreen, { game: 'ruled', rule: 'end' })
      await expect.element(link('← Taking')).toHaveAttribute('href', rulesHref('ruled', 'lump'))
    })

    test('link a word to its rule, and mark an answer that the printed rules don’t give', async () => {
      await shown()
      const brief = page.getByText('Put each lump on your tray.')
      await expect
        .element(brief.getByRole('link', { name: 'tray' }))
        .toHaveAttribute('href', rulesHref('ruled', 'tray'))
      await expect
        .element(page.getByRole('note'))
        .toMatchTextContent(/printed rules leave this open\s*A sixth goes back\./)
    })

    test('tell a drawing to whoever can’t see it', async () => {
      await shown('end')
      await expect.element(page.getByRole('figure', { name: 'An empty row' })).toBeVisible()
    })

    test('are searched, and the rules found are told with their sentence', async () => {
      await shown('lump')
      const field = page.getByRole('searchbox', { name: 'Search the rules' })
      await field.fill('FIVE')
      await expect.element(page.getByRole('status')).toHaveTextContent('1 rule found')
      await expect.element(contents().getByText('It holds five.')).toBeVisible()
      expect(contents().getByRole('link').elements()).toHaveLength(1)
      await field.fill('')
      await expect.poll(() => contents().getByRole('link').elements().length).toBe(3)
    })
  })

  test('have examples that are gone through step by step, no further than their ends', async () => {
    await mounted(RulesScreen, { game: 'ruled' })
    const shown = page.getByRole('region', { name: 'Example Ann takes three' })
    const [back, on] = [button('Previous step of the example'), button('Next step of the example')]
    await expect.element(shown).toMatchTextContent(/12 lumps drawn\s*Twelve lie there\.\s*←\s*1 of 2/)
    await expect.element(back).toHaveAttribute('aria-disabled', 'true')
    await back.click({ force: true })
    await on.click()
    await expect.element(shown).toMatchTextContent(/9 lumps drawn\s*Nine are left\.\s*←\s*2 of 2/)
    await on.click({ force: true })
    await expect.element(on).toHaveFocus()
    await expect.element(shown).toMatchTextContent(/2 of 2/)
  })

  describe('beside the screen', () => {
    const panel = () => page.getByRole('complementary', { name: 'Rules beside the table' })
    const opened = async (rule: string | null) => {
      const before = document.createElement('button')
      before.dataset.rule = 'tray'
      document.body.append(before)
      before.focus()
      await mounted(RulesPanel, {})
      openRules('ruled', rule)
      await expect.element(panel()).toBeVisible()
      return before
    }

    test('open at a rule, and Escape closes them and gives the focus back', async () => {
      const before = await opened('lump')
      await expect.element(heading('Lumps')).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect.element(panel()).not.toBeInTheDocument()
      expect(document.activeElement).toBe(before)
      before.remove()
    })

    test('turn their pages without another address', async () => {
      const before = await opened(null)
      await panel().getByRole('link', { name: 'Lumps' }).click()
      await panel().getByRole('link', { name: 'tray' }).click()
      await expect.element(heading('Trays')).toHaveFocus()
      expect([location.hash, openedRules()]).toEqual(['#/', { game: 'ruled', rule: 'tray' }])
      await panel().getByRole('button', { name: 'Contents' }).click()
      await expect.element(heading('Rules of Ruled')).toHaveFocus()
      before.remove()
    })

    test('go with the screen that they stood beside', async () => {
      const before = await opened('lump')
      await goTo('#/bin')
      await expect.element(panel()).not.toBeInTheDocument()
      before.remove()
    })

    test('are asked for by a key: the rule of the thing with the focus, which closes them again', async () => {
      const before = await opened(null)
      await userEvent.unhover(document.body)
      before.focus()
      askRules('ruled')
      expect(openedRules()).toEqual({ game: 'ruled', rule: 'tray' })
      before.focus()
      askRules('ruled')
      expect(openedRules()).toBeNull()
      before.blur()
      askRules('ruled')
      expect(openedRules()).toEqual({ game: 'ruled', rule: null })
      before.remove()
    })
  })

  test('on one page are a sentence each, to be printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    await mounted(RulesSummaryScreen, { game: 'ruled' })
    await expect.element(page.getByText('All is over.')).toBeVisible()
    const rules = page
      .getByRole('term')
      .elements()
      .map((each) => each.textContent)
    expect(rules).toEqual(['Lumps', 'Trays', 'The end'])
    await button('Print').click()
    expect(print).toHaveBeenCalledOnce()
    await button('Back').click()
    expect(location.hash).toBe(rulesHref('ruled', null))
  })
})
