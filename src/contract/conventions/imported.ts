/** Extensions of files that may hold games; the import judges their contents. */
export const IMPORTED: readonly string[] = ['pithead', 'json', 'zip', 'bgsplay', 'html', 'csv', 'tsv']
