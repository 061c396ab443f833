import type { Keep } from '../../../contract/archive.ts'
import { m } from '../../paraglide/messages.js'

/** The choice between two games under one id, in words. */
export const keepOptions = (): { value: Keep; label: string }[] => [
  { value: 'mine', label: m.import_keep_mine() },
  { value: 'theirs', label: m.import_keep_theirs() },
  { value: 'both', label: m.import_keep_both() },
]
