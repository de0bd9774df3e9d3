/** Why a text cannot be kept, whatever space is around it. */
export const tooLong = (words: string, most: number): string | null =>
  Array.from(words.trim()).length > most ? `At most ${most} characters, please` : null
