/** A text as it begins a sentence or stands alone. The Dutch ij is one letter: ijzer, IJzer. */
export const capital = (text: string): string => text.replace(/^(ij|.)/u, (first) => first.toLocaleUpperCase())
