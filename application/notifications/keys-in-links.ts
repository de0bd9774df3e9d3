/** A secret as it stands in a link: '?token=…', '&key=…'. As a regular expression that PostgreSQL reads alike. */
export const keyInLink = '=[A-Za-z0-9_%-]{20,}'

/** What stays in its place. */
export const noKey = '=…'

const keysInLinks = new RegExp(keyInLink, 'g')

/** What a mail said, without the keys of its links: nobody who reads it later can open anything with it. */
export const withoutKeys = (text: string): string => text.replaceAll(keysInLinks, noKey)
