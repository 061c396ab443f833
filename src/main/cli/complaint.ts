/** What whoever called can mend, such as a wrong flag or a folder that can't be written: one line, exit status 2. */
export class Complaint extends Error {}

/** About a name that nothing has, with those that there are. */
export const notThere = (what: string, name: string, there: readonly string[]): Complaint =>
  new Complaint(`no ${what} is called "${name}"; there is: ${there.join(', ')}`)
