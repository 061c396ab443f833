/** Expectations on the fields of any score sheet that are typed into. */
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'

interface Session {
  sheet: { undo: unknown }
  turn: (action: 'undo' | 'redo') => void
}

export const field = (name: string) => page.getByRole('textbox', { name, exact: true })

/** Expects a field to refuse a text with this reason, to change nothing, and to keep the text until Escape. */
export async function refuses(session: Session, name: string, text: string, reason: string): Promise<void> {
  await field(name).fill(text)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent(reason)
  await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field(name)).toHaveValue(text)
  expect(session.sheet.undo).toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
}

/** Expects undo and redo to lead to the field that was entered last, with and without its value. */
export async function leadBackTo(session: Session, name: string, value: string): Promise<void> {
  session.turn('undo')
  await expect.element(field(name)).toHaveFocus()
  await expect.element(field(name)).toHaveValue('')
  session.turn('redo')
  await expect.element(field(name)).toHaveValue(value)
}
