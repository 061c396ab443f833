import { m } from '../paraglide/messages.js'

/** The reason why the second folder gets no copies, by the code of the refusal. */
export function notCopiedText(code: string): string {
  switch (code) {
    case 'bad-folder':
      return m.backups_second_missing()
    case 'storage-full':
      return m.backups_second_full()
    default:
      return m.backups_second_other()
  }
}
