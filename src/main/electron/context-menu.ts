/** The menu of the right mouse button and the menu key. Electron shows none by itself. */
import { Menu, type BrowserWindow, type ContextMenuParams, type MenuItemConstructorOptions } from 'electron'
import { roles } from './menu-templates.ts'
import type { MenuTexts } from './menu-texts.ts'

/** `words` is asked each time, as the language may change. */
export function showContextMenus(window: BrowserWindow, words: () => MenuTexts): void {
  window.webContents.on('context-menu', (_event, params) => {
    const template = contextTemplate(params, words())
    if (template.length > 0) Menu.buildFromTemplate(template).popup({ window, ...placeOf(params) })
  })
}

type Clicked = Pick<ContextMenuParams, 'isEditable' | 'selectionText' | 'editFlags'>

/** Editing in a text field, copying where text is selected, nothing anywhere else. */
export function contextTemplate(
  { isEditable, selectionText, editFlags }: Clicked,
  words: MenuTexts,
): MenuItemConstructorOptions[] {
  if (!isEditable) return selectionText.trim() === '' ? [] : roles({ words }, ['copy'])
  const can = {
    undo: editFlags.canUndo,
    redo: editFlags.canRedo,
    cut: editFlags.canCut,
    copy: editFlags.canCopy,
    paste: editFlags.canPaste,
    selectAll: editFlags.canSelectAll,
  }
  const items = (names: (keyof typeof can)[]) =>
    roles({ words }, names).map((item, i) => ({ ...item, enabled: can[names[i]] }))
  return [
    ...items(['undo', 'redo']),
    { type: 'separator' },
    ...items(['cut', 'copy', 'paste']),
    { type: 'separator' },
    ...items(['selectAll']),
  ]
}

/** The mouse shows where; a key or a finger does not. On macOS the frame adds the system's own items. */
const placeOf = ({ x, y, frame, menuSourceType }: ContextMenuParams) => ({
  ...(menuSourceType === 'mouse' ? {} : { x, y }),
  ...(frame === null ? {} : { frame }),
  sourceType: menuSourceType,
})
