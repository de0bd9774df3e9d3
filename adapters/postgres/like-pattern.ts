/** A pattern for `like` that finds a text anywhere, with what would be a wildcard taken as it is. */
export const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
