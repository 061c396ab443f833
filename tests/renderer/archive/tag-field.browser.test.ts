/** The field for tags: typed, completed, and taken off. */
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import TagField from '../../../src/renderer/archive/TagField.svelte'
import { refusal } from '../../../src/contract/errors.ts'
import { MOST_TAGS } from '../../../src/games/building-blocks/forms.ts'
import '../../../src/renderer/ui/base.css'
import '../../../src/renderer/ui/tokens.css'
import { mounted } from '../mounted.ts'

const inUse = () => ['League', 'Club'].map((tag) => ({ tag, games: 1 }))

async function shown(tags: string[], known = inUse) {
  const onchange = vi.fn<(tags: string[]) => void>()
  await mounted(TagField, { label: 'Tags', entry: 'Add a tag', tags, onchange }, { 'archive.tags': known })
  return onchange
}
const field = () => page.getByRole('group', { name: 'Tags' }).getByRole('combobox', { name: 'Add a tag' })

describe('the field for tags', () => {
  test.each(['{Enter}', '{Tab}'])('adds what was typed by %s, without needless spaces', async (key) => {
    const onchange = await shown(['Club'])
    await field().fill('  New   Year ')
    await userEvent.keyboard(key)
    expect(onchange).toHaveBeenCalledExactlyOnceWith(['Club', 'New Year'])
    await expect.element(field()).toHaveValue('')
  })

  test.each(['Club', '   '])('adds nothing for %j', async (typed) => {
    const onchange = await shown(['Club'])
    await field().fill(typed)
    await userEvent.keyboard('{Tab}')
    expect(onchange).not.toHaveBeenCalled()
  })

  test('takes off the last tag by Backspace where nothing is typed, and no letter of what is', async () => {
    const onchange = await shown(['Club', 'League'])
    await field().fill('x')
    await userEvent.keyboard('{Backspace}')
    expect(onchange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}')
    expect(onchange).toHaveBeenCalledExactlyOnceWith(['Club'])
  })

  test('gets the focus when a tag is taken off by its button', async () => {
    const onchange = await shown(['Club', 'League'])
    await page.getByRole('button', { name: 'Remove the tag “Club”' }).click()
    expect(onchange).toHaveBeenCalledExactlyOnceWith(['League'])
    await expect.element(field()).toHaveFocus()
  })

  test('completes the tags in use that are not there yet', async () => {
    await shown(['Club'])
    await field().click()
    const offered = () => [...(field().element() as HTMLInputElement).list!.options].map(({ value }) => value)
    await vi.waitFor(() => expect(offered()).toEqual(['League']))
  })

  test('is written in as well where the tags in use can’t be had', async () => {
    const onchange = await shown([], () => {
      throw refusal('disconnected')
    })
    await field().fill('Club')
    await userEvent.keyboard('{Enter}')
    expect(onchange).toHaveBeenCalledExactlyOnceWith(['Club'])
  })

  test('goes where a game has as many tags as it may have', async () => {
    await shown(Array.from({ length: MOST_TAGS }, (_, at) => `Tag ${at}`))
    await expect.element(page.getByText('Tag 19', { exact: true })).toBeVisible()
    expect(field().query()).toBeNull()
  })
})
