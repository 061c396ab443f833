/** What whoever called can mend, such as a wrong flag or a folder that can't be written: one line, exit status 2. */
export class Complaint extends Error {}
