/** A text as it is searched: small letters without accents, so that "Jose" finds "José". */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
