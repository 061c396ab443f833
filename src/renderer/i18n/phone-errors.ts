/** The reasons that a phone's entry is refused for, in words. Others of the program's errors don't reach a phone. */
import type { ApiError } from '../../contract/api.ts'
import { m } from '../paraglide/messages.js'

const WORDS: Readonly<Record<string, () => string>> = {
  'phones-other-seat': m.error_phones_other_seat,
  'phones-taken': m.error_phones_taken,
  'phones-big-screen': m.error_phones_big_screen,
  'phones-done': m.error_phones_done,
  'storage-full': m.error_storage_full,
}

export const phoneErrorText = ({ code, params }: ApiError): string =>
  code === 'bad-arguments'
    ? m.error_bad_arguments({ at: params.at, problem: params.problem })
    : (WORDS[code] ?? m.error_internal)()
