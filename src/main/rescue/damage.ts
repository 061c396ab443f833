import type { Damage } from '../../contract/rescue.ts'
import { Refused } from '../../contract/errors.ts'

/** The damage that kept a database from being opened, null where it was something else. */
export const damageOfRefusal = (error: unknown): Damage | null => {
  const { code, params } = error instanceof Refused ? error : { code: '', params: {} as Refused['params'] }
  return code === 'storage-damaged' ? ((params.damage as Damage | undefined) ?? 'pages') : null
}
