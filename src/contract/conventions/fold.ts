/** Letters that Unicode doesn't decompose, by how they are written without them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  þ: 'th',
  ı: 'i',
}

/**
 * A text as it is searched: small letters without accents, so that "Jose" finds "José" and "GROSS" finds "Groß". The same in
 * every locale; folding twice changes nothing.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðħŧþı]/g, (letter) => PLAIN[letter])
