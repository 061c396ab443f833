/** That the disk is full or can't be written to is over once anything was written. */
import type { Api } from '../../contract/api.ts'
import { dismissError } from './toasts.svelte.ts'
import type { Services } from './services.svelte.ts'

const WRITING: readonly (keyof Api)[] = [
  ...(['tables.create', 'tables.act', 'tables.remove', 'tables.restore', 'tables.playOn', 'tables.playBoard'] as const),
  ...(['sheets.create', 'sheets.act', 'settings.set', 'people.rename', 'people.undo'] as const),
  ...(['archive.edit', 'archive.mark', 'archive.remove', 'archive.restore', 'batch.change', 'batch.undo'] as const),
  ...(['bin.restore', 'bin.erase', 'searches.save', 'searches.rename', 'searches.drop'] as const),
  ...(['import.run', 'backups.choose', 'backups.restore', 'rescue.run'] as const),
]
const OVER = ['storage-full', 'storage-read-only', 'storage-failed', 'storage-busy']

/** The same services, which take the notices of a disk's trouble away as soon as it is over. */
export const noticingWrites = (services: Services): Services => ({
  ...services,
  call: (name, ...args) =>
    services.call(name, ...args).then((answer) => {
      if (WRITING.includes(name)) OVER.forEach(dismissError)
      return answer
    }),
})
