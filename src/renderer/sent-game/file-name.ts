/** The name under which the record of a sent game is saved: that of the sent file, with the ending of records. */
import { present } from '../../games/building-blocks/present.ts'
export function fileName(path: string): string {
  const name = present(decoded(path).split('/').at(-1), 'the name of the file')
  return `${name.replace(/\.html?$/i, '') || 'game'}.pithead`
}

/** A path may hold `%` that stands for itself. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
