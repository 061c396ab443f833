/** A text as it begins a sentence or stands alone. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
