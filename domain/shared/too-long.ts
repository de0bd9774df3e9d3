import { tidyText } from './tidy-text.ts'

/** Counted as whoever writes counts, an emoji as one, and as PostgreSQL does; a string's `length` counts UTF-16 units. */
export const isTooLong = (words: string, most: number): boolean => Array.from(tidyText(words)).length > most

/** Characters of one line of a form, such as a street. */
export const longestLine = 200

/** Why a text cannot be kept, whatever space is around it. */
export const tooLong = (words: string, most: number): string | null =>
  isTooLong(words, most) ? `At most ${most} characters, please` : null
