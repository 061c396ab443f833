/** Ends of the names of files that may hold games; what is in them is for the import to judge. */
export const IMPORTED: readonly string[] = ['pithead', 'json', 'zip', 'bgsplay']
