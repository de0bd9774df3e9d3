/** The address of a kept picture, 800 px wide. */
export const imageUrlOf = (hash: string): string => `/media/${hash}/800`
