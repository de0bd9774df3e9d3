/**
 * What stands in the field behind a dialling prefix, such as +254, for a number that is kept with it; a number of
 * another country stays whole.
 */
export const withoutPrefix = (prefix: string, phone: string): string =>
  phone.startsWith(prefix) ? phone.slice(prefix.length).trim() : phone
