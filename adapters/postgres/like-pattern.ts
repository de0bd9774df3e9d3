/** A text in a pattern for `like`, with what would be a wildcard taken as it is. */
const asItIs = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/** A pattern for `like` that finds a text anywhere. */
export const anywhere = (text: string): string => `%${asItIs(text)}%`

/** A pattern for `like` that finds what begins with a text. */
export const beginningWith = (text: string): string => `${asItIs(text)}%`
