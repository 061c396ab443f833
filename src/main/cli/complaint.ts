import { STATUS, type Status } from './status.ts'

/** An error that the caller can mend, told in one line. */
export class Complaint extends Error {
  readonly status: Status

  constructor(message: string, status: Status = STATUS.usage) {
    super(message)
    this.status = status
  }
}

/** A file or folder that can't be read or written, or a search that finds nothing. */
export const failure = (message: string): Complaint => new Complaint(message, STATUS.failure)

/** About an unknown name, with the known ones. */
export const notThere = (what: string, name: string, there: readonly string[]): Complaint =>
  new Complaint(`unknown ${what} "${name}"; known: ${there.join(', ')}`)
